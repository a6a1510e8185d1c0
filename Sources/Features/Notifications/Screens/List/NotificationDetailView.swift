import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit
import Services

/// The screen of one notification.
struct NotificationDetailView: View {
    let model: NotificationDetailViewModel

    var body: some View {
        Loaded(
            model.line, of: model, .detail, retry: NotificationsRoute.detail(notificationId: model.notificationId).path.absolute
        ) { line in
            Live("notification") { content(line) }
        }
        .pageShape(.reading)
        .navigationTitle(model.line?.words.title ?? "Notification")
    }

    private func content(_ line: NotificationLine) -> some View {
        GroupBox {
            div(.class("stack")) {
                line.notification.content.kind.disc(model.context.contributions.notificationSymbols)
                p { line.words.text }
                p(.class("small second")) { .relative(line.moment) }
                div(.class("buttons")) {
                    Button("Open", name: "open") { await model.open() }
                    if line.notification.isRead {
                        Button("Mark as unread", role: .plain, name: "unread") { await model.mark(read: false) }
                    } else {
                        Button("Mark as read", role: .plain, name: "read") { await model.mark(read: true) }
                    }
                    Button("Delete", role: .destructive, name: "delete") { await model.delete() }
                }
            }
        }
    }
}
