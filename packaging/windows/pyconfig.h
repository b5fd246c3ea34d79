/* What the headers of CPython 3.11 ask about the system, answered for 64-bit Windows and MinGW. */
#ifndef Py_CONFIG_H
#define Py_CONFIG_H
#include <io.h>
#include <stdint.h>
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define NT_THREADS
#define WITH_THREAD
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED 1
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_FPOS_T 8
#define SIZEOF_OFF_T 4
#define SIZEOF_HKEY 8
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 16
#define HAVE_PY_SSIZE_T 1
#define PY_SSIZE_T_MAX INT64_MAX
typedef int64_t Py_ssize_t;
#define HAVE_ERRNO_H 1
#define HAVE_STDDEF_H 1
#define HAVE_FCNTL_H 1
#define HAVE_IO_H 1
#define HAVE_SIGNAL_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_WCHAR_H 1
#define PY_LLONG_MAX LLONG_MAX
#define PLATFORM "win32"
#define DOUBLE_IS_LITTLE_ENDIAN_IEEE754 1
#endif
