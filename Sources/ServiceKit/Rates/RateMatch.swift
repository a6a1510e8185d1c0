import Models

/// The rate found for a day.
struct RateMatch {
    /// Nil if there is no rate.
    var quotient: RateQuotient?
    /// First day from which the result is the same as on the requested day: the newest day among the rates used.
    var since: Day

    static let notFound = RateMatch(quotient: nil, since: Day(number: .min))

    /// The product of both rates.
    func followed(by other: RateMatch) -> RateMatch {
        guard let quotient, let next = other.quotient else { return .notFound }
        return RateMatch(quotient: quotient.times(next), since: max(since, other.since))
    }

    /// Whether there is a rate, and its oldest day is newer than that of the other one.
    func isBetter(than other: RateMatch?) -> Bool {
        guard let quotient else { return false }
        guard let other = other?.quotient else { return true }
        return quotient.day ?? Day(number: .max) > other.day ?? Day(number: .max)
    }
}

/// The cached matches of a currency pair: spans of days that do not overlap, oldest first.
struct RateMatches {
    private var spans: [(match: RateMatch, until: Day)] = []

    /// The match of a day; nil if it is not known.
    func match(on day: Day) -> RateMatch? {
        let index = firstSpan(after: day) - 1
        guard index >= 0, day <= spans[index].until else { return nil }
        return spans[index].match
    }

    /// Stores the match of a day that was not cached.
    mutating func insert(_ match: RateMatch, on day: Day) {
        let index = firstSpan(after: match.since) - 1
        if index >= 0, spans[index].match.since == match.since {
            spans[index].until = max(spans[index].until, day)
        } else {
            spans.insert((match, day), at: index + 1)
        }
    }

    /// The index of the first span that begins after a day.
    private func firstSpan(after day: Day) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].match.since <= day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
