import Models

/// An account as the dashboard's chart has it.
struct SavingsBar: Hashable {
    var id: ID<Account>
    var name: String
    /// `RRGGBB`.
    var color: String
    /// What it holds, in the household's currency.
    var amount: Money
}
