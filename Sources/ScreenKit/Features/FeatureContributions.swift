package import DesignSystem
package import HTML
package import Localization
package import Models
package import Navigation
package import Services

/// What all features contribute to Home, to the menus and to links, in the order of the features.
package struct FeatureContributions: Sendable {
    package var routes: RouteMap
    package var sections: [FeatureSection]
    package var homeSections: [any HomeSection]
    package var homeSteps: [HomeStep]
    package var addItems: [AddItem]
    package var menuItems: [MenuItem]
    package var searchSymbols: [SearchHitKind: Symbol]
    package var notificationSymbols: [NotificationType: Symbol]
    package var forecastTitles: [ForecastItem.Kind: LocalizedText]
    /// The kinds of objects whose screens only members who may change data open.
    package var kindsForWriters: Set<ObjectReference.Kind>
    private let makeLink: @Sendable (ObjectReference) -> Link?
    private let makeDisplay: @Sendable (DueItem) -> DueDisplay?
    private let makeTask: @Sendable (any HomeInsight, MemberContext) -> HomeTask?
    /// Home as each member saw it last, rendered with these sections.
    package let homeRenderings = RenderingCache<HomeOverview, MemberContext>()

    /// - Parameters:
    ///   - link: the link to an object or a place; nil for what has none.
    ///   - display: what lists of what is due show of an item.
    ///   - task: the line of *To do* for a message of Home; nil for none.
    package init(
        routes: RouteMap = RouteMap(), sections: [FeatureSection] = [], homeSections: [any HomeSection] = [],
        homeSteps: [HomeStep] = [], addItems: [AddItem] = [], menuItems: [MenuItem] = [], searchSymbols: [SearchHitKind: Symbol] = [:],
        notificationSymbols: [NotificationType: Symbol] = [:],
        forecastTitles: [ForecastItem.Kind: LocalizedText] = [:], kindsForWriters: Set<ObjectReference.Kind> = [],
        link: @escaping @Sendable (ObjectReference) -> Link? = { _ in nil },
        display: @escaping @Sendable (DueItem) -> DueDisplay? = { _ in nil },
        task: @escaping @Sendable (any HomeInsight, MemberContext) -> HomeTask? = { _, _ in nil }
    ) {
        self.routes = routes
        self.sections = sections
        self.homeSections = homeSections
        self.homeSteps = homeSteps
        self.addItems = addItems
        self.menuItems = menuItems
        self.searchSymbols = searchSymbols
        self.notificationSymbols = notificationSymbols
        self.forecastTitles = forecastTitles
        self.kindsForWriters = kindsForWriters
        makeLink = link
        makeDisplay = display
        makeTask = task
    }

    /// The link to an object or a place; nil for what has none.
    package func link(to object: ObjectReference?) -> Link? { object.flatMap(makeLink) }

    /// The line of *To do* for a message of Home; nil for none.
    func task(for insight: any HomeInsight, _ member: MemberContext) -> HomeTask? { makeTask(insight, member) }

    /// What lists of what is due show of an item.
    package func display(of item: DueItem) -> DueDisplay { makeDisplay(item) ?? DueDisplay(.verbatim(""), .calendar) }
}
