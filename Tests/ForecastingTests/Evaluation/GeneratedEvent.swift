import Models

/// A transaction of a generated household, seen from one of its accounts.
struct GeneratedEvent {
    enum Place: Int, CaseIterable {
        case checking = 1
        case card, savings

        var id: ID<Account> { ID(rawValue: Int64(rawValue)) }
    }

    var day: Day
    var account: Place
    /// In cents, negative for spending.
    var amount: Int64
    var payee: String
    var category: StandardCategory
    /// The other account of a transfer.
    var counter: Place?
}
