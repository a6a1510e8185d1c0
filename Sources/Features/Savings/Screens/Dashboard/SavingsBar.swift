import Models

/// One bar of the dashboard's chart.
struct SavingsBar: Hashable {
    var id: ID<Account>
    var name: String
    /// The color as `RRGGBB`.
    var color: String
    /// The balance in the household's currency.
    var amount: Money
}
