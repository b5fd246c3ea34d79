/*
 * Stands in for icuuc.dll of Windows 10, which Wine lacks and Qt6Core.dll asks for, so that the Windows bundle can be
 * made and tried under Wine. It knows no encoding: Qt then uses those of its own (UTF-8, UTF-16, Latin-1). It goes into
 * the system folder of a Wine prefix and never into a bundle.
 */
#define NOTHING(name) __declspec(dllexport) long long name(void) { return 0; }

NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)

/* The one with an error to report: U_UNSUPPORTED_ERROR of unicode/utypes.h. */
__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = 16;
    return 0;
}
