/// The columns of a header by role. The columns of a role are sorted by the rank of their names.
struct CSVHeaderRow {
    /// The minimum rank of a role that results from a single word of the name (`CSVHeaderWords`).
    static let wordRank = 60

    private(set) var names: [String] = []
    private var columns: [CSVColumnRole: [(rank: Int, column: Int)]] = [:]
    private var roles: [CSVColumnRole?] = []

    init(names: [String]) {
        self.names = names
        for (column, name) in names.enumerated() {
            let known = CSVHeaderNames.role(of: name)
            roles.append(known?.role)
            if let known { columns[known.role, default: []].append((known.rank, column)) }
        }
        for (role, list) in columns { columns[role] = list.sorted { $0 < $1 } }
    }

    func ranked(_ role: CSVColumnRole) -> [(rank: Int, column: Int)] { columns[role] ?? [] }
    func all(_ role: CSVColumnRole) -> [Int] { ranked(role).map(\.column) }
    func inOrder(_ role: CSVColumnRole) -> [Int] { all(role).sorted() }
    func first(_ role: CSVColumnRole) -> Int? { columns[role]?.first?.column }

    /// The role of a column's name; nil for an unknown name, or without a header.
    func role(of column: Int) -> CSVColumnRole? { roles.indices.contains(column) ? roles[column] : nil }

    /// The fit of the names to a header: two for each role by a whole name, one for each by a word; 0 unless they include a date and an amount.
    var score: Int {
        let hasDate = columns[.date] != nil || columns[.valueDate] != nil || columns[.purchaseDate] != nil
        let hasAmount = [.amount, .net, .gross, .debit, .credit].contains { columns[$0] != nil }
        guard hasDate, hasAmount else { return 0 }
        return columns.values.reduce(0) { $0 + (($1.first?.rank ?? 0) < Self.wordRank ? 2 : 1) }
    }
}
