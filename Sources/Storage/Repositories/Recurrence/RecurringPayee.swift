/// A payee as the ledger stores it; those whose texts differ in a number only have one normalised name.
package struct RecurringPayee: Hashable, Sendable {
    package var id: Int64
    package var text: String
}
