import Storage

/// New lines that may be refunds of purchases that were not read yet, up to a limit; further ones stay income.
struct OpenRefunds {
    struct Line {
        var record: StatementLineRecord
        var refund: RefundCategories.Open
    }

    private(set) var lines: [Line] = []

    private static let limit = 5_000

    mutating func add(_ record: StatementLineRecord, _ refund: RefundCategories.Open) {
        if lines.count < Self.limit { lines.append(Line(record: record, refund: refund)) }
    }
}
