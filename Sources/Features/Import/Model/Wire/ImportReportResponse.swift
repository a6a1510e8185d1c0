package import Models
import WireModels

/// The report of an import or of a dry run.
package struct ImportReportResponse: Encodable {
    /// Null for a dry run.
    let `import`: ID<StatementImport>?
    let files: [FileReportResponse]
    /// The currency that the household took over from the files; left out if it kept its own.
    let householdCurrency: OptionalMember<Currency>

    package init(id: ID<StatementImport>?, files: [FileReportResponse], householdCurrency: Currency?) {
        self.import = id
        self.files = files
        self.householdCurrency = OptionalMember(householdCurrency)
    }
}
