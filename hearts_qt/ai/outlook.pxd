cimport cython
from hearts_qt.ai.board cimport DRAW, PLAYING, count, high, low, u64
from hearts_qt.ai.outcome cimport Outcome

cdef u64 ONE
cdef int SURE, POINT, WORST, WEIGHTS, ROOM
cdef int RELIEF, LEAD_RELIEF, GIVE, SHARE, SMOKE, EXIT, RESIST, STOPPER, BURDEN, VOIDNESS, JOKER, EAGER_LAST, EAGER
cdef int PARTS
cdef int UNWILLING, GREEDY, FALL, STAY, TRY, BEHIND, CLEAR, CATCH, MISS

cdef class Outlook(Outcome):
    cdef int rows, width, per_point, n_dear, others, later, in_hands, on_table, to_come, wins, brings
    cdef int penal_left, sure_seat
    cdef bint table_costs, clean, tells
    cdef int[::1] missing, burden, follows
    cdef int[24] weight
    cdef int[288] weights_of
    cdef int[64] value, trick_value, relief
    cdef int[16] round_now, round_before
    cdef int[5] followers, strange
    cdef int[12] room
    cdef int[60] share, dropping
    cdef u64 hidden, sure
    cdef u64[12] got
    cdef u64[64] dear_cards
    cdef u64[5] out, out2

    @cython.locals(own=u64, own2=u64, hidden=u64, hidden2=u64, to=int, suit=int, seat=int, at=int, room=int)
    cdef void _look(self, int s) noexcept nogil
    cdef int _above(self, int face) noexcept nogil
    cdef int _under(self, int face) noexcept nogil
    cdef int _none_of(self, int seat, int suit, u64 cards, u64 cards2) noexcept nogil
    @cython.locals(at=int, expected=int, left=int, part=int, face=int, lane=int, n=int)
    cdef int _drop(self, int seat, int suit) noexcept nogil
    @cython.locals(expected=int, seat=int)
    cdef int _drop_of_strangers(self, int suit) noexcept nogil
    @cython.locals(suit=int, total=int, left=int, top=int, mask=u64, lower=u64, costly=u64, cards=u64)
    cdef int _falls(self, int face, int f, int r, int follow) noexcept nogil
    @cython.locals(at=int, chance=int, follow=int, strangers=int, points=int)
    cdef int _round_cost(self, int face, int r, int m, int lower, int f) noexcept nogil
    @cython.locals(m=int, f=int, n=int, k=int, total=int, face=int, lower=int, above=int, below=int, part=int,
                   held=u64, cards=u64)
    cdef void _weigh_suit(self, int s, int suit) noexcept nogil
    @cython.locals(cards=u64)
    cdef void _prepare(self, int s) noexcept nogil
    @cython.locals(suit=int, points=int, under=u64, over=u64, lower=u64, higher=u64, lower2=u64, higher2=u64, wins=int,
                   left=int, draws=bint, thrown=bint, costly=u64, seat=int, eager=int, none_below=int, none_above=int,
                   void=int, can=int, beats=int, above=int, dropped=int)
    cdef void _outlook(self, int s, int face) noexcept nogil
    @cython.locals(expected=int, left=int, each=int, top=int, part=int)
    cdef int _dropped_under(self, int seat, int suit, u64 costly, int none_below) noexcept nogil
