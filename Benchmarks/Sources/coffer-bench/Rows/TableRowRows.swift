import HTML
import Localization

/// A table row of six elements through the view tree, against the same bytes by hand.
struct TableRowRows {
    private static let lines = 500
    private static let rounds = 400

    private let bench: Bench

    init(_ bench: Bench) {
        self.bench = bench
    }

    func measure() throws -> [Figure] {
        let lines = TableLine.some(Self.lines)
        var page = PageContext()
        page.texts = .english
        var writer = HTMLWriter(page: page)
        var hand = HandWriter(capacity: Self.lines * 1_024)
        try Self.check(lines, &writer, &hand)
        let clock = ContinuousClock()
        var views = Samples()
        var byHand = Samples()
        for _ in 0..<bench.runs {
            let viewTime = clock.measure {
                for _ in 0..<Self.rounds {
                    writer.begin(page)
                    TableLinesView(lines: lines).render(into: &writer)
                }
            }
            let handTime = clock.measure {
                for _ in 0..<Self.rounds { hand.write(lines) }
            }
            let rows = Double(Self.lines * Self.rounds)
            views.add(viewTime.seconds / rows * 1e9)
            byHand.add(handTime.seconds / rows * 1e9)
        }
        return [
            Figure(
                row: "table row of six elements / by hand", value: views.median / byHand.median, unit: "×", bar: .atMost(4),
                note: "\(decimal(views.median)) ns / \(decimal(byHand.median)) ns"),
            Figure(row: "table row of six elements", value: views.median, unit: "ns", bar: .atMost(500), note: ""),
        ]
    }

    private static func check(_ lines: [TableLine], _ writer: inout HTMLWriter, _ hand: inout HandWriter) throws {
        TableLinesView(lines: lines).render(into: &writer)
        hand.write(lines)
        guard writer.bytes.elementsEqual(hand.bytes) else { throw BenchmarkError("the rows by hand are others than the view's") }
    }
}
