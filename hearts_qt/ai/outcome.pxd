from hearts_qt.ai.board cimport DEFER, HEARTS, SHARED, VOID, Board, count, low, u64

cdef int NO_MOON, ADD, SUBTRACT, CHOICE, AUTO, NOBODY, TAKE
cdef int POINTS, DIFFERENCE, SIX_FREE, HOYLE, POOL, SUIT_POOL, SUIT_FEWEST, HOWELL, FEWEST
cdef int NO_FLOOR, FLOOR_TOTAL, FLOOR_DEAL, GENERALE, CAPOT, SLAM, FREE_POINTS, FAR

cdef class Outcome(Board):
    cdef int moon, moon_worth, declared_worth, bonus_points, no_trick_bonus, floor, auction, penalty_total, hearts, settlement
    cdef int limit, deals, shot, effect, pool_after
    cdef bint has_amount, bonus_in_moon, royal, partners, side_moon, combined, high_wins, in_chips
    cdef bint jack_divides, moon_alone, either_way, short
    cdef int[12] cost, loss, extra, due, gain, after

    cdef int _bonuses(self, int s) noexcept nogil
    cdef int _cards_cost(self, int s) noexcept nogil
    cdef int _red_queen(self, int s) noexcept nogil
    cdef void _set_extras(self, int shooter) noexcept nogil
    cdef void _plain_costs(self, int shooter) noexcept nogil
    cdef void _apply_fallback(self) noexcept nogil
    cdef void _defer(self, int seat, int amount) noexcept nogil
    cdef int _partner(self, int s) noexcept nogil
    cdef bint _same_side(self, int a, int b) noexcept nogil
    cdef bint _took_all(self, int members) noexcept nogil
    cdef int _shooter(self) noexcept nogil
    cdef bint _declared_done(self) noexcept nogil
    cdef void _declared_costs(self) noexcept nogil
    cdef void _moon_costs(self, int shooter, int effect) noexcept nogil
    cdef int _choose_effect(self, int shooter) noexcept nogil
    cdef void _deal_costs(self) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef int _least(self) noexcept nogil
    cdef void _write_points(self) noexcept nogil
    cdef int _slam(self) noexcept nogil
    cdef int _pay(self) noexcept nogil
    cdef void _write_chips(self) noexcept nogil
    cdef int _divide(self, int middle, int cost) noexcept nogil
    cdef void _hoyle(self) noexcept nogil
    cdef void _pool(self) noexcept nogil
    cdef void _fewest(self) noexcept nogil
    cdef void _howell(self) noexcept nogil
