import CEmbeddedFiles
package import Models

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension StringCatalog {
    /// The catalog of the program for a language, read on first use; nil for English, whose texts are their own keys.
    package static func embedded(_ language: Language) -> StringCatalog? {
        language == .german ? german : nil
    }

    /// Nil, which results in English, only if a file is damaged; a test reads them all.
    private static let german = try? StringCatalog(.german, files: embeddedFiles())

    /// The string catalogs of all targets.
    package static func embeddedFiles() -> [Data] {
        (0..<embedded_catalog_count()).map { index in
            let file = embedded_catalog(index)
            return Data(bytes: file.bytes, count: file.count)
        }
    }
}
