import DesignSystem
import HTML
import Localization
import PeopleModel

/// How to reach and pay a person.
struct PersonFacts: View {
    let person: Person

    var body: some View {
        if !person.email.isEmpty || !person.phone.isEmpty || !person.iban.isEmpty || !person.notes.isEmpty {
            FactList("Contact") {
                if !person.email.isEmpty {
                    Fact("E-mail") { a(.href("mailto:\(person.email)")) { LocalizedText.verbatim(person.email) } }
                }
                if !person.phone.isEmpty { Fact("Phone", .verbatim(person.phone)) }
                if !person.iban.isEmpty { CopyFact("IBAN", person.shownIBAN, copied: person.iban) }
                if !person.notes.isEmpty { Fact("Notes", .verbatim(person.notes)) }
            }
        }
    }
}
