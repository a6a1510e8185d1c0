package import Models
package import Storage

/// Counts the lines of an import that other imports contain, too: they stay when it is undone.
package struct SharedLineCounter {
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let id: ID<StatementImport>
    /// By account, the transactions of the lines, or the lines that have none. A line in several formats counts once.
    private var counted: [ID<Account>: Set<Int64>] = [:]
    private var others: Set<ID<StatementImport>> = []

    /// Reads the lines of an import that was not undone.
    package init(_ connection: Connection, household: ID<Household>, of id: ID<StatementImport>) throws {
        let imports = ImportRepository(connection, household: household)
        try self.init(
            lines: StatementLineRepository(connection, household: household), imports: imports, of: id,
            spans: ImportSpans(try imports.statements(of: id)))
    }

    /// - Parameter spans: the days of the import's lines, by account.
    init(lines: StatementLineRepository, imports: ImportRepository, of id: ID<StatementImport>, spans: ImportSpans) throws {
        self.lines = lines
        self.imports = imports
        self.id = id
        for (account, days) in spans.ordered {
            guard let days = try imports.overlap(of: account, from: days.lowerBound, until: days.upperBound, otherThan: id) else {
                continue
            }
            let near = ImportSpans.widened(days)
            try lines.sharedLines(of: account, id, from: near.lowerBound, until: near.upperBound) { add($0, of: account, sharedWith: $1) }
        }
    }

    /// Adds a transaction that stays, because a line of another import supports it.
    mutating func add(_ group: Int64, of account: ID<Account>, sharedWith other: ID<StatementImport>) {
        counted[account, default: []].insert(group)
        others.insert(other)
    }

    /// The lines and the other imports.
    ///
    /// - Parameter day: the household's day of an instant in milliseconds since 1970.
    package func result(day: (Int64) throws -> Day) throws -> SharedLines {
        var shared = SharedLines()
        shared.count = counted.values.reduce(0) { $0 + $1.count }
        shared.imports = try imports.imports(others).map {
            SharedLines.Import(id: $0.id, day: try day($0.at), files: $0.files.map(\.lastPathComponent))
        }
        return shared
    }
}

/// The days of an import's lines, by account.
struct ImportSpans {
    /// The maximum distance of a known line from its day in the statement.
    private static let distance = 10

    private(set) var days: [ID<Account>: ClosedRange<Day>] = [:]

    init(_ statements: [ImportRepository.Statement]) {
        for statement in statements {
            guard let from = statement.from, let until = statement.until, from <= until else { continue }
            let span = Self.widened(from...until)
            let known = days[statement.account] ?? span
            days[statement.account] = min(known.lowerBound, span.lowerBound)...max(known.upperBound, span.upperBound)
        }
    }

    /// By account id.
    var ordered: [(key: ID<Account>, value: ClosedRange<Day>)] { days.sorted { $0.key < $1.key } }

    static func widened(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
        days.lowerBound.adding(days: -distance)...days.upperBound.adding(days: distance)
    }
}
