import DesignSystem
import HTML
import HomeModel
import Localization
import Navigation

/// The search in the bar of a phone: a dialog over the screen, without script a page. Wide screens have it in the side bar.
struct SearchLink: View {
    var body: some View {
        a(.class("bar-action phone-only"), .href(HomeRoute.search.path.absolute), .ariaLabel("Search everything"), .data("sheet", "")) {
            Icon(.magnifyingglass)
        }
    }
}
