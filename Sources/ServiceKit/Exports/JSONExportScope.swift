package import Models
package import Services

/// The scope and the reader of a JSON export.
package struct JSONExportScope {
    /// The only account; nil for everything.
    package let account: ID<Account>?
    /// The first and the last day, inclusive; nil for unlimited.
    package let from: Day?
    package let until: Day?
    /// The member in whose session it is made; nil for the command line, which has access to everything.
    package let reader: Member?

    package init(_ request: ExportRequest, reader: Member?) {
        account = request.account
        from = request.from
        until = request.until
        self.reader = reader
    }

    /// The first and the last day of a query.
    package var firstDay: Day { from ?? Day(number: .min) }
    package var lastDay: Day { until ?? Day(number: .max) }

    /// Whether account numbers other than IBANs are exported in full: the browser shows them only after the passphrase was confirmed.
    package var showsNumbers: Bool { reader == nil }

    package func contains(_ day: Day) -> Bool { firstDay <= day && day <= lastDay }

    /// - Parameter account: nil for data that belong to no account.
    package func contains(_ account: ID<Account>?) -> Bool { self.account == nil || account == self.account }

    /// Whether the private data of a member are exported.
    package func contains(privateDataOf member: ID<Member>) -> Bool { reader == nil || reader?.id == member }
}
