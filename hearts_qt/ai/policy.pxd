cimport cython
from hearts_qt.ai.board cimport count, low, u64
from hearts_qt.ai.outcome cimport HOYLE
from hearts_qt.ai.outlook cimport BURDEN, CLEAR, EXIT, GIVE, JOKER, LEAD_RELIEF, MISS, ONE, POINT, RELIEF, SHARE, SMOKE
from hearts_qt.ai.outlook cimport SURE, TRY, WORST
from hearts_qt.ai.striving cimport Striving

cdef int STRANGE

cdef class Policy(Striving):
    cdef bint weighed
    cdef int[64] card_cost

    @cython.locals(least=int, cost=int, in_trick=int, to_come=int, on_table=int, suit=int, held=u64, cards=u64)
    cdef int _risk_of_lead(self, int s) noexcept nogil
    @cython.locals(contenders=int, left=int, hope=int, prize=int, seat=int)
    cdef int _clear_loss(self, int s) noexcept nogil
    cdef bint _between(self, int lower, int higher) noexcept nogil
    @cython.locals(face=int, mine=int, suit=int, burden=int, clear=int, last=int, best=int, f=int, cost=int, points=int,
                   partner=bint, held=u64, smokes=u64, out=u64, cards=u64, bit=u64)
    cdef int _think(self, int s, u64 legal) noexcept nogil
    @cython.locals(best=int, face=int, f=int, cost=int, length=int, friend=bint, top=bint, cards=u64)
    cdef int _undertake(self, int s, u64 legal) noexcept nogil
    @cython.locals(best=int, worse=int)
    cdef int _surprise(self, int s, u64 legal, int face) noexcept nogil
    @cython.locals(side=int)
    cdef bint _friends(self, int a, int b) noexcept nogil
    @cython.locals(best=int, face=int, f=int, suit=int, held=u64, cards=u64)
    cdef int _burdensome(self, int s) noexcept nogil
