import Ledger

/// A module that writes sections of the JSON export of a household.
package protocol ExportSource: ServiceModule {
    /// The reader of its sections.
    associatedtype Export: ExportReader

    /// The order of its sections in the document, the lowest first; 0 by default. Of equal ones that of the list of modules.
    var exportPrecedence: Int { get }
}

/// Reads the rows of a module for one JSON export.
package protocol ExportReader: SendableMetatype {
    /// - Parameter source: the snapshot, the scope and the ledger accounts of the export.
    init(source: JSONExportSource) throws

    /// Its sections, in the order of the document.
    var sections: [JSONExportSection] { get }
}

extension ExportSource {
    package var exportPrecedence: Int { 0 }
    fileprivate var reader: any ExportReader.Type { Export.self }
}

extension ServiceModules {
    /// The readers of all modules, in the order of their sections in the document.
    package var exportReaders: [any ExportReader.Type] {
        ledger.extending((any ExportSource).self, by: { $0.exportPrecedence }).map { $0.reader }
    }
}
