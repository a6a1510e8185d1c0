package import DesignSystem
package import Localization
package import Models
package import Navigation
package import Services

/// A feature as the app sees it: its screens, and what it contributes to the shell, Home, quick entry and the gallery.
///
/// A feature writes `screen` and what differs from the defaults.
package protocol FeatureModule: Sendable {
    /// The feature's routes.
    associatedtype R: FeatureRoute

    /// Builds the screen of a route.
    ///
    /// - Returns: nil if the member may not open it.
    func screen(_ route: R, _ context: ScreenContext<R>) -> ScreenPair?

    /// The feature's place in the bars; nil for a feature within the section of another one.
    var section: FeatureSection? { get }

    /// The title of the Back link to a screen; nil for the title of the section.
    func backTitle(_ route: R) -> LocalizedText?

    /// Whether a viewer may submit the screen, which concerns only their own settings.
    func isOwn(_ route: R) -> Bool

    /// The title of a screen that is not implemented yet; nil if it is.
    func placeholderTitle(_ route: R) -> LocalizedText?

    /// The link to an object or a place of the feature; nil for what is none of its.
    func link(to object: ObjectReference) -> Link?

    /// The kinds of objects whose screens are forms: no link leads a viewer there.
    var kindsForWriters: Set<ObjectReference.Kind> { get }

    /// Writes the file at a path below `/files/`; nil for a path that is none of its.
    func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter?

    /// What lists of what is due show of an item; nil for what is none of the feature's.
    func display(of item: DueItem) -> DueDisplay?

    /// What Home shows of the feature.
    var homeSections: [any HomeSection] { get }

    /// The first steps of a new household that it contributes.
    var homeSteps: [HomeStep] { get }

    /// The line of *To do* on Home for a message; nil for what is none of the feature's, and for what the member cannot do.
    func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask?

    /// What *Add something else* below quick entry offers of the feature, in order.
    var addItems: [AddItem] { get }

    /// Its entries of the menu of the section *More*.
    var menuItems: [MenuItem] { get }

    /// The screens and actions that the search finds by their titles, in order.
    var searchTargets: [SearchTarget] { get }

    /// The icons of the kinds of hits that a search finds of the feature.
    var searchSymbols: [SearchHitKind: Symbol] { get }

    /// The icons of types of notifications.
    var notificationSymbols: [NotificationType: Symbol] { get }

    /// Where scheduled money of the feature comes from, in a forecast.
    var forecastTitles: [ForecastItem.Kind: LocalizedText] { get }

    /// The gallery's links to a screen, with the ids of the sample household; more than one if the screen looks different for another
    /// query or row.
    func gallery(_ route: R, _ sample: GallerySample) async -> [Link]
}

extension FeatureModule {
    package var section: FeatureSection? { nil }

    package func backTitle(_ route: R) -> LocalizedText? { nil }

    package func isOwn(_ route: R) -> Bool { false }

    package func placeholderTitle(_ route: R) -> LocalizedText? { nil }

    package func link(to object: ObjectReference) -> Link? { nil }

    package var kindsForWriters: Set<ObjectReference.Kind> { [] }

    package func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter? { nil }

    package func display(of item: DueItem) -> DueDisplay? { nil }

    package var homeSections: [any HomeSection] { [] }

    package var homeSteps: [HomeStep] { [] }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? { nil }

    package var addItems: [AddItem] { [] }

    package var menuItems: [MenuItem] { [] }

    package var searchTargets: [SearchTarget] { [] }

    package var searchSymbols: [SearchHitKind: Symbol] { [:] }

    package var notificationSymbols: [NotificationType: Symbol] { [:] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [:] }

    package func gallery(_ route: R, _ sample: GallerySample) async -> [Link] { [Link(route.appRoute)] }
}
