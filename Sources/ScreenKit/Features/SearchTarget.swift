package import Localization
import Models
package import Navigation
package import Services

/// What the search finds of a feature by its title: a screen, or an action, which needs a member who may write.
package struct SearchTarget: Sendable {
    /// As the search finds it.
    package let hit: SearchHit
    /// The place of an action among those of all features.
    package let rank: Int

    package static func screen(_ title: LocalizedText, _ route: AppRoute) -> SearchTarget {
        SearchTarget(hit: SearchHit(.screen, ObjectReference(.screen, of: route.path.absolute), title: title), rank: .max)
    }

    package static func action(_ title: LocalizedText, _ route: AppRoute, rank: Int) -> SearchTarget {
        SearchTarget(hit: SearchHit(.action, ObjectReference(.screen, of: route.path.absolute), title: title), rank: rank)
    }
}
