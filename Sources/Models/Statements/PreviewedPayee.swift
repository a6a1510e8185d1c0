/// The new lines of one payee and direction of money in the preview of an import. A line without payee, and one that became no transaction
/// of its own, stands alone.
package struct PreviewedPayee: Identifiable, Hashable, Sendable {
    /// The id of the newest line.
    package var id: String
    /// `ImportChoices.key` of the payee and direction; empty if a line stands alone.
    package var key: String
    /// Empty if a line stands alone.
    package var payee: String
    /// The number of lines.
    package var count: Int
    /// Newest first, at most `limit`.
    package var lines: [PreviewedLine]
    /// The sum of all lines; nil if they are in several currencies, or it is too large.
    package var total: Money?
    /// The category of all lines unless the user chooses another; nil if they have several.
    package var suggested: ID<Category>?

    /// The maximum number of lines listed for one payee.
    package static let limit = 20

    package init(id: String, key: String, payee: String, count: Int, lines: [PreviewedLine], total: Money?, suggested: ID<Category>?) {
        self.id = id
        self.key = key
        self.payee = payee
        self.count = count
        self.lines = lines
        self.total = total
        self.suggested = suggested
    }
}
