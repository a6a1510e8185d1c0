import HouseholdModel
import Models
import ServiceKit

/// Writes all data of a household as JSON, section by section: `{"coffer":2,…,"members":[…],…}`.
struct JSONExport {
    /// The version of the format, the first member of the document. Readers reject later versions.
    private static let version = 2

    private let source: JSONExportSource
    private let day: Day
    private let sections: [JSONExportSection]

    /// - Parameters:
    ///   - modules: the sources of the sections, in the order of the document.
    ///   - day: the day of the export.
    init(_ source: JSONExportSource, of modules: [any ExportReader.Type], on day: Day) throws {
        self.source = source
        self.day = day
        sections = try modules.flatMap { try $0.init(source: source).sections }
    }

    /// - Parameter emit: receives the document in pieces.
    func write(emit: @escaping ([UInt8]) throws -> Void) throws {
        let output = JSONExportOutput(emit: emit)
        try output.member("coffer", Self.version)
        try output.member("day", day)
        try output.member("from", source.scope.from)
        try output.member("until", source.scope.until)
        try output.member("account", source.scope.account)
        try output.member("household", try HouseholdExportReader(source: source).household())
        for section in sections {
            try output.section(section.name) {
                if source.scope.account == nil || !section.isHouseholdWide { try section.write(output) }
            }
        }
        try output.end()
    }
}
