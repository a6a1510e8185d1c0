import DesignSystem
import HTML
import Localization
import Models
import NotificationsModel

/// The URLs from which a calendar app reads due payments and deadlines.
struct CalendarAddresses: View {
    let model: NotificationSettingsViewModel

    var body: some View {
        if let address = model.newAddress { made(address) }
        div(.class("rows-open")) {
            Section(
                "Calendar", note: "Your calendar program reads what falls due from an address that only you know. Whoever has it can, too."
            ) {
                ForEach(model.calendars, id: \.feed.id.description) { line in
                    ListRow("Calendar address", subtitle: subtitle(line)) {
                        IconDisc(.calendar)
                    } trailing: {
                        Button(
                            "Revoke", role: .plain,
                            confirm: "Revoke the address of \(line.made.day)? Calendars that read it get nothing more.",
                            name: "revoke"
                        ) { await model.revoke(line) }
                    }
                }
                ListRow("Make an address", subtitle: model.calendars.isEmpty ? "There is none yet" : "For another calendar") {
                    IconDisc(.plus, tint: .accent)
                } trailing: {
                    Button("Make address", role: .plain, name: "make-address") { await model.makeAddress() }
                }
            }
        }
    }

    private func made(_ address: String) -> some View {
        GroupBox("Your calendar's address") {
            p { "Subscribe to it in your calendar program. Copy it now: it is not shown again." }
            p(.class("code")) { .verbatim(address) }
            div(.class("buttons")) {
                button(.class("button button-plain"), .data("copy", address), .data("copied", text: "Copied")) { "Copy address" }
            }
        }
    }

    private func subtitle(_ line: CalendarLine) -> LocalizedText {
        line.used.map { "Made \(line.made.day) · last read \($0.day)" } ?? "Made \(line.made.day) · never read"
    }
}
