import Generator

/// The first page of each class of search on the large ledger, with its count, against the same on one of 10,000 transactions.
struct SearchRows {
    private static let small = 10_000
    private static let rounds = 40

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    /// A search, and how much longer it may take.
    private struct Search {
        var name: String
        var text: String
        var bar = Figure.Bar.atMost(2)
        /// Whether all are counted, as a page does once it is shown.
        var countsAll = false
    }

    private static let searches = [
        Search(name: "one letter", text: "b"),
        Search(name: "a word in a thirtieth", text: "bakery"),
        Search(name: "a word in a twelfth", text: "card%20payment"),
        Search(name: "all without a word", text: "-bakery"),
        Search(name: "an unfinished word in a twelfth", text: "custo"),
        Search(name: "two letters of many words", text: "re"),
        Search(name: "two digits of very many numbers", text: "42"),
        Search(name: "two words that are seldom together", text: "corner%20bakery", bar: .none),
        Search(name: "a phrase in a twelfth", text: "%22contactless%20payment%22"),
        Search(name: "a phrase in few", text: "%22adler%20books%22"),
        Search(name: "a phrase whose words are often together", text: "%22payment%20contactless%22", bar: .none),
        Search(name: "a phrase in a twelfth, all counted", text: "%22contactless%20payment%22", bar: .none, countsAll: true),
        Search(name: "a payee", text: "payee:adler"),
        Search(name: "an amount", text: "12.50"),
        Search(name: "amounts above a bound", text: "%3E50"),
        Search(name: "a month", text: "\(GeneratedHousehold.lastDay.parts.year)-01"),
        Search(name: "a category", text: "category:groceries"),
        Search(name: "what nothing contains", text: "zzzzzz"),
        Search(name: "no text", text: ""),
    ]

    func measure() throws -> [Figure] {
        let served = (large: try bench.serving(), small: try bench.serving(count: Self.small))
        let visitors = (large: try served.large.visitor(), small: try served.small.visitor())
        let figures = try Self.searches.map { search in
            var (time, smallTime) = (Samples(), Samples())
            for round in 0..<Self.rounds + 5 {
                let (first, second) = (try Self.time(search, visitors.large), try Self.time(search, visitors.small))
                // The first few find nothing read yet.
                guard round >= 5 else { continue }
                time.add(first)
                smallTime.add(second)
            }
            return Figure(
                row: "search for \(search.name) / with \(Self.small) transactions", value: time.median / smallTime.median, unit: "×",
                bar: search.bar, note: "\(decimal(time.median * 1e3)) ms / \(decimal(smallTime.median * 1e3)) ms")
        }
        for served in [served.large, served.small] {
            served.server.stop()
            try bench.remove(served: served.database)
        }
        return figures
    }

    /// How long the whole answer takes, in seconds.
    private static func time(_ search: Search, _ visitor: Visitor) throws -> Double {
        let path = "/search?q=\(search.text)" + (search.countsAll ? "&count=all" : "")
        let begin = ContinuousClock.now
        let answer = try visitor.get(path)
        let seconds = begin.duration(to: .now).seconds
        guard answer.status == 200 else { throw BenchmarkError("\(path) was answered with \(answer.status)") }
        return seconds
    }
}
