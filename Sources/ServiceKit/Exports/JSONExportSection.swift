/// A section of the JSON export: an array with one record per line.
package struct JSONExportSection {
    /// The member of the document.
    package let name: String
    /// Whether the records belong to the household and not to an account. The export of a single account has none of them.
    package let isHouseholdWide: Bool
    /// Writes its records.
    package let write: (JSONExportOutput) throws -> Void

    /// A section with records of accounts.
    package init(_ name: String, write: @escaping (JSONExportOutput) throws -> Void) {
        self.init(name, isHouseholdWide: false, write: write)
    }

    /// A section with records of the household as a whole.
    package static func ofHousehold(_ name: String, write: @escaping (JSONExportOutput) throws -> Void) -> JSONExportSection {
        JSONExportSection(name, isHouseholdWide: true, write: write)
    }

    private init(_ name: String, isHouseholdWide: Bool, write: @escaping (JSONExportOutput) throws -> Void) {
        self.name = name
        self.isHouseholdWide = isHouseholdWide
        self.write = write
    }
}
