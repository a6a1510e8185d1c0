/// The sections of the app in the navigation bar: five tabs on a phone, all sections in the sidebar of a wide screen. Each feature adds its own.
package struct AppSection: Hashable, Sendable {
    /// The stored name.
    package let rawValue: String
    /// The letter that opens the section after `g`.
    package let key: Character
    /// The first screen of the section.
    package let root: AppRoute
    /// Whether it is one of the five tabs on a phone; other sections are reached through *More*.
    package let isTab: Bool

    package init(_ rawValue: String, key: Character, root: some FeatureRoute, isTab: Bool = false) {
        self.rawValue = rawValue
        self.key = key
        self.root = AppRoute(root)
        self.isTab = isTab
    }

    /// The selected tab on a phone.
    package var tab: AppSection {
        if self == .transactions { return .accounts }
        return isTab ? self : .more
    }
}
