import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// A text that reminds a person of what is owed, to copy, to share or to send by e-mail.
struct PersonReminder: View {
    let details: PersonDetails

    var body: some View {
        GroupBox("Remind \(person.name)") {
            p(.class("second")) { text }
            div(.class("buttons")) {
                ShareButton("Copy reminder", text: text)
                if !person.email.isEmpty { mail }
            }
        }
    }

    private var person: Person { details.summary.person }

    private var mail: some View {
        EnvironmentReader { environment in
            let subject = PercentCoding.encode(LocalizedText("What you owe").string(in: environment))
            let body = PercentCoding.encode(text.string(in: environment))
            a(.class("button button-plain"), .href("mailto:\(person.email)?subject=\(subject)&body=\(body)")) { "Write e-mail" }
        }
    }

    /// `Hi Ben, you owe me €20.00: Trip €15.00, Flat €5.00.`
    private var text: LocalizedText {
        let sum = LocalizedText.joined(owed(details.summary.balances).map { "\($0)" }, separator: " + ")
        let groups = details.groups.filter { !owed($0.balances(with: person.id)).isEmpty }
        guard groups.contains(where: { !$0.group.isDirect }) else { return "Hi \(person.name), a reminder: you owe me \(sum). Thank you." }
        let parts = groups.map { summary -> LocalizedText in
            let name: LocalizedText = summary.group.isDirect ? "between us" : .verbatim(summary.group.name)
            return "\(name) \(LocalizedText.joined(owed(summary.balances(with: person.id)).map { "\($0)" }, separator: " + "))"
        }
        return "Hi \(person.name), a reminder: you owe me \(sum) (\(LocalizedText.joined(parts, separator: ", "))). Thank you."
    }

    private func owed(_ balances: [Money]) -> [Money] { balances.filter { !$0.isNegative } }
}
