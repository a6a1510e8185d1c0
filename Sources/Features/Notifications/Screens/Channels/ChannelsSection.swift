import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel

/// The devices and services that receive the member's notifications, in the settings.
struct ChannelsSection: View {
    let lines: [ChannelLine]
    /// Whether this server can send to other servers.
    let isAvailable: Bool

    var body: some View {
        div(.class("rows-open")) {
            Section("Devices and services", note: note) {
                ForEach(lines, id: \.channel.id.description) { line in
                    ListRow(line.title, subtitle: line.subtitle, path: path(.channel(channelId: line.channel.id.description))) {
                        IconDisc(line.symbol, tint: line.tint)
                    } trailing: {
                        DeviceMark(channel: line.channel)
                    }
                }
                if isAvailable {
                    ListRow(
                        "Turn on notifications on this device", subtitle: "Also while Coffer is closed", symbol: .iphone,
                        path: path(.device))
                    ListRow("Add ntfy", subtitle: "A topic of ntfy.sh or of your own server", symbol: .plus, path: path(.ntfy))
                    ListRow(
                        "Add webhook", subtitle: "A program of your own that takes signed messages", symbol: .plus, path: path(.webhook))
                }
            }
        }
    }

    private var note: LocalizedText {
        isAvailable
            ? "They get what you get by e-mail, with the same quiet hours, and without amounts unless you allow them."
            : "This server sends nothing to other servers, so nothing can be turned on here."
    }

    private func path(_ route: NotificationsRoute) -> String { route.path.absolute }
}

/// Marks the browser in which the page is open; without script nothing is marked.
struct DeviceMark: View {
    let channel: Channel

    var body: some View {
        if let print = channel.printText {
            span(.hidden(true), .data("device", print)) { StatusLabel("This device", tone: .credit) }
        }
    }
}

extension ChannelLine {
    var symbol: Symbol {
        switch channel.kind {
        case .push: .iphone
        case .ntfy: .bell
        case .webhook: .link
        }
    }

    var tint: IconTint { channel.endedAt != nil || channel.failure != nil ? .warning : .neutral }
}
