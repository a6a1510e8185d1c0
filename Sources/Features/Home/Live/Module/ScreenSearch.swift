import Localization
import Models
import ServiceKit
import Services

/// Finds screens, settings and actions by their titles in the member's language, then by their titles and everyday words in all languages.
struct ScreenSearch: SearchSource {
    private static let languages = Language.allCases.map { TextEnvironment($0, locale: LocaleFormat(""), showsAmounts: true) }

    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let screens = search.screens.filter { search.role.canWrite || $0.kind == .screen }
        guard !search.matcher.isEmpty else { return screens }
        var (byTitle, byWords): ([SearchHit], [SearchHit]) = ([], [])
        for screen in screens {
            let title = screen.title.string(in: search.texts)
            if search.matcher.matches([title]) {
                byTitle.append(screen)
            } else if search.matcher.matches([title] + Self.words(of: screen)) {
                byWords.append(screen)
            }
        }
        return byTitle + byWords
    }

    private static func words(of screen: SearchHit) -> [String] {
        [screen.title, screen.words].compactMap(\.self).flatMap { text in languages.map { text.string(in: $0) } }
    }
}
