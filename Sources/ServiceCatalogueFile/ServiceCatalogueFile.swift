import CEmbeddedFiles
import Foundation
package import Models

/// Loads the services that the program knows, `Resources/services.json`, which is embedded in the program. Its format is described in
/// `docs/service-catalogue.md`.
package enum ServiceCatalogueFile {
    /// Parses and validates the embedded file.
    package static func load() throws(ServiceCatalogueError) -> ServiceCatalogue {
        let file = embedded_services_json()
        return try read(Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    /// Parses and validates a file.
    ///
    /// - Parameter bytes: JSON in UTF-8.
    package static func read(_ bytes: [UInt8]) throws(ServiceCatalogueError) -> ServiceCatalogue {
        let file: CatalogueEntries
        do {
            file = try JSONDecoder().decode(CatalogueEntries.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw .invalidJSON(field: CatalogueEntries.location(of: error))
        } catch {
            throw .invalidJSON(field: "")
        }
        return try file.catalogue()
    }
}
