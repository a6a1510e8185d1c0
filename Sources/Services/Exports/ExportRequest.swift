package import Models

/// The scope of an export.
package struct ExportRequest: Hashable, Sendable {
    package var format: ExportFormat
    /// Only entries of this own account; nil for everything.
    package var account: ID<Account>?
    /// The first and the last day, inclusive; nil for unlimited.
    package var from: Day?
    package var until: Day?

    package init(format: ExportFormat, account: ID<Account>? = nil, from: Day? = nil, until: Day? = nil) {
        self.format = format
        self.account = account
        self.from = from
        self.until = until
    }
}
