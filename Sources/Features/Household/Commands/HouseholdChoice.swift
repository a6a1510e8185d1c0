import CommandKit
import Localization
import Models

/// The household that a text names, among those of a database.
struct HouseholdChoice {
    /// A name, an id as other commands print it, or its number.
    let text: String
    /// Where the households are; nil: in the open database.
    var file: String? = nil

    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    func find(among households: [Household]) throws(CommandFailure) -> Household {
        let named = households.named(text, \.id, \.name)
        if named.isEmpty, let number = households.first(where: { String($0.id.rawValue) == text }) { return number }
        let ids = named.map(\.id.description).joined(separator: ", ")
        return try named.only(
            file.map { "household in \($0)" } ?? "household", text, orSaying: "Several households are called \(text); give an id: \(ids)")
    }
}
