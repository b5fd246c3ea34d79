cimport cython
from hearts_qt.ai.board cimport ELDEST, EXCHANGE, EXCHANGING, FIRST_TRICK, HEARTS, LOWEST_CLUB, NOBODY_YET, OVER, PLAYING
from hearts_qt.ai.board cimport REFILL, SHARED, VOID, count, high, low, u64
from hearts_qt.ai.outcome cimport ADD
from hearts_qt.ai.giving cimport Giving
from hearts_qt.ai.outlook cimport WEIGHTS

cdef u64 ONE, M64, GOLDEN, MIX_1, MIX_2
cdef int RANDOM, DUCKING, THINKING, ASIDE, AVOID, STOP, GAIN, TAKE_ALL, THREAT, SCALE, STEPS, FAR

@cython.final
cdef class Kernel(Giving):
    cdef readonly int row
    cdef int n_moves
    cdef u64 state
    cdef int aim, usual_aim
    cdef u64 above_dear
    cdef bint quick, rising
    cdef int[12] kind
    cdef int[64] danger
    cdef u64[12] give, give2, b_got
    cdef int[12] total_of, trust, of_pass, of_plays, fresh, fresh_pass
    cdef int open_passes, pass_weight
    cdef int[2048] odds

    cdef void _deal(self, u64[::1] worlds, int world) noexcept nogil
    @cython.locals(first=bint, opens=bint)
    cdef u64 _legal(self, int s) noexcept nogil
    cdef u64 _allowed(self, u64 suited, bint first, bint opens) noexcept nogil
    cdef u64 _leads(self, u64 suited, bint first) noexcept nogil
    cdef void _put(self, int s, int number) noexcept nogil
    cdef void _put_joker(self, int s) noexcept nogil
    cdef void _find_winner(self) noexcept nogil
    cdef int _next(self, int s) noexcept nogil
    cdef void _play(self, int s, int number) noexcept nogil
    cdef void _end_trick(self) noexcept nogil
    cdef void _next_trick(self, int leader, int w) noexcept nogil
    cdef void _seed(self, u64 seed, u64 world) noexcept nogil
    cdef int _below(self, u64 bound) noexcept nogil
    @cython.locals(closed=bint, bound=bint)
    cdef void _quick_trick(self) noexcept nogil
    cdef void _end_quick(self, int w) noexcept nogil
    cdef int _pick(self, int s, u64 legal) noexcept nogil
    cdef int _any(self, u64 cards) noexcept nogil
    cdef int _choose(self, int s) noexcept nogil
    cdef int _cost_now(self) noexcept nogil
    cdef u64 _unseen(self, int s) noexcept nogil
    cdef int _duck(self, int s, u64 legal) noexcept nogil
    cdef int _lead(self, int s, u64 legal) noexcept nogil
    @cython.locals(last=bint)
    cdef int _follow(self, int s, u64 legal) noexcept nogil
    cdef int _discard(self, int s, u64 legal) noexcept nogil
    cdef int _aim(self, int s) noexcept nogil
    cdef bint _can_take_all(self, int s) noexcept nogil
    cdef int _lead_high(self, u64 legal, u64 out) noexcept nogil
    cdef int _most(self, u64 cards) noexcept nogil
    cdef int _lowest(self, u64 cards) noexcept nogil
    cdef int _worst(self, int s) noexcept nogil
    cdef void _choose_pass(self, int s) noexcept nogil
    cdef void _set_aside(self, int s, int number) noexcept nogil
    cdef void _pass(self, int seat, u64 cards, u64 twins) noexcept nogil
    cdef void _scatter(self, int s) noexcept nogil
    cdef void _choose_exchange(self, int s) noexcept nogil
    cdef void _policy_move(self) noexcept nogil
    cdef void _move(self, u64 cards, u64 twins) noexcept nogil
    @cython.locals(cut=bint)
    cdef void _play_out(self) noexcept nogil
    cdef void _run(self, u64[::1] worlds, int lo, int hi, u64[::1] moves, u64 seed, int[::1] out, int room) noexcept nogil
    cdef void _recall_passes(self) noexcept nogil
    @cython.locals(total=int, s=int, number=int, k=int, worse=int, legal=u64)
    cdef int _surprise_of(self, u64[::1] worlds, int world, int[::1] plays, int seats, int most) noexcept nogil
    cdef int _taker(self, int s) noexcept nogil
    cdef int _giver(self, int s) noexcept nogil
    @cython.locals(gave=u64, held=u64)
    cdef int _strangeness_of_pass(self, u64[::1] worlds, int world, int s) noexcept nogil
    @cython.locals(everybody=int, w=int)
    cdef void _replay(self, u64[::1] worlds, int lo, int hi, int[::1] plays, int own, int[::1] out) noexcept nogil
    @cython.locals(room=int, view=u64[::1], played=int[::1], found=int[::1])
    cpdef surprises(self, object worlds, int lo, int hi, object plays, int own, object out)
    cdef u64 _card_at(self, u64 cards) noexcept nogil
    @cython.locals(chance=int, least=int, most=int, middle=int)
    cdef int _most_accepted(self) noexcept nogil
    @cython.locals(room=int, s=int)
    cdef bint _makes_sense(self, u64[::1] worlds, int world, int[::1] plays, int passed, int played, int accepted) noexcept nogil
    @cython.locals(a=int, b=int, at=int, accepted=int, who=int, sense=bint, mine=u64, theirs=u64, one=u64, other=u64,
                   state=u64, got=u64, got_too=u64)
    cdef void _try_swap(self, u64[::1] worlds, int world, int[::1] plays, int own, u64[::1] may) noexcept nogil
    @cython.locals(accepted=int, giver=int, sense=bint, changed=u64, state=u64)
    cdef void _try_pass(self, u64[::1] worlds, int world, int[::1] plays, int own, int a, u64 hand) noexcept nogil
    @cython.locals(s=int, rest=u64)
    cdef void _guess_passes(self, u64[::1] worlds, int at) noexcept nogil
    @cython.locals(stride=int, k=int)
    cdef void _copy_world(self, u64[::1] source, int at, u64[::1] target, int to) noexcept nogil
    @cython.locals(everybody=int, s=int)
    cdef void _go_on(self, u64[::1] chains, u64[::1] gifts, int c, int[::1] plays, int own, u64[::1] may, int tries) noexcept nogil
    @cython.locals(w=int)
    cdef void _wander(self, u64[::1] worlds, int count, u64[::1] chains, u64[::1] gifts, int n, int[::1] plays, int own,
                      u64[::1] may, int tries) noexcept nogil
    @cython.locals(c=int, s=int)
    cdef void _cool(self, u64[::1] chains, u64[::1] gifts, int n, int[::1] plays, int own, u64[::1] may, int tries) noexcept nogil
    @cython.locals(odds=u64, k=int)
    cdef void _set_heat(self, int heat) noexcept nogil
    cpdef set_passes(self, object got, int unknown, int weight)
    cpdef guess_passes(self, object chains, object gifts, u64 seed)
    @cython.locals(n=int, view=u64[::1], given=u64[::1], played=int[::1], allowed=u64[::1])
    cpdef settle_in(self, object chains, object gifts, object plays, int own, object may, int heat, int tries, u64 seed,
                 object strange)
    @cython.locals(n=int, count_of=int, filled=u64[::1], view=u64[::1], given=u64[::1], played=int[::1], allowed=u64[::1])
    cpdef wander(self, object worlds, object chains, object gifts, object plays, int own, object may, int heat, int tries,
                 u64 seed)
    cpdef set_trust(self, int seat, int trust)
    @cython.locals(room=int, view=u64[::1], tried=u64[::1], rows=int[::1])
    cpdef batch(self, object worlds, int lo, int hi, object moves, u64 seed, object out)
