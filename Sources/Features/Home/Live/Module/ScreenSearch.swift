import Localization
import Models
import ServiceKit
import Services

/// Finds screens, settings and actions by their titles in the member's language.
struct ScreenSearch: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let isEmpty = search.matcher.isEmpty
        return search.screens.filter { screen in
            guard search.role.canWrite || screen.kind == .screen else { return false }
            return isEmpty || search.matcher.matches([screen.title.string(in: search.texts)])
        }
    }
}
