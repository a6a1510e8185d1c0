import Ledger

/// A module that writes sections of the JSON export of a household.
package protocol ExportSource: ServiceModule {
    associatedtype Export: ExportReader

    /// The sections of those with a lower precedence come first in the document.
    var exportPrecedence: Int { get }
}

/// What a module writes into the JSON export of a household. Made for one export.
package protocol ExportReader: SendableMetatype {
    init(source: JSONExportSource) throws

    /// Its sections, in the order of the document.
    var sections: [JSONExportSection] { get }
}

extension ExportSource {
    package var exportPrecedence: Int { 0 }
    fileprivate var reader: any ExportReader.Type { Export.self }
}

extension ServiceModules {
    /// What writes the sections, in the order of the document.
    package var exportReaders: [any ExportReader.Type] {
        ledger.extending((any ExportSource).self, by: { $0.exportPrecedence }).map { $0.reader }
    }
}
