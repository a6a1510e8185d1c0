package import Models
import WireModels

/// What an import of a group adds, or would add.
package struct GroupImportResponse: Encodable {
    /// Nil for a dry run.
    let id: ID<PeopleGroup>?
    let name: String
    let format: String
    let newPeople: [String]
    let expenses: Int
    let settlements: Int
    /// Expenses whose payers the file does not say.
    let reconstructed: Int
    let balances: [Balance]
    let diagnostics: [DiagnosticResponse]
    let change: ID<AuditRecord>?

    /// The net of a member in a currency.
    package struct Balance: Encodable {
        let name: String
        let currency: Currency
        let balance: DecimalAmount

        package init(name: String, _ balance: Money) {
            self.name = name
            currency = balance.currency
            self.balance = DecimalAmount(balance)
        }
    }

    package init(_ report: GroupImportReport, balances: [Balance]) {
        id = report.change == nil ? nil : report.summary.group.id
        name = report.summary.group.name
        format = report.format
        newPeople = report.newPeople
        expenses = report.expenses
        settlements = report.settlements
        reconstructed = report.reconstructed
        self.balances = balances
        diagnostics = report.diagnostics.map(DiagnosticResponse.init)
        change = report.change
    }
}
