/// The sections of the app in the navigation bar: five tabs on a phone, all sections in the sidebar of a wide screen. Each feature adds its own.
package struct AppSection: Hashable, Sendable {
    /// The stored name.
    package let rawValue: String
    /// The letter that opens the section after `g`.
    package let key: Character
    /// The first screen of the section.
    package let root: AppRoute
    /// Whether it is one of the five tabs on a phone; other sections are reached through *More*, or through another tab.
    package let isTab: Bool
    /// The tab through which it is reached on a phone, as a list of one; empty for *More*, and for a tab.
    private let tabs: [AppSection]

    /// - Parameter tab: the tab through which it is reached on a phone; nil for *More*, and for a tab.
    package init(_ rawValue: String, key: Character, root: some FeatureRoute, isTab: Bool = false, under tab: AppSection? = nil) {
        self.rawValue = rawValue
        self.key = key
        self.root = AppRoute(root)
        self.isTab = isTab
        tabs = tab.map { [$0] } ?? []
    }

    /// The selected tab on a phone.
    package var tab: AppSection { isTab ? self : tabs.first ?? .more }
}
