package import Models
import WireModels

/// A transaction in an export. Texts only, because an export can have millions of them.
package struct TransactionExport: Encodable {
    let id: String
    /// The id of the first transaction of its split or currency exchange, else its own.
    let group: String
    let status: String
    /// Above zero.
    let amount: String
    let currency: String
    /// The ledger account that is debited; nil for the private account of another member.
    let source: String?
    let sourceDay: String
    /// The ledger account that is credited; nil for the private account of another member.
    let destination: String?
    let destinationDay: String
    let payee: String?
    let note: String?
    let reference: String?
    let foreignAmount: String?
    let foreignCurrency: String?
    /// In alphabetical order; absent if there are none.
    let tags: [String]?

    /// - Parameters:
    ///   - group: its group.
    ///   - groupID: the id of the group as text.
    ///   - source: the id of its source as text; nil for a private account.
    ///   - destination: the id of its destination as text; nil for a private account.
    package init(_ part: Transaction, of group: TransactionGroup, groupID: String, source: String?, destination: String?) {
        id = part.id == group.id ? groupID : part.id.description
        self.group = groupID
        status = group.status.rawValue
        amount = part.amount.decimalText
        currency = part.amount.currency.code
        self.source = source
        sourceDay = part.sourceDay.description
        self.destination = destination
        destinationDay = part.destinationDay == part.sourceDay ? sourceDay : part.destinationDay.description
        payee = group.payee.nonEmpty
        note = part.note.nonEmpty
        reference = group.reference
        foreignAmount = part.foreign?.decimalText
        foreignCurrency = part.foreign?.currency.code
        tags = group.tags.isEmpty ? nil : group.tags
    }
}
