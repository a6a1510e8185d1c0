package import Models

/// How a file was read, and its first parsed lines.
package struct FileReadingResponse: Encodable {
    /// `UTF-8`; null if it was not stored.
    let encoding: String?
    /// Null for formats without columns.
    let layout: ColumnLayoutResponse?
    let lines: [ParsedLineResponse]

    /// - Parameter survey: nil if only the format is known.
    package init(_ file: FileReport, survey: FileSurvey?) {
        encoding = file.encoding
        layout = survey.flatMap(ColumnLayoutResponse.init)
        lines = file.firstLines.map(ParsedLineResponse.init)
    }
}
