// Draco's random playout by hand: how fast could the core be?
//
// The same game as src/dragonhall/games/draco/rules/state.py: the same position and nothing kept beside it, the same
// random streams, the same order of legal actions. Ids such as DT-2 are those of rules/draco.md. bench/cpp_reference/draco.py
// builds and checks it. Commands on standard input, one answer line (or one per game) each:
//
//   rules PLAYERS FIRST FLOOR SUMMIT SPACES  value... mark...  copies of the 50 faces...      -> ok
//   check GAMES  seeds of deal and choices (6 words a game)...         -> decisions winners digest score...
//   playout SECONDS DEALS  seeds of the choices (3 words)  seeds of the deals (3 words each)...
//                                                                      -> decisions seconds

#include <cstdint>
#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr int kColours = 10, kValues = 5, kFaces = 50, kCards = 110, kHand = 6, kSeats = 5;
constexpr int kExchange = 100, kDone = 150, kMostLegal = 2 * kHand + 1;
constexpr int kPlain = 0, kMinor = 1, kMajor = 2;
constexpr int kThirdDragon = 1, kNoCards = 2;

struct Rng {  // sfc32
    uint32_t a, b, c, counter;

    uint32_t next() {
        const uint32_t word = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + word;
        return word;
    }

    uint32_t below(uint32_t n) {  // Lemire
        uint64_t product = uint64_t{next()} * n;
        if (uint32_t(product) < n) {
            const uint32_t threshold = (0u - n) % n;
            while (uint32_t(product) < threshold) product = uint64_t{next()} * n;
        }
        return uint32_t(product >> 32);
    }
};

struct Rules {
    int players = 0, first = -1, floor = 0, summit = 0, last = 0;
    int value[64] = {}, mark[64] = {}, copies[kFaces] = {};
};

template <int N>
struct Pile {  // an ordered zone: the last card is on top
    int count = 0;
    uint8_t card[N];

    void push(int face) { card[count++] = uint8_t(face); }
    int pop() { return card[--count]; }
};

struct Hand : Pile<kHand> {  // an unordered zone: cards lie sorted
    void put(int face) {
        int k = count++;
        for (; k > 0 && card[k - 1] > face; --k) card[k] = card[k - 1];
        card[k] = uint8_t(face);
    }
    void remove(int face) {
        int k = 0;
        while (card[k] != face) ++k;
        for (--count; k < count; ++k) card[k] = card[k + 1];
    }
};

struct State {
    const Rules* rules;
    Rng rng;
    int seat = 0, ply = 0, ending = 0;
    bool exchanging = false, scored = false;
    int space[kColours] = {}, score[kSeats] = {};
    uint8_t ride[kSeats] = {};
    Hand hand[kSeats], aside[kSeats];
    Pile<kCards> draw, discard, pile[kSeats];

    State(const Rules& of, Rng stream) : rules(&of), rng(stream) {}

    void deal() {  // DS-3, DS-4, DS-6
        seat = rules->first < 0 ? int(rng.below(uint32_t(rules->players))) : rules->first;
        for (int face = 0; face < kFaces; ++face)
            for (int k = 0; k < rules->copies[face]; ++k) draw.push(face);
        shuffle();
        for (int s = 0; s < rules->players; ++s)
            for (int k = 0; k < kHand; ++k) hand[s].put(draw.pop());
        unsigned ridden = 0;
        for (int s = 0; s < rules->players; ++s) {
            int card = draw.pop();
            for (; ridden >> (card / kValues) & 1; card = draw.pop()) discard.push(card);
            ride[s] = uint8_t(card);
            ridden |= 1u << (card / kValues);
        }
    }

    void shuffle() {
        for (int k = draw.count - 1; k > 0; --k) std::swap(draw.card[k], draw.card[rng.below(uint32_t(k) + 1)]);
    }

    bool at_summit(int colour) const { return space[colour] >= rules->summit; }

    int dragons_at_summit() const {
        int total = 0;
        for (int dragon = 0; dragon < kColours; ++dragon) total += at_summit(dragon);
        return total;
    }

    int fill(int* actions) const {
        const Hand& cards = hand[seat];
        int total = 0, before = -1;
        if (exchanging) {  // DF-1
            for (int k = 0; k < cards.count; ++k) {
                const int face = cards.card[k];
                if (face != before && at_summit(face / kValues)) actions[total++] = kExchange + face;
                before = face;
            }
            actions[total++] = kDone;
            return total;
        }
        unsigned of_others = 0;  // the dragons that others ride
        for (int s = 0; s < rules->players; ++s)
            if (s != seat) of_others |= 1u << (ride[s] / kValues);
        int rear = space[0];
        for (int dragon = 1; dragon < kColours; ++dragon) rear = space[dragon] < rear ? space[dragon] : rear;
        for (int k = 0; k < cards.count; ++k) {
            const int face = cards.card[k];
            if (face == before) continue;
            before = face;
            const int colour = face / kValues;
            const bool taken = of_others >> colour & 1;
            if (!taken) actions[total++] = 2 * face;                                     // DT-3
            if (taken || space[colour] == rear) actions[total++] = 2 * face + 1;         // DT-2, DT-4
        }
        return total;
    }

    void step(int action) {
        ++ply;
        if (action < kExchange) {
            play(action >> 1, action & 1);
        } else if (action < kDone) {
            hand[seat].remove(action - kExchange);
            aside[seat].put(action - kExchange);
        } else {
            exchange();
        }
    }

    void play(int face, bool under) {  // DT-1 to DT-4, DV-1, DE-1
        hand[seat].remove(face);
        if (under) {
            pile[seat].push(face);
        } else {
            pile[seat].push(ride[seat]);
            ride[seat] = uint8_t(face);
        }
        const int colour = face / kValues;
        const int start = space[colour];
        int to = start + face % kValues + 1;
        if (to > rules->last) to = rules->last;  // DT-5
        int scoring = kPlain;
        bool arrived = false;
        if (to != start) {
            space[colour] = to;
            arrived = start < rules->summit && to >= rules->summit;
            scoring = to < rules->summit ? rules->mark[to] : arrived ? kMajor : kPlain;
        }
        if (scoring != kPlain) tally(scoring);
        if (arrived && dragons_at_summit() == 3) {
            ending = kThirdDragon;
            return;
        }
        scored = scoring != kPlain;
        if (hand[seat].count > 0 && dragons_at_summit() > 0) {
            exchanging = true;
            return;
        }
        if (!scored || hand[seat].count == 0) refill(kHand);  // DF-2, DF-3
        next_turn();
    }

    void tally(int scoring) {  // DV-2, DV-3, DV-7
        for (int s = 0; s < rules->players; ++s) {
            const int value = rules->value[space[ride[s] / kValues]];
            score[s] += scoring == kMinor && value > 3 ? 0 : value;
            if (score[s] < 0 && rules->floor) score[s] = 0;
        }
    }

    void exchange() {  // DF-1
        exchanging = false;
        const int batch = aside[seat].count;
        while (aside[seat].count > 0) discard.push(aside[seat].pop());
        refill(hand[seat].count + batch);
        if (!scored) refill(kHand);
        next_turn();
    }

    void refill(int limit) {
        while (hand[seat].count < limit && draw_pile_ready()) hand[seat].put(draw.pop());
    }

    bool draw_pile_ready() {  // DF-4
        if (draw.count > 0) return true;
        if (discard.count > 0) {
            while (discard.count > 0) draw.push(discard.pop());
        } else {
            for (int s = 0; s < rules->players; ++s)
                while (pile[s].count > 0) draw.push(pile[s].pop());
        }
        if (draw.count == 0) return false;
        shuffle();
        return true;
    }

    void next_turn() {  // DF-4
        for (int k = 0; k < rules->players; ++k) {
            seat = seat + 1 == rules->players ? 0 : seat + 1;
            if (hand[seat].count > 0) return;
        }
        ending = kNoCards;
    }

    int playout(Rng& choices) {
        int actions[kMostLegal], steps = 0;
        for (; ending == 0; ++steps) step(actions[choices.below(uint32_t(fill(actions)))]);
        return steps;
    }

    unsigned winners() const {  // DE-2
        int best = score[0];
        for (int s = 1; s < rules->players; ++s) best = score[s] > best ? score[s] : best;
        unsigned bits = 0;
        for (int s = 0; s < rules->players; ++s) bits |= unsigned{score[s] == best} << s;
        return bits;
    }
};

// The digest of core/state.py, for a game that is over: its stack of decisions is empty, all its frames are 0.
struct Digest {
    uint32_t a = 0x2545F491, b = 0x1B873593;

    void mix(uint32_t word) {
        a = (a ^ word) * 0x5BD1E995;
        a ^= a >> 15;
        b = (b + a) * 0x2C1B3C6D;
        b ^= b >> 13;
    }
    template <int N>
    void cards(const Pile<N>& zone) {
        for (int k = 0; k < zone.count; ++k) mix(zone.card[k] + 1u);
    }

    explicit Digest(const State& state) {
        const int players = state.rules->players;
        for (int k = 0; k < 33; ++k) mix(0);
        mix(uint32_t(state.ply));
        mix(uint32_t(state.ending));
        mix(uint32_t(state.draw.count));
        mix(uint32_t(state.discard.count));
        for (const Hand& zone : state.hand) mix(uint32_t(zone.count));
        for (const Hand& zone : state.aside) mix(uint32_t(zone.count));
        for (int s = 0; s < kSeats; ++s) mix(s < players ? 1 : 0);
        for (const auto& zone : state.pile) mix(uint32_t(zone.count));
        for (int space : state.space) mix(uint32_t(space));
        for (int score : state.score) mix(uint32_t(score));
        cards(state.draw);
        cards(state.discard);
        for (const Hand& zone : state.hand) cards(zone);
        for (const Hand& zone : state.aside) cards(zone);
        for (int s = 0; s < players; ++s) mix(state.ride[s] + 1u);
        for (const auto& zone : state.pile) cards(zone);
    }
    uint64_t value() const { return uint64_t{a} << 32 | b; }
};

double cpu_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
}

Rng read_seed() {
    Rng rng{0, 0, 0, 1};
    std::cin >> rng.a >> rng.b >> rng.c;
    return rng;
}

void read_rules(Rules& rules) {
    int spaces = 0;
    std::cin >> rules.players >> rules.first >> rules.floor >> rules.summit >> spaces;
    rules.last = spaces - 1;
    for (int k = 0; k < spaces; ++k) std::cin >> rules.value[k];
    for (int k = 0; k < spaces; ++k) std::cin >> rules.mark[k];
    for (int& copies : rules.copies) std::cin >> copies;
    std::cout << "ok" << std::endl;
}

void check(const Rules& rules) {
    size_t games = 0;
    std::cin >> games;
    std::vector<Rng> seeds;  // read before the first answer: nobody may wait for the other
    while (seeds.size() < 2 * games) seeds.push_back(read_seed());
    for (size_t k = 0; k < games; ++k) {
        State state(rules, seeds[2 * k]);
        state.deal();
        std::cout << state.playout(seeds[2 * k + 1]) << ' ' << state.winners() << ' ' << Digest(state).value();
        for (int s = 0; s < rules.players; ++s) std::cout << ' ' << state.score[s];
        std::cout << '\n';
    }
    std::cout << std::flush;
}

void time_playouts(const Rules& rules) {
    double seconds = 0, spent = 0;
    int deals = 0;
    std::cin >> seconds >> deals;
    Rng choices = read_seed();
    std::vector<State> dealt;
    for (int k = 0; k < deals; ++k) {
        dealt.emplace_back(rules, read_seed());
        dealt.back().deal();
    }
    long long decisions = 0;
    while (spent < seconds) {
        std::vector<State> games = dealt;
        const double start = cpu_seconds();
        for (State& game : games) decisions += game.playout(choices);
        spent += cpu_seconds() - start;
    }
    std::cout.precision(9);
    std::cout << decisions << ' ' << spent << std::endl;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    Rules rules;
    for (std::string command; std::cin >> command;) {
        if (command == "rules") read_rules(rules);
        else if (command == "check") check(rules);
        else if (command == "playout") time_playouts(rules);
        else return 2;
    }
}
