package import Localization
import Models
package import Navigation
package import Services

/// What the search finds of a feature by its title: a screen, or an action, which needs a member who may write.
///
/// It is found by its everyday words, too: a list such as `dark mode, theme`, in each language of the program. All of them find it whatever language the
/// member reads.
package struct SearchTarget: Sendable {
    /// As the search finds it.
    package let hit: SearchHit
    /// The place of an action among those of all features, or of a setting among all settings.
    package let rank: Int

    /// The rank of screens, behind all actions.
    private static let screenRank = 1_000

    package static func screen(_ title: LocalizedText, _ route: AppRoute, words: LocalizedText? = nil) -> SearchTarget {
        target(.screen, title, route, rank: screenRank, words: words)
    }

    /// A screen of the section *More*, to which several features contribute; they follow all other screens.
    package static func setting(_ title: LocalizedText, _ route: AppRoute, rank: Int, words: LocalizedText? = nil) -> SearchTarget {
        target(.screen, title, route, rank: screenRank + rank, words: words)
    }

    /// - Parameter keys: the keys that open it from every screen.
    package static func action(
        _ title: LocalizedText, _ route: AppRoute, rank: Int, keys: [String] = [], words: LocalizedText? = nil
    ) -> SearchTarget {
        target(.action, title, route, rank: rank, keys: keys, words: words)
    }

    private static func target(
        _ kind: SearchHitKind, _ title: LocalizedText, _ route: AppRoute, rank: Int, keys: [String] = [], words: LocalizedText?
    ) -> SearchTarget {
        var hit = SearchHit(kind, ObjectReference(.screen, of: route.path.absolute), title: title)
        (hit.keys, hit.words) = (keys, words)
        return SearchTarget(hit: hit, rank: rank)
    }
}
