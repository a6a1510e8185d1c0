package import Localization
import Models
package import Navigation
package import Services

/// What the search finds of a feature by its title: a screen, or an action, which needs a member who may write.
package struct SearchTarget: Sendable {
    /// As the search finds it.
    package let hit: SearchHit
    /// The place of an action among those of all features, or of a setting among all settings.
    package let rank: Int

    /// The rank of screens, behind all actions.
    private static let screenRank = 1_000

    package static func screen(_ title: LocalizedText, _ route: AppRoute) -> SearchTarget {
        SearchTarget(hit: SearchHit(.screen, ObjectReference(.screen, of: route.path.absolute), title: title), rank: screenRank)
    }

    /// A screen of the section *More*, to which several features contribute; they follow all other screens.
    package static func setting(_ title: LocalizedText, _ route: AppRoute, rank: Int) -> SearchTarget {
        SearchTarget(hit: SearchHit(.screen, ObjectReference(.screen, of: route.path.absolute), title: title), rank: screenRank + rank)
    }

    package static func action(_ title: LocalizedText, _ route: AppRoute, rank: Int) -> SearchTarget {
        SearchTarget(hit: SearchHit(.action, ObjectReference(.screen, of: route.path.absolute), title: title), rank: rank)
    }
}
