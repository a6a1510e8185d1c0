import Foundation
package import Models

/// The cards that can be added: `Resources/cards.json`, which people can read and extend (`docs/card-catalogue.md`). It is a part of the program.
package enum CardCatalogueFile {

    /// Reads and checks the file that the program was built with.
    package static func load() throws(CardCatalogueError) -> CardCatalogue {
        try read(PackageResources.cards_json)
    }

    /// Reads and checks a file in the same format.
    ///
    /// - Parameter bytes: JSON in UTF-8.
    package static func read(_ bytes: [UInt8]) throws(CardCatalogueError) -> CardCatalogue {
        let file: JSONValue
        do {
            file = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
        } catch {
            throw .noJSON
        }
        return try CatalogueReader(file).catalogue()
    }
}
