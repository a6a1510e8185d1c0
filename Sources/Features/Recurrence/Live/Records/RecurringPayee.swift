/// A payee as the ledger stores it; those whose texts differ in a number only have one normalised name.
package struct RecurringPayee: Hashable, Sendable {
    var id: Int64
    var text: String
}
