package import Models

/// The report of an import or of a dry run.
package struct ImportReportResponse: Encodable {
    /// Null for a dry run.
    let `import`: ID<StatementImport>?
    let files: [FileReportResponse]

    package init(id: ID<StatementImport>?, files: [FileReportResponse]) {
        self.import = id
        self.files = files
    }
}
