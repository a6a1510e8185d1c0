package import Localization
package import Navigation

/// A feature that is not implemented yet: its section is in the bars, and its screens are placeholders.
package struct PlaceholderFeature<R: FeatureRoute>: FeatureModule {
    private let place: FeatureSection
    private let titles: @Sendable (R) -> LocalizedText?

    /// - Parameter backTitle: the title of the Back link to a screen; nil for the title of the section.
    package init(_ place: FeatureSection, backTitle: @escaping @Sendable (R) -> LocalizedText?) {
        self.place = place
        titles = backTitle
    }

    package var section: FeatureSection? { place }

    package func screen(_ route: R, _ context: ScreenContext<R>) -> ScreenPair? { .placeholder(place.title) }

    package func backTitle(_ route: R) -> LocalizedText? { titles(route) }

    package func placeholderTitle(_ route: R) -> LocalizedText? { place.title }

    package func gallery(_ route: R, _ sample: GallerySample) async -> [Link] { [] }
}
