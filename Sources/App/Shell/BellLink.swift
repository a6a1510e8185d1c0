import DesignSystem
import HTML
import Localization
import Navigation
import NotificationsModel

/// The link to the notifications in the bar of a phone, with the number of unread ones.
struct BellLink: View {
    let unread: Int

    var body: some View {
        a(.class("bar-action phone-only"), .href(NotificationsRoute.list.path.absolute)) {
            Icon(.bell)
            span(.class("visually-hidden")) { "Notifications " }
            Badge(unread)
        }
    }
}
