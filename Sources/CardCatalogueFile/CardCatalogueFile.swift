import CEmbeddedFiles
package import CardsModel
import Foundation

/// Loads the catalogue of cards, `Resources/cards.json`, which is embedded in the program. Its format is described in
/// `docs/card-catalogue.md`.
package enum CardCatalogueFile {
    /// Parses and validates the embedded file.
    package static func load() throws(CardCatalogueError) -> CardCatalogue {
        let file = embedded_cards_json()
        return try read(Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    /// Parses and validates a file.
    ///
    /// - Parameter bytes: JSON in UTF-8.
    package static func read(_ bytes: [UInt8]) throws(CardCatalogueError) -> CardCatalogue {
        let file: JSONValue
        do {
            file = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
        } catch {
            throw .invalidJSON
        }
        return try CatalogueReader(file).catalogue()
    }
}
