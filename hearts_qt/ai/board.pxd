cimport cython

ctypedef unsigned long long u64

cdef extern from *:
    """
    #ifndef HEARTS_QT_BITS
    #define HEARTS_QT_BITS
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int hearts_qt_low(unsigned long long x) {
        unsigned long i; _BitScanForward64(&i, x); return (int)i;
    }
    static __inline int hearts_qt_high(unsigned long long x) {
        unsigned long i; _BitScanReverse64(&i, x); return (int)i;
    }
    #define HEARTS_QT_INLINE static __inline
    #else
    static inline int hearts_qt_low(unsigned long long x) { return __builtin_ctzll(x); }
    static inline int hearts_qt_high(unsigned long long x) { return 63 - __builtin_clzll(x); }
    #define HEARTS_QT_INLINE static inline
    #endif
    HEARTS_QT_INLINE int hearts_qt_count(unsigned long long x) {
    #if defined(__POPCNT__)
        return __builtin_popcountll(x);
    #endif
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    #endif
    """
    int low "hearts_qt_low" (u64 cards) nogil
    int high "hearts_qt_high" (u64 cards) nogil
    int count "hearts_qt_count" (u64 cards) nogil

cdef u64 ONE
cdef int PLAYING, PASSING, EXCHANGING, OVER
cdef int NONE, FIRST_TRICK, LAST_TRICK, EXCHANGE, REFILL, DRAW
cdef int LOWEST_CLUB, ANY_CLUB, ELDEST, ALLOW, REDEAL, VOID, DEFER, HEARTS, NOBODY_YET, SHARED

cdef class Board:
    # -- the rules of the deal
    cdef int seats, opening, fallback, trump, undealt, hand_size, trick_share, n_penal
    cdef bint plain, scatters, draws, redeals, track_cards, track_tricks, moon_matters, side_moons, by_tricks, two_packs, must_break, only_discard_breaks, queen_breaks, hearts_for_queen, hearts_last
    cdef bint no_heart_first, clean_first, duty, cancel, pairs_void, second_takes, joker_if_void, joker_takes
    cdef bint hand_counts, stops, generale, may_cut
    cdef u64 deck, deck2, jokers, penal, live, bonus, dear, low_club, black_queen, queens, kings
    cdef u64[5] lane
    cdef int[64] price, worth, trick_price, fear, trick_fear
    # -- the position
    cdef int b_phase, b_turn, b_leader, b_tricks, b_voided, b_in, b_fb_leader, b_fb_taker, b_side, b_exchange
    cdef int declarer, pile, pile_to, pass_count, pass_to, b_last_winner, number, dealer, pool, bid_seat, bid
    cdef bint b_broken, free_lead, seek_club, jackpot
    cdef u64 b_seen, b_seen2, b_pend, b_pend2
    cdef u64[12] b_took, b_took2
    cdef int[12] b_points, b_prices, b_won, b_void_in, b_fb_cost, b_card, b_seat, total
    # -- the world
    cdef int phase, turn, leader, tricks, voided, side, fb_leader, fb_taker, annulled
    cdef int trick_taker, dear_taker, exchanger, exchange_count, last_winner, last_taker, last_leader, void_taker
    cdef int stock_at, stock_left, owner, owned, b_owner, b_owned, pend_price, pend_fear, b_pend_price, b_pend_fear, t_price, t_fear
    cdef bint broken
    cdef u64 seen, seen2, pend, pend2, live_left, live_left2
    cdef u64[12] hand, twin, took, took2
    cdef int[12] points, prices, won, void_in, fb_cost
    cdef int[112] stock
    # -- the trick
    cdef int n_in, in_trick, led, pairs, winner, top, t_joker, t_jokers
    cdef bint king_led
    cdef u64 t_cards, t_twins, t_seen, t_pair
    cdef int[12] t_card, t_seat
    cdef int[64] seat_of

    cdef void _load(self, u64[::1] worlds, int world) noexcept nogil
    cdef void _clear_trick(self) noexcept nogil
    cdef void _take(self, int seat, u64 cards, u64 twins) noexcept nogil
    cdef void _own(self, int seat) noexcept nogil
    cdef void _credit(self, int seat, int number) noexcept nogil
    cdef void _gain(self, int seat, int number) noexcept nogil
    cdef void _annul(self) noexcept nogil
    cdef void _draw(self, int s) noexcept nogil
    cdef void _draw_until_able(self, int s) noexcept nogil
    cdef void _note_first_trick(self, int leader, int w) noexcept nogil
    cdef int _second_of_highest(self, int leader) noexcept nogil
    cdef void _start_trick(self) noexcept nogil
    cdef void _take_stock(self, int seat) noexcept nogil
    cdef void _refill(self, int w) noexcept nogil
    cdef void _finish(self, int holding) noexcept nogil
    cdef void _lay_away(self, u64 cards, u64 twins) noexcept nogil
    cdef void _open_play(self) noexcept nogil
