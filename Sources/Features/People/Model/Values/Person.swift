package import Models

/// A person with whom the household shares money. Debts are derived from groups, expenses and settlements, never stored here.
package struct Person: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `per_…`.
    package static let idPrefix = "per"

    package var id: ID<Person>
    /// 1–100 characters.
    package var name: String
    /// May be empty, like all following texts.
    package var email: String
    package var phone: String
    /// `RRGGBB`.
    package var color: String
    /// One emoji.
    package var emoji: String
    /// The IBAN of the person in electronic format, for payments to them.
    package var iban: String
    package var notes: String
    package var isRemoved: Bool
    /// Incremented with every change.
    package var revision: Int64

    package init(
        id: ID<Person>, name: String, email: String = "", phone: String = "", color: String = Account.defaultColor, emoji: String = "",
        iban: String = "", notes: String = "", isRemoved: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.email = email
        self.phone = phone
        self.color = color
        self.emoji = emoji
        self.iban = iban
        self.notes = notes
        self.isRemoved = isRemoved
        self.revision = revision
    }
}
