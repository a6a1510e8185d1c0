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
                "Calendar", note: "Your calendar program reads your due dates from a secret address. Anyone with the address can see them."
            ) {
                ForEach(model.calendars, id: \.feed.id.description) { line in
                    ListRow("Calendar address", subtitle: subtitle(line)) {
                        IconDisc(.calendar)
                    } trailing: {
                        Button(
                            "Revoke", role: .plain,
                            confirm: "Revoke the address of \(line.made.day)? Calendars with this address stop updating.",
                            name: "revoke"
                        ) { await model.revoke(line) }
                    }
                }
                ListRow("Make an address", subtitle: model.calendars.isEmpty ? "You have no address yet" : "For another calendar") {
                    IconDisc(.plus, tint: .accent)
                } trailing: {
                    Button("Make address", role: .plain, name: "make-address") { await model.makeAddress() }
                }
            }
        }
    }

    private func made(_ address: String) -> some View {
        GroupBox("Your calendar's address") {
            p { "Add this address to your calendar program. Copy the address now. Coffer does not show it again." }
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
