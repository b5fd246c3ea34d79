# cython: language_level=3, annotation_typing=False, infer_types=True, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""The simulator: worlds played to their end by a quick policy, in batches that do not hold the interpreter's lock.

The policy ducks by a table of dangers that is computed from what the cards cost, so it speaks of no card by name.
Everything is integers, so a seed gives the same numbers compiled and as plain Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from hearts_qt.ai import uncompiled as cython
    from hearts_qt.ai.encoding import Table
else:
    try:
        import cython
    except ImportError:
        from hearts_qt.ai import uncompiled as cython

if not cython.compiled:
    from hearts_qt.ai.bits import count, high, low
    from hearts_qt.ai.board import EXCHANGING, OVER, PLAYING
    from hearts_qt.ai.outcome import ADD
    from hearts_qt.ai.policy import Policy

COMPILED = cython.compiled
"""Whether this module was compiled."""

ONE = 1
ROOM = 12
M64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB

RANDOM, DUCKING, THINKING = 0, 1, 2
"""Policies, as in `encoding`."""
ASIDE = 4
"""Columns of a playout's row beside the losses: pool, shooter, taker of the trick, taker of the dearest card."""


class Kernel(Policy):
    """Plays worlds to their end. One object belongs to one thread."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        for seat in range(ROOM):
            self.kind[seat] = DUCKING
        for face in range(64):
            self.danger[face] = table.danger[face]
        self.row = self.seats + ASIDE
        self.state = 1

    def _allocate(self) -> None:
        super()._allocate()
        if not cython.compiled:
            self.kind, self.danger = [0] * ROOM, [0] * 64
            self.give, self.give2 = [0] * ROOM, [0] * ROOM

    # -- random numbers ----------------------------------------------------------------------------------

    def _seed(self, seed: int, world: int) -> None:
        """Start the stream of one world; it does not depend on the move that is tried."""
        x = (seed + GOLDEN * (world + ONE)) & M64
        x = ((x ^ (x >> 30)) * MIX_1) & M64
        x = ((x ^ (x >> 27)) * MIX_2) & M64
        x ^= x >> 31
        self.state = x if x else GOLDEN

    def _below(self, bound: int) -> int:
        """A number in 0 … bound - 1."""
        x = self.state
        x ^= (x << 13) & M64
        x ^= x >> 7
        x ^= (x << 17) & M64
        self.state = x
        return ((x >> 32) * bound) >> 32

    # -- policies ----------------------------------------------------------------------------------------

    def _any(self, cards: int) -> int:
        """The face of one of the cards by lot."""
        n = count(cards)
        if n > 1:
            k = self._below(n)
            while k > 0:
                cards &= cards - 1
                k -= 1
        return low(cards)

    def _choose(self, s: int) -> int:
        """The number of the card that seat ``s`` plays."""
        legal = self._legal(s)
        if not legal & (legal - 1):
            face = low(legal)
        elif self.kind[s] == RANDOM:
            face = self._any(legal)
        elif self.kind[s] == DUCKING:
            face = self._duck(s, legal)
        else:
            face = self._think(s, legal)
        return face if self.hand[s] >> face & ONE else face + 64

    def _duck(self, s: int, legal: int) -> int:
        if self.led < 0:
            return self._lead(s, legal)
        if not legal & self.lane[self.led]:
            return self._discard(s, legal)
        return self._follow(s, legal & self.lane[self.led])

    def _lead(self, s: int, legal: int) -> int:
        best, face = -10000, 0
        own = self.hand[s] | self.twin[s]
        out = (self.deck & ~self.seen & ~self.hand[s]) | (self.deck2 & ~self.seen2 & ~self.twin[s])
        while legal:
            f = low(legal)
            legal &= legal - 1
            lane = self.lane[f >> 4]
            beaten = count(out & lane & ~((ONE << f) - ONE))
            score = 16 * beaten - 8 * count(out & lane & ((ONE << f) - ONE)) - count(own & lane)
            if score > best:
                best, face = score, f
        return face

    def _follow(self, s: int, legal: int) -> int:
        if self.top >= 0:
            under = legal & ((ONE << self.top) - ONE)
            if under:
                costly = under & self.penal
                return high(costly) if costly else high(under)
        clean = legal & ~self.penal
        if not clean:
            return low(legal)
        if self._next(s) < 0 or self.tricks == 0:
            return high(clean)
        return low(clean)

    def _discard(self, s: int, legal: int) -> int:
        best, face = -1, 0
        while legal:
            f = low(legal)
            legal &= legal - 1
            if self.danger[f] > best:
                best, face = self.danger[f], f
        return face

    def _worst(self, s: int) -> int:
        """The number of the card that seat ``s`` gives away first."""
        if self.kind[s] == THINKING:
            number = self._burdensome(s)
            return number if self.hand[s] >> number & ONE else number + 64
        best, number = -1, 0
        cards = self.hand[s] | self.twin[s]
        while cards:
            f = low(cards)
            cards &= cards - 1
            if self.danger[f] > best:
                best, number = self.danger[f], f
        return number if self.hand[s] >> number & ONE else number + 64

    # -- other moves -------------------------------------------------------------------------------------

    def _choose_pass(self, s: int) -> None:
        """What seat ``s`` gives away, into ``give``; it leaves the hand."""
        self.give[s], self.give2[s] = 0, 0
        for _ in range(self.pass_count):
            self._set_aside(s, self._worst(s))

    def _set_aside(self, s: int, number: int) -> None:
        bit = ONE << (number & 63)
        if number >= 64:
            self.give2[s] |= bit
            self.twin[s] &= ~bit
        else:
            self.give[s] |= bit
            self.hand[s] &= ~bit

    def _pass(self, seat: int, cards: int, twins: int) -> None:
        """``seat`` gives these cards, every other seat what the policy gives, all at once."""
        for s in range(self.seats):
            if s == seat:
                self.give[s], self.give2[s] = cards, twins
                self.hand[s] &= ~cards
                self.twin[s] &= ~twins
            else:
                self._choose_pass(s)
        for s in range(self.seats):
            to = s + self.pass_to
            if to >= self.seats:
                to -= self.seats
            self.hand[to] |= self.give[s]
            self.twin[to] |= self.give2[s]
        self._open_play()

    def _choose_exchange(self, s: int) -> None:
        """The taker of the widow lays away what is worst in the hand; what costs only if nothing else is left."""
        self.give[s], self.give2[s] = 0, 0
        hand, twin = self.hand[s], self.twin[s]
        for _ in range(self.exchange_count):
            costly, costly2 = self.hand[s] & self.penal, self.twin[s] & self.penal
            if self.hand[s] & ~costly or self.twin[s] & ~costly2:
                self.hand[s] &= ~costly
                self.twin[s] &= ~costly2
                self._set_aside(s, self._worst(s))
                self.hand[s] |= costly
                self.twin[s] |= costly2
            else:
                self._set_aside(s, self._worst(s))
        self.hand[s], self.twin[s] = hand, twin
        self._lay_away(self.give[s], self.give2[s])

    # -- playouts ----------------------------------------------------------------------------------------

    def _policy_move(self) -> None:
        """One move of the policy, whatever is asked for."""
        if self.phase == PLAYING:
            self._play(self.turn, self._choose(self.turn))
        elif self.phase == EXCHANGING:
            self._choose_exchange(self.exchanger)
        else:
            self._pass(-1, 0, 0)

    def _move(self, cards: int, twins: int) -> None:
        """The move to be tried: the card to play, or the set to pass or to lay away."""
        if self.phase == PLAYING:
            self._play(self.turn, low(cards) if cards else low(twins) + 64)
        elif self.phase == EXCHANGING:
            self._lay_away(cards, twins)
        else:
            self._pass(self.turn, cards, twins)

    def _play_out(self) -> None:
        """To the end of the deal, or until nothing can change its outcome any more."""
        cut = self.may_cut and (self.declarer < 0 or self.generale)
        while self.phase != OVER:
            if cut and self.left == 0 and self.n_in == 0:
                break
            self._policy_move()
        self._settle()

    def _run(
        self, worlds: array[int], lo: int, hi: int, moves: array[int], seed: int, out: array[int], room: int
    ) -> None:
        for w in range(lo, hi):
            for m in range(self.n_moves):
                self._deal(worlds, w)
                self._seed(seed, w)
                self._move(moves[2 * m], moves[2 * m + 1])
                self._play_out()
                at = (m * room + w) * self.row
                for s in range(self.seats):
                    out[at + s] = self.loss[s]
                at += self.seats
                out[at] = self.pool_after
                out[at + 1] = self.shot
                out[at + 2] = self.trick_taker
                out[at + 3] = self.dear_taker

    def batch(
        self, worlds: array[int], lo: int, hi: int, moves: array[int], seed: int, out: array[int]
    ) -> None:
        """Play the worlds from ``lo`` to ``hi`` out after each of the moves, without the interpreter's lock.

        ``worlds`` is what `board` says, ``moves`` two masks for each move. The row of move m in world w begins at
        ``(m * worlds + w) * self.row`` of ``out``: the loss of each seat (as written down, plus is bad), the pool,
        the shooter, the taker of the trick on the table, the taker of the dearest card; -1 is nobody.
        Raises ValueError when the arrays do not fit each other.
        """
        self.n_moves = len(moves) >> 1
        room = len(worlds) // self.stride()
        if not 0 <= lo <= hi <= room or len(out) < self.n_moves * room * self.row:
            raise ValueError("worlds, moves and the rows do not fit each other")
        view, tried, rows = worlds, moves, out
        with cython.nogil:
            self._run(view, lo, hi, tried, seed, rows, room)

    def stride(self) -> int:
        """How many numbers describe one world of the position."""
        return 2 * self.seats + self.pile

    def _replay(self, worlds: array[int], lo: int, hi: int, plays: array[int], own: int, out: array[int]) -> None:
        for w in range(lo, hi):
            self._deal(worlds, w)
            self._seed(0, w)
            total = 0
            for k in range(self.n_moves):
                s, number = plays[2 * k], plays[2 * k + 1]
                if self.phase != PLAYING or self.turn != s:
                    break
                if s != own:
                    legal = self._legal(s)
                    if legal & (legal - 1):
                        total += self._surprise(s, legal, number & 63)
                self._play(s, number)
            out[w] = total

    def surprises(
        self, worlds: array[int], lo: int, hi: int, plays: array[int], own: int, out: array[int]
    ) -> None:
        """How much the cards that were played would surprise a believer in the rules of thumb, world by world.

        ``worlds`` are as they were before the first of ``plays``, which are pairs of seat and card number; what
        ``own`` played surprises nobody. ``out[w]`` becomes the sum over the plays, in 256ths of a point.
        Raises ValueError when the arrays do not fit each other.
        """
        self.n_moves = len(plays) >> 1
        room = len(worlds) // (2 * self.seats + self.pile)
        if not 0 <= lo <= hi <= room or len(out) < room:
            raise ValueError("worlds and surprises do not fit each other")
        view, played, found = worlds, plays, out
        with cython.nogil:
            self._replay(view, lo, hi, played, own, found)

    # -- step by step ------------------------------------------------------------------------------------

    def deal(self, worlds: array[int], world: int, seed: int = 0) -> None:
        """Start the world with this number, with this seed of the policy."""
        self._deal(worlds, world)
        self._seed(seed, world)

    def legal(self) -> tuple[int, int]:
        """What the seat to play may play, as two masks."""
        faces = self._legal(self.turn)
        return self.hand[self.turn] & faces, self.twin[self.turn] & faces

    def play(self, number: int) -> None:
        """The seat to play plays this card, which has to be legal."""
        self._play(self.turn, number)

    def choose(self) -> int:
        """The card that the policy plays."""
        return self._choose(self.turn)

    def apply(self, cards: int, twins: int) -> None:
        """Any move: the card to play, or the set to pass (the others pass by the policy) or to lay away."""
        self._move(cards, twins)

    def follow_policy(self) -> None:
        """Make the move that the policy makes."""
        self._policy_move()

    def play_out(self) -> None:
        """Play to the end of the deal and settle it."""
        self._play_out()

    def settle(self) -> None:
        """Work out costs and losses of a deal that is over."""
        self._settle()

    def set_policy(self, seat: int, kind: int) -> None:
        """Which policy plays for ``seat``."""
        self.kind[seat] = kind

    def set_weight(self, number: int, weight: int) -> None:
        """Change a weight of `policy`, in 1024ths: for experiments."""
        self.weight[number] = weight

    def state_of(self, seat: int) -> tuple[int, int, int, int, int]:
        """Hand and captured cards of a seat, two masks each, and the tricks it won."""
        return self.hand[seat], self.twin[seat], self.took[seat], self.took2[seat], self.won[seat]

    def stage(self) -> tuple[int, int, int]:
        """Phase, the seat whose turn it is, tricks played."""
        return self.phase, self.turn, self.tricks

    def moon_adds(self) -> bool:
        """Whether the shooter of a settled deal let the others pay, where there was a choice."""
        return self.effect == ADD

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
        """Costs and losses per seat, the pool and the shooter of a settled deal."""
        costs = tuple([self.cost[s] for s in range(self.seats)])
        losses = tuple([self.loss[s] for s in range(self.seats)])
        return costs, losses, self.pool_after, self.shot
