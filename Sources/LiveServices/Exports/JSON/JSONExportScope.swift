import Models
import Services

/// The scope and the reader of a JSON export.
struct JSONExportScope {
    /// The only account; nil for everything.
    let account: ID<Account>?
    /// The first and the last day, inclusive; nil for unlimited.
    let from: Day?
    let until: Day?
    /// The member in whose session it is made; nil for the command line, which has access to everything.
    let reader: Member?

    init(_ request: ExportRequest, reader: Member?) {
        account = request.account
        from = request.from
        until = request.until
        self.reader = reader
    }

    /// The first and the last day of a query.
    var firstDay: Day { from ?? Day(number: .min) }
    var lastDay: Day { until ?? Day(number: .max) }

    /// Whether account numbers other than IBANs are exported in full: the browser shows them only after the passphrase was confirmed.
    var showsNumbers: Bool { reader == nil }

    func contains(_ day: Day) -> Bool { firstDay <= day && day <= lastDay }

    /// - Parameter account: nil for data that belong to no account.
    func contains(_ account: ID<Account>?) -> Bool { self.account == nil || account == self.account }

    /// Whether the private data of a member are exported.
    func contains(privateDataOf member: ID<Member>) -> Bool { reader == nil || reader?.id == member }
}
