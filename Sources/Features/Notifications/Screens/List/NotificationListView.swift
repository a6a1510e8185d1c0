import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit
import Services

/// The notifications of the member, grouped by today, yesterday and earlier.
///
/// An unread notification is a button because opening it marks it as read; a read one is a link. Both work without JavaScript.
struct NotificationListView: View {
    let model: NotificationListViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("after", value: model[\.after]) }
            Loaded(model, .list, retry: NotificationsRoute.list.path.absolute) {
                Live("notifications") { if model.groups.isEmpty { empty } else { list } }
            }
        }
        .toolbar {
            if model.unread > 0 {
                Button("Mark all as read", role: .plain, name: "read-all", action: { await model.markAllRead() }) {
                    Icon(.checkmarkCircle)
                }
            }
            BarAction("Notification settings", symbol: .gear, path: NotificationsRoute.settings.path.absolute)
        }
        .navigationTitle("Notifications")
    }

    private var list: some View {
        div(.class("stack-wide rows-open"), .id("notification-list"), .data("list", "")) {
            ForEach(model.groups, id: \.period.rawValue) { group in
                section(.id("told-\(group.period.rawValue)"), .data("list", "")) {
                    div(.class("day-head"), .id("head-\(group.period.rawValue)")) { h2 { title(group.period) } }
                    ul(.class("card rows"), .id("rows-\(group.period.rawValue)"), .data("list", "")) {
                        ForEach(group.lines, id: \.notification.id.description) { row($0) }
                    }
                }
            }
            if let next = model.next { a(.class("button button-plain"), .href(next.path), .data("more", "")) { "Show more" } }
        }
    }

    private func row(_ line: NotificationLine) -> some View {
        Group {
            if line.notification.isRead {
                ListRow(
                    line.words.title, subtitle: subtitle(line), path: model.context.link(to: line.notification.content.object)?.path,
                    id: id(line)
                ) {
                    disc(line)
                } trailing: {
                    delete(line)
                }
            } else {
                ActionRow(
                    line.words.title, subtitle: subtitle(line), id: id(line), role: .unread, name: "open",
                    action: { await model.open(line) }
                ) {
                    disc(line)
                } trailing: {
                    delete(line)
                }
            }
        }
    }

    private func disc(_ line: NotificationLine) -> IconDisc {
        line.notification.content.kind.disc(model.context.contributions.notificationSymbols)
    }

    private func delete(_ line: NotificationLine) -> some View {
        Button("Delete \(line.words.title)", role: .plain, name: "delete", action: { await model.delete(line) }) { Icon(.xmark) }
    }

    @ViewBuilder private var empty: some View {
        if model.after.isEmpty {
            EmptyStateView(
                .bell, sentence: "No notifications yet. New transactions, due dates and security alerts appear here."
            ) {
                ButtonLink("Notification settings", path: NotificationsRoute.settings.path.absolute, role: .plain)
            }
        } else {
            EmptyStateView(.bell, sentence: "There is nothing older.") {
                ButtonLink("Show the newest", path: NotificationsRoute.list.path.absolute, role: .plain)
            }
        }
    }

    private func id(_ line: NotificationLine) -> String { "told-\(line.notification.id)" }

    private func subtitle(_ line: NotificationLine) -> LocalizedText { "\(line.time(model.context.memberContext)) · \(line.words.text)" }

    private func title(_ period: NotificationGroup.Period) -> LocalizedText {
        switch period {
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .older: "Older"
        }
    }
}
