import Ledger
import Mail
import Models
import PeopleModel
import Services

/// Validates people.
struct PersonValidator {
    let writer: PeopleWriter

    /// Validates a draft and applies it to a person.
    ///
    /// - Throws: `ServiceError.rule` with the first violation.
    func apply(_ draft: PersonDraft, to person: inout Person) throws {
        let name = try TextRule.name(draft.name, of: NamedThing(missing: .personNameMissing, tooLong: .personNameTooLong))
        guard name.folded != Self.household else { throw ServiceError.rule(.personNameReserved) }
        let others = try writer.people.all().filter { !$0.isRemoved && $0.id != person.id }
        guard !others.contains(where: { $0.name.folded == name.folded }) else { throw ServiceError.rule(.personNameTaken) }
        person.name = name
        person.email = TextRule.line(draft.email)
        guard person.email.isEmpty || MailAddress(person.email) != nil else { throw ServiceError.rule(.personEmailInvalid) }
        person.phone = TextRule.line(draft.phone)
        guard TextLimit.allows(person.phone, TextLimit.name) else { throw ServiceError.rule(.personPhoneTooLong) }
        person.iban = try iban(draft.iban)
        person.emoji = try Self.emoji(draft.emoji)
        person.notes = try TextRule.note(draft.notes, keeping: [person.notes])
        if let color = draft.color?.uppercased() {
            guard Account.palette.contains(color) else { throw ServiceError.rule(.accountColorUnknown) }
            person.color = color
        }
    }

    /// The name of the household on the command line.
    static let household = "me"

    private func iban(_ text: String) throws -> String {
        guard !TextRule.line(text).isEmpty else { return "" }
        do {
            return try IBAN(text).text
        } catch {
            throw ServiceError.rule(.personIBANInvalid)
        }
    }

    /// One emoji; empty: none.
    static func emoji(_ text: String) throws -> String {
        let emoji = TextRule.line(text)
        guard !emoji.isEmpty else { return "" }
        let isEmoji = emoji.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.properties.isEmoji && $0.value > 0xFF }
        guard emoji.count == 1, isEmoji, emoji.utf8.count <= 40 else { throw ServiceError.rule(.personEmojiInvalid) }
        return emoji
    }
}
