package import Localization
package import Models
package import Services

extension MemberContext {
    /// `today`, `tomorrow`, `on Nov 25, 2026`.
    package func inSentence(_ day: Day) -> LocalizedText {
        switch today.distance(to: day) {
        case 0: "today"
        case 1: "tomorrow"
        default: "on \(day)"
        }
    }
}
