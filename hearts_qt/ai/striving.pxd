cimport cython
from hearts_qt.ai.board cimport SHARED, count, high, low, u64
from hearts_qt.ai.outcome cimport NO_MOON, NOBODY, SUBTRACT, TAKE
from hearts_qt.ai.outlook cimport BEHIND, ONE, POINT, RESIST, STOPPER, SURE, TRY, WORST, Outlook

cdef int SURE_LEAD, LEAD, WIN, DUCK, THROW, TRAITS, MOST_LOST

cdef class Striving(Outlook):
    cdef int moon_price, threat, stake, step
    cdef int[13] lone
    cdef int[70] striving
    cdef int[14] trait
    cdef u64 losers

    @cython.locals(gone=int, chance=int, seat=int, ahead=bint)
    cdef void _find_threat(self, int s) noexcept nogil
    @cython.locals(gone=int, lost=int, chance=int)
    cdef bint _may_shoot(self, int s) noexcept nogil
    @cython.locals(spent=int, left=int, face=int, prize=int, taken=u64, cards=u64)
    cdef bint _moon_pays(self, int s, int chance) noexcept nogil
    @cython.locals(best=int, face=int, f=int, cost=int, beaten=int, costly=int, length=int, over=u64, cards=u64)
    cdef int _shoot(self, int s, u64 legal) noexcept nogil
    @cython.locals(m=int, f=int, longest=int, top=int, place=int, face=int, held=u64, out=u64, mine=u64)
    cdef void _find_losers(self, int s) noexcept nogil
    @cython.locals(best=int, face=int, lost=bint, f=int, kind=int, cost=int, number=int, cards=u64)
    cdef int _strive(self, int s, u64 legal) noexcept nogil
    @cython.locals(suit=int, beaten=int, losers=int)
    cdef void _note_traits(self, int s, int face) noexcept nogil
    @cython.locals(own=int, costly=int, likely=int, gain=int, theirs=int)
    cdef int _moon_gain(self, int s, int face, bint over) noexcept nogil
    @cython.locals(suit=int, mask=u64)
    cdef int _takes_over(self, int seat) noexcept nogil
    cdef bint _comes(self, int seat) noexcept nogil
