/// Transfers that members confirm in the browser: from the press of the button to the answer, by one page and by 64 at once. What the server does
/// before, the form and the review, is not counted.
struct TransferServerRows {
    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let served = try bench.serving()
        let visitor = try served.visitor()
        let one = try rate(of: [visitor], rounds: 100)
        let many = try rate(of: [visitor] + (1..<64).map { _ in try Visitor(besides: visitor) }, rounds: 5)
        served.server.stop()
        try bench.remove(served: served.database)
        return [
            Figure(
                row: "transfers over HTTP, 64 pages / 1 page", value: many / one, unit: "×", bar: .none,
                note: "\(decimal(many)) / \(decimal(one)) a second")
        ]
    }

    /// How many orders are confirmed in a second while all wait for their answers.
    private func rate(of visitors: [Visitor], rounds: Int) throws -> Double {
        var seconds = 0.0
        for _ in 0..<rounds {
            let reviews = try visitors.map { try review($0) }
            let begin = ContinuousClock.now
            for (visitor, review) in zip(visitors, reviews) {
                try visitor.send(review.page, to: review.path, pressing: "confirm", filling: [:])
            }
            for (visitor, review) in zip(visitors, reviews) {
                let place = try visitor.awaitSubmitted(review.path)
                guard !place.hasSuffix("/confirm") else { throw BenchmarkError("a transfer was not confirmed") }
            }
            seconds += begin.duration(to: .now).seconds
        }
        return Double(rounds * visitors.count) / seconds
    }

    /// An order that waits to be confirmed, by the form that a person fills in.
    private func review(_ visitor: Visitor) throws -> (page: Page, path: String) {
        let path = "/transfer/internal"
        let form = try visitor.page(path)
        let values = try form.form(pressing: "review")
        guard let source = values.first(where: { $0.name == "from" })?.value,
            let destination = form.choices(of: "to").first(where: { !$0.isEmpty && $0 != source })
        else { throw BenchmarkError("there are no two accounts to choose from") }
        try visitor.send(form, to: path, pressing: "review", filling: ["to": destination, "amount": "0.01"])
        let place = try visitor.awaitSubmitted(path)
        return (try visitor.page(place), place)
    }
}
