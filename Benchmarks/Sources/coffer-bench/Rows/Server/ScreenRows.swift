import Generator

/// Whole answers of the main screens on the large ledger, against those on one of 10,000 transactions.
struct ScreenRows {
    private static let small = 10_000
    private static let rounds = 60

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let large = try Walk(bench.serving())
        let small = try Walk(bench.serving(count: Self.small))
        var figures: [Figure] = []
        for (index, screen) in large.screens.enumerated() {
            var time = Samples()
            var smallTime = Samples()
            for round in 0..<Self.rounds + 5 {
                let (first, second) = (try large.time(index), try small.time(index))
                // The first few find nothing read yet.
                guard round >= 5 else { continue }
                time.add(first)
                smallTime.add(second)
            }
            figures.append(
                Figure(
                    row: "\(screen.name) / with \(Self.small) transactions", value: time.median / smallTime.median, unit: "×",
                    bar: screen.isWholeMonth ? .none : .atMost(2),
                    note: "\(decimal(time.median * 1e3)) ms / \(decimal(smallTime.median * 1e3)) ms"
                        + (screen.isWholeMonth ? " for \(try large.rows(index)) / \(try small.rows(index)) transactions" : "")))
        }
        for walk in [large, small] {
            walk.served.server.stop()
            try bench.remove(served: walk.served.database)
        }
        return figures
    }

    private struct Screen {
        var name: String
        var path: String
        /// Whether the page grows with what happened in a month, as a statement must.
        var isWholeMonth = false
    }

    /// Somebody who goes from screen to screen.
    private struct Walk {
        let served: ServedLedger
        let screens: [Screen]
        private let visitor: Visitor

        init(_ served: ServedLedger) throws {
            self.served = served
            visitor = try served.visitor()
            guard let account = try visitor.page("/accounts").identity(after: "/accounts/"),
                let transaction = try visitor.page("/accounts/\(account)/transactions").identity(after: "/accounts/transactions/")
            else { throw BenchmarkError("there is no account with a transaction") }
            let month = GeneratedHousehold.lastDay.parts
            screens = [
                Screen(name: "Home", path: "/"), Screen(name: "accounts", path: "/accounts"),
                Screen(name: "account", path: "/accounts/\(account)"),
                Screen(name: "its transactions", path: "/accounts/\(account)/transactions"),
                Screen(name: "search, empty", path: "/search"),
                Screen(name: "transaction", path: "/accounts/transactions/\(transaction)"),
                Screen(
                    name: "month's statement", path: "/accounts/\(account)/statement/\(month.year)/\(month.month)", isWholeMonth: true),
            ]
        }

        /// How long a whole answer takes, in seconds.
        func time(_ index: Int) throws -> Double {
            let begin = ContinuousClock.now
            let answer = try visitor.get(screens[index].path)
            let seconds = begin.duration(to: .now).seconds
            guard answer.status == 200 else { throw BenchmarkError("\(screens[index].path) was answered with \(answer.status)") }
            return seconds
        }

        /// How many rows a page's table has, without its head.
        func rows(_ index: Int) throws -> Int {
            try visitor.page(screens[index].path).text.split(separator: "<tr>").count - 2
        }
    }
}
