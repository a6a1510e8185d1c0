package import Models

/// The report of an import or of a dry run.
package struct ImportReportResponse: Encodable {
    /// Null for a dry run.
    let `import`: ID<StatementImport>?
    let files: [FileReportResponse]
    /// The currency that the household took over from the files; left out if it kept its own.
    let householdCurrency: Currency?

    package init(id: ID<StatementImport>?, files: [FileReportResponse], householdCurrency: Currency?) {
        self.import = id
        self.files = files
        self.householdCurrency = householdCurrency
    }

    private enum CodingKeys: CodingKey {
        case `import`, files, householdCurrency
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(`import`, forKey: .import)
        try container.encode(files, forKey: .files)
        if let householdCurrency { try container.encode(householdCurrency, forKey: .householdCurrency) }
    }
}
