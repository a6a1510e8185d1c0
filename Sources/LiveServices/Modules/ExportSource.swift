/// A module's part of the JSON export of a household. Made for one export.
protocol ExportSource: SendableMetatype {
    init(_ source: JSONExportSource) throws

    /// Its sections, in the order of the document.
    var sections: [JSONExportSection] { get }
}
