/// What one row of a table shows.
struct TableLine {
    var id: String
    var path: String
    var payee: String
    var category: String
    var amount: String

    /// So many lines, some of whose payees need escaping.
    static func some(_ count: Int) -> [TableLine] {
        let payees = ["Corner Bakery", "H&M Stores Ltd", "Städtische Wasserwerke", "Rent", "O'Brien's Garden Centre"]
        return (0..<count).map { index in
            TableLine(
                id: "txn_\(index)", path: "/accounts/acc_1/transactions/txn_\(index)", payee: payees[index % payees.count],
                category: "Groceries", amount: "−\(index % 900),\(10 + index % 90) €")
        }
    }
}
