import Foundation
import TestTools

/// The columns that features declare beside their own tests, in files whose names end with `ExportedColumns.swift`, each by a line:
///
///     "note.text": "notes.text",
///     "note.revision": "omitted: counts changes for forms and pages",
///
/// The first is a column of a table, the second the path of its key in the document, or why it is not exported. The tests of the feature fill its
/// sections.
struct DeclaredColumns {
    /// `table.column`.
    let columns: [String]
    /// The sections of the document with the keys.
    let sections: Set<String>
    /// The features that declare sections.
    let features: [FeatureTests]

    init() throws {
        var columns: [String] = []
        var sections: Set<String> = []
        var features: [FeatureTests] = []
        for feature in try FeatureTests.all() {
            let count = sections.count
            for file in feature.files(endingWith: "ExportedColumns.swift") {
                for match in try String(contentsOf: file, encoding: .utf8).matches(of: /"(\w+\.\w+)": "([^"]+)"/) {
                    columns.append(String(match.1))
                    let isOmitted = ["omitted: ", "secret: "].contains { match.2.hasPrefix($0) }
                    if !isOmitted { sections.insert(String(match.2.prefix { $0 != "." })) }
                }
            }
            if sections.count > count { features.append(feature) }
        }
        (self.columns, self.sections, self.features) = (columns, sections, features)
    }
}
