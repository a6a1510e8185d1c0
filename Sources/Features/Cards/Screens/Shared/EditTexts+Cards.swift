import Localization
import ScreenKit

extension EditTexts {
    static let card = EditTexts(
        conflict: "Somebody else changed this card in the meantime", gone: "This card was removed in the meantime")

    static let benefit = EditTexts(
        conflict: "Somebody else changed this benefit in the meantime", gone: "This benefit was removed in the meantime",
        addAgain: "Add as a new benefit")
}
