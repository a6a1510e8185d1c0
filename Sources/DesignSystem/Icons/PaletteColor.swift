package import HTML
import Models

/// One of the ten colours that people give to accounts, categories, people and goals. It travels as a class of the stylesheet, which knows
/// the swatch and, for bars and lines, a darker twin of the same hue.
package struct PaletteColor: Hashable, Sendable {

    /// The place in `Account.palette`, 0–9.
    package let index: Int

    package static let all = Account.palette.indices.map(PaletteColor.init(index:))

    /// The colour of `RRGGBB`, the default one where it is not of the palette.
    package init(hex: String) {
        index = Account.palette.firstIndex(of: hex) ?? Account.palette.firstIndex(of: Account.defaultColor) ?? 0
    }

    /// The colour at a place, counted round and round, for slices and bars without a colour of their own.
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
