import DesignSystem
import HTML
import Navigation

/// The way to what the member is told, in the bar of a phone, with how much of it is not read yet.
struct BellLink: View {
    let unread: Int

    var body: some View {
        a(.class("bar-action phone-only"), .href(HomeRoute.notifications.path.absolute)) {
            Icon(.bell)
            span(.class("visually-hidden")) { "Notifications " }
            Badge(unread)
        }
    }
}
