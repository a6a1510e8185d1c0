/// The columns of a header by role. The columns of a role are sorted by the rank of their names.
struct CSVHeaderRow {

    private(set) var names: [String] = []
    private var columns: [CSVColumnRole: [(column: Int, rank: Int)]] = [:]

    init(names: [String]) {
        self.names = names
        for (column, name) in names.enumerated() {
            guard let (role, rank) = CSVHeaderNames.role(of: name) else { continue }
            columns[role, default: []].append((column, rank))
        }
        for (role, list) in columns { columns[role] = list.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) } }
    }

    func all(_ role: CSVColumnRole) -> [Int] { (columns[role] ?? []).map(\.column) }
    func inOrder(_ role: CSVColumnRole) -> [Int] { all(role).sorted() }
    func first(_ role: CSVColumnRole) -> Int? { columns[role]?.first?.column }

    /// The number of recognised roles; 0 unless they include a date and an amount.
    var score: Int {
        let hasDate = columns[.date] != nil || columns[.valueDate] != nil || columns[.purchaseDate] != nil
        let hasAmount = [.amount, .net, .gross, .debit, .credit].contains { columns[$0] != nil }
        return hasDate && hasAmount ? columns.count : 0
    }
}
