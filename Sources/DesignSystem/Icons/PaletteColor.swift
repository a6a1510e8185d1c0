package import HTML
import Models

/// One of the ten colours of accounts, categories, people and goals. It is rendered as a CSS class, for which the stylesheet defines
/// the swatch and, for bars and lines, a darker shade of the same hue.
package struct PaletteColor: Hashable, Sendable {
    /// The index in `Account.palette`, 0–9.
    package let index: Int

    package static let all = Account.palette.indices.map(PaletteColor.init(index:))

    /// The colour of `RRGGBB`; the default colour if it is not in the palette.
    package init(hex: String) {
        index = Account.palette.firstIndex(of: hex) ?? Account.palette.firstIndex(of: Account.defaultColor) ?? 0
    }

    /// The colour of a row of a report by its place: neighbours differ, and none is red or green.
    package init(row number: Int) {
        self = Self.plain[Int(number.magnitude % UInt(Self.plain.count))]
    }

    /// The colours that are neither red nor green, in an order in which neighbours differ.
    static let plain = [9, 3, 8, 1, 6, 2, 7, 5].map(PaletteColor.init(index:))

    /// The colour at an index modulo ten.
    package init(cycling number: Int) {
        index = Int(number.magnitude % UInt(Account.palette.count))
    }

    private init(index: Int) {
        self.index = index
    }

    /// `RRGGBB`.
    package var hex: String { Account.palette[index] }

    package var className: ClassName {
        switch index {
        case 0: ClassName("palette-0")
        case 1: ClassName("palette-1")
        case 2: ClassName("palette-2")
        case 3: ClassName("palette-3")
        case 4: ClassName("palette-4")
        case 5: ClassName("palette-5")
        case 6: ClassName("palette-6")
        case 7: ClassName("palette-7")
        case 8: ClassName("palette-8")
        default: ClassName("palette-9")
        }
    }
}
