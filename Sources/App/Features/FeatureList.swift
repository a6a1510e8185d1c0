package import Localization
import Members
import MembersModel
package import Models
package import Navigation
import PeopleModel
package import ScreenKit
package import Services

/// The features of the app, and what the shell asks of all of them.
package struct FeatureList: Sendable {
    /// What the features contribute to Home and to the menus.
    let contributions: FeatureContributions
    /// The sections of the bars, in the order of the features.
    let sections: [FeatureSection]
    /// The sections of the side bar, in groups from top to bottom.
    let sideGroups: [[FeatureSection]]
    /// The sections that are tabs on a phone.
    let tabs: [FeatureSection]

    private let features: [any FeatureModule]
    private let byRoute: [ObjectIdentifier: any FeatureModule]

    /// - Parameter features: in the order of their contributions.
    package init(_ features: [any FeatureModule]) {
        self.features = features
        byRoute = Dictionary(features.map { (Self.key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        sections = features.compactMap(\.section)
        sideGroups = Self.sideGroups(of: sections)
        tabs = sections.filter(\.isTab)
        let routes = RouteMap(features.map { Self.routes(of: $0) } + [AuthRoute.self, GuestRoute.self])
        contributions = FeatureContributions(
            routes: routes, sections: sections, homeSections: features.flatMap(\.homeSections),
            homeSteps: features.flatMap(\.homeSteps).sorted { $0.rank < $1.rank }, addItems: features.flatMap(\.addItems),
            menuItems: features.flatMap(\.menuItems).sorted { $0.rank < $1.rank },
            searchSymbols: Dictionary(uniqueKeysWithValues: features.flatMap(\.searchSymbols)),
            notificationSymbols: Dictionary(uniqueKeysWithValues: features.flatMap(\.notificationSymbols)),
            forecastTitles: Dictionary(uniqueKeysWithValues: features.flatMap(\.forecastTitles)),
            kindsForWriters: Set(features.flatMap(\.kindsForWriters)),
            link: { object in Self.link(to: object, in: features, routes) },
            display: { item in features.lazy.compactMap { $0.display(of: item) }.first },
            task: { insight, member in features.lazy.compactMap { $0.homeTask(insight, for: member) }.first })
    }

    /// The feature that a route belongs to; nil for a route of sign-in.
    func feature(of route: AppRoute) -> (any FeatureModule)? { byRoute[ObjectIdentifier(type(of: route.feature))] }

    /// The routes of the features, of sign-in and of guests.
    package var routes: RouteMap { contributions.routes }

    /// The link to an object or a place; nil for what has none.
    package func link(to object: ObjectReference) -> Link? { contributions.link(to: object) }

    /// Writes the file at a path below `/files/`; nil for a path of no feature.
    package func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter? {
        features.lazy.compactMap { $0.fileWriter(path, query: query) }.first
    }

    /// The screens and actions that the search finds by their titles: actions by their rank, screens in the order of the sections,
    /// settings by their rank. The first screens of the sections have the keys of these.
    package var searchHits: [SearchHit] {
        let sectioned = features.filter { $0.section != nil }
        let targets = (features.filter { $0.section == nil } + sectioned).flatMap(\.searchTargets)
        let keys = Dictionary(sections.map { ($0.path, ["g", String($0.section.key)]) }, uniquingKeysWith: { first, _ in first })
        return targets.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map { _, target in
            var hit = target.hit
            if hit.keys.isEmpty { hit.keys = keys[hit.object.id] ?? [] }
            return hit
        }
    }

    private static func sideGroups(of sections: [FeatureSection]) -> [[FeatureSection]] {
        SectionGroup.allCases.map { group in
            sections.enumerated().filter { $0.element.group == group }.sorted {
                ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
            }
            .map(\.element)
        }
    }

    private static func link(to object: ObjectReference, in features: [any FeatureModule], _ routes: RouteMap) -> Link? {
        if object.kind == .screen { return try? routes.link(path: object.id) }
        return features.lazy.compactMap { $0.link(to: object) }.first
    }

    private static func key<F: FeatureModule>(of feature: F) -> ObjectIdentifier { ObjectIdentifier(F.R.self) }

    private static func routes<F: FeatureModule>(of feature: F) -> any FeatureRoute.Type { F.R.self }
}

extension FeatureList {
    /// The title of a section.
    func title(of section: AppSection) -> LocalizedText { sections.first { $0.section == section }?.title ?? "" }

    /// The title of the Back link to a screen.
    func backTitle(of route: AppRoute) -> LocalizedText {
        func ask<F: FeatureModule>(_ feature: F) -> LocalizedText? { (route.feature as? F.R).flatMap { feature.backTitle($0) } }
        return feature(of: route).flatMap { ask($0) } ?? title(of: route.section)
    }

    /// Whether a viewer may submit the screen, which concerns only their own settings.
    func isOwn(_ route: AppRoute) -> Bool {
        func ask<F: FeatureModule>(_ feature: F) -> Bool { (route.feature as? F.R).map { feature.isOwn($0) } ?? false }
        return feature(of: route).map { ask($0) } ?? true
    }

    /// The title of a screen that is not implemented yet; nil if it is.
    package func placeholderTitle(of route: AppRoute) -> LocalizedText? {
        func ask<F: FeatureModule>(_ feature: F) -> LocalizedText? { (route.feature as? F.R).flatMap { feature.placeholderTitle($0) } }
        return feature(of: route).flatMap { ask($0) }
    }

    /// The gallery's links to a screen.
    func gallery(_ route: AppRoute, _ sample: GallerySample) async -> [Link] {
        func ask<F: FeatureModule>(_ feature: F) async -> [Link] {
            guard let own = route.feature as? F.R else { return [] }
            return await feature.gallery(own, sample)
        }
        guard let feature = feature(of: route) else { return [Link(route)] }
        return await ask(feature)
    }
}
