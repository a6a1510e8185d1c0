package import Models
package import Storage

/// Finds the rates of currency pairs for one reading: stored, as the inverse of a stored rate, or over other currencies. No rate is later than the
/// requested day. Results are cached.
package final class RateLookup {
    private let rates: RateRepository
    private var found: [Pair: RateMatches] = [:]
    /// The currencies to which a currency has rates in either direction, by code; nil until a rate over another currency is needed.
    private var neighbors: [Currency: [Currency]]?

    private struct Pair: Hashable {
        var base: Currency
        var quote: Currency
    }

    package init(_ connection: Connection, household: ID<Household>) {
        rates = RateRepository(connection, household: household)
    }

    /// The rate of a day; nil if there is none on or before it.
    package func quotient(from base: Currency, to quote: Currency, on day: Day) throws -> RateQuotient? {
        guard base != quote else { return .one }
        let pair = Pair(base: base, quote: quote)
        if let match = found[pair]?.match(on: day) { return match.quotient }
        let direct = try direct(from: base, to: quote, on: day)
        let match = direct.quotient == nil ? try derived(from: base, to: quote, on: day) : direct
        found[pair, default: RateMatches()].insert(match, on: day)
        return match.quotient
    }

    /// The newer of the stored rate and its inverse; the rate itself if both are of the same day.
    private func direct(from base: Currency, to quote: Currency, on day: Day) throws -> RateMatch {
        let direct = try rates.latest(from: base, to: quote, on: day)
        let reverse = try rates.latest(from: quote, to: base, on: day)
        guard let since = [direct?.day, reverse?.day].compactMap(\.self).max() else { return .notFound }
        if let direct, direct.day >= reverse?.day ?? direct.day { return RateMatch(quotient: RateQuotient(direct), since: since) }
        return RateMatch(quotient: reverse.flatMap { RateQuotient($0)?.inverse }, since: since)
    }

    /// The rate over the fewest other currencies; among several the one whose oldest rate is the newest, then the first by codes.
    private func derived(from base: Currency, to quote: Currency, on day: Day) throws -> RateMatch {
        let neighbors = try allNeighbors()
        guard neighbors[base] != nil, let last = neighbors[quote].map(Set.init) else { return .notFound }
        var reached: Set<Currency> = [base]
        var ends = [(currency: base, match: RateMatch(quotient: .one, since: Day(number: .min)))]
        while !ends.isEmpty {
            var next: [Currency: RateMatch] = [:]
            for end in ends {
                for neighbor in neighbors[end.currency] ?? [] where neighbor != quote && !reached.contains(neighbor) {
                    let match = end.match.followed(by: try direct(from: end.currency, to: neighbor, on: day))
                    if match.isBetter(than: next[neighbor]) { next[neighbor] = match }
                }
            }
            reached.formUnion(next.keys)
            ends = next.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            var best: RateMatch?
            for end in ends where last.contains(end.currency) {
                let match = end.match.followed(by: try direct(from: end.currency, to: quote, on: day))
                if match.isBetter(than: best) { best = match }
            }
            if let best { return best }
        }
        return .notFound
    }

    private func allNeighbors() throws -> [Currency: [Currency]] {
        if let neighbors { return neighbors }
        var sets: [Currency: Set<Currency>] = [:]
        for pair in try rates.pairs() {
            sets[pair.base, default: []].insert(pair.quote)
            sets[pair.quote, default: []].insert(pair.base)
        }
        let sorted = sets.mapValues { $0.sorted() }
        neighbors = sorted
        return sorted
    }
}
