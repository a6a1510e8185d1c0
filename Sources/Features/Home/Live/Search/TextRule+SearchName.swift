import HomeModel
import Ledger
import Models
import Services

extension TextRule {
    /// Validates the name of a saved search, of 1–100 characters.
    static func searchName(_ text: String) throws -> String {
        let name = line(text)
        guard !name.isEmpty else { throw ServiceError.rule(.searchNameMissing) }
        guard TextLimit.allows(name, TextLimit.name) else { throw ServiceError.rule(.searchNameTooLong) }
        guard !InvisibleCharacters.arePresent(in: name) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        return name
    }
}
