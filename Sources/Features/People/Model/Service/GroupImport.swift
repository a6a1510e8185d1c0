package import Models

/// A request to import a group from an export of another program.
package struct GroupImportRequest: Sendable {
    /// The path of the file.
    package var path: String
    /// The name of the file, for messages.
    package var file: String
    /// The household's name in the file.
    package var me: String
    /// The name of the new group; nil: that in the file, else the name of the file.
    package var name: String?
    /// The currency of a file that does not state one.
    package var currency: Currency?

    package init(path: String, file: String, me: String, name: String? = nil, currency: Currency? = nil) {
        self.path = path
        self.file = file
        self.me = me
        self.name = name
        self.currency = currency
    }
}

/// The group described by an export of another program.
package struct GroupImportSurvey: Hashable, Sendable {
    package var members: [String]
    /// The name of the group: that in the file, else the name of the file without its extension.
    package var name: String
    /// Nil if the file does not state it.
    package var currency: Currency?

    package init(members: [String], name: String, currency: Currency?) {
        self.members = members
        self.name = name
        self.currency = currency
    }
}

/// The result of importing a group.
package struct GroupImportReport: Hashable, Sendable {
    /// `splitwise` or `spliit`.
    var format: String
    package var summary: GroupSummary
    /// The names of new people.
    package var newPeople: [String]
    package var expenses: Int
    package var settlements: Int
    /// Expenses whose payers are not in the file.
    package var reconstructed: Int
    /// Omitted rows, and differences.
    package var diagnostics: [Diagnostic]
    /// The change, which can be undone; nil for a preview.
    package var change: ID<AuditRecord>?

    package init(
        format: String, summary: GroupSummary, newPeople: [String], expenses: Int, settlements: Int, reconstructed: Int,
        diagnostics: [Diagnostic], change: ID<AuditRecord>?
    ) {
        self.format = format
        self.summary = summary
        self.newPeople = newPeople
        self.expenses = expenses
        self.settlements = settlements
        self.reconstructed = reconstructed
        self.diagnostics = diagnostics
        self.change = change
    }
}
