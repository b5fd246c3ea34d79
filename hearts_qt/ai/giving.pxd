cimport cython
from hearts_qt.ai.board cimport count, high, low, u64
from hearts_qt.ai.outlook cimport MISS, POINT, SHARE, SURE, VOIDNESS, WORST
from hearts_qt.ai.policy cimport STRANGE, Policy

cdef u64 ONE
cdef int MOST

cdef class Giving(Policy):
    cdef u64 gift
    cdef int gift_cost
    cdef int[512] in_round
    cdef int[64] for_partner
    cdef int[8] emptied
    cdef int[5] least, sum_cost
    cdef u64[5] lightest, sum_cards

    @cython.locals(base=int, row=int, suit=int, to=int, partner=bint, m=int, f=int, part=int, face=int, lower=int, r=int,
                   first=int, cards=u64)
    cdef void _price_rounds(self, int s, bint gone) noexcept nogil
    @cython.locals(base=int, row=int, total=int, suit=int, r=int, cards=u64)
    cdef int _cost_of_gift(self, int s, u64 gift) noexcept nogil
    @cython.locals(base=int, row=int, n=int, suit=int, i=int, face=int, keep=int, give=int, best=int, k=int, best_k=int,
                   cost=int, cards=u64, held=u64, bit=u64)
    cdef void _lighten(self, int s, bint gone) noexcept nogil
    cdef void _find_gift(self, int s) noexcept nogil
    @cython.locals(before=u64, tells=bint, worse=int)
    cdef int _surprise_of_pass(self, int s, u64 held, u64 gave) noexcept nogil
