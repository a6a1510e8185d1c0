package import Models

/// Everything out, in formats that other programs read.
package protocol ExportServiceProtocol: Sendable {
    /// Writes the ledger piece by piece, so memory does not grow with it.
    ///
    /// It is added to the log of security.
    ///
    /// - Throws: `ServiceError.notFound` for an account that is not there; `.confirmationNeeded` in the browser for all accounts at once, where
    ///   the passphrase was not given lately.
    func export(_ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws
}

/// What is to be exported.
package struct ExportRequest: Hashable, Sendable {
    package var format: ExportFormat
    /// Only what touches this own account; nil: everything.
    package var account: ID<Account>?
    /// The first and the last day, both included; nil: without end.
    package var from: Day?
    package var until: Day?

    package init(format: ExportFormat, account: ID<Account>? = nil, from: Day? = nil, until: Day? = nil) {
        self.format = format
        self.account = account
        self.from = from
        self.until = until
    }
}
