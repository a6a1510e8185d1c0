package import HTML
import Localization
import Models

/// The tile of something without a picture, such as a subscription: the first letter of its name, on a colour that follows from the name.
package struct LetterTile: View {
    private let letter: String
    private let color: PaletteColor

    package init(_ name: String) {
        letter = name.first?.uppercased() ?? ""
        var hash = StableHash()
        hash.combine(name)
        color = PaletteColor(cycling: Int(hash.value % UInt64(Account.palette.count)))
    }

    package var body: some View {
        span(.classes(ClassName("disc disc-solid tile"), color.className), .aria("hidden", "true")) { LocalizedText.verbatim(letter) }
    }
}
