package import PeopleModel
package import ScreenKit

/// The screen of guests. They have no session, so it is not a `FeatureModule`.
package struct GuestFeature: Sendable {
    package init() {}

    /// Builds the screen of a route.
    package func screen(_ route: GuestRoute, _ context: GuestContext) -> ScreenPair? {
        switch route {
        case .group: ScreenPair(GuestGroupViewModel(context, route: route)) { GuestGroupView(model: $0) }
        }
    }
}
