package import HTML
package import Navigation
package import Services

/// What all features contribute to Home and to the menus, in the order of the features.
package struct FeatureContributions: Sendable {
    package var routes: RouteMap
    package var sections: [FeatureSection]
    package var homeSections: [any HomeSection]
    package var addItems: [AddItem]
    /// Home as each member saw it last, rendered with these sections.
    package let homeRenderings = RenderingCache<HomeOverview, MemberContext>()

    package init(
        routes: RouteMap = RouteMap(), sections: [FeatureSection] = [], homeSections: [any HomeSection] = [], addItems: [AddItem] = []
    ) {
        self.routes = routes
        self.sections = sections
        self.homeSections = homeSections
        self.addItems = addItems
    }
}
