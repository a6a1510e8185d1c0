import DesignSystem
import InsightsModel
import Localization
import Models
import ScreenKit
import Services

extension NetWorthGroup {
    /// The title of the part.
    var title: LocalizedText {
        switch self {
        case .accounts(let kind): kind.groupTitle
        case .people: "Owed among people"
        case .inTransit: "On the way between accounts"
        }
    }

    /// The colour of the part, whatever other parts there are; neighbours differ in hue, and none is red or green.
    var color: PaletteColor {
        switch self {
        case .accounts(.checking): PaletteColor(cycling: 9)
        case .accounts(.savings): PaletteColor(cycling: 1)
        case .accounts(.deposit): PaletteColor(cycling: 2)
        case .accounts(.cash): PaletteColor(cycling: 3)
        case .accounts(.credit): PaletteColor(cycling: 6)
        case .accounts(.loan): PaletteColor(cycling: 7)
        case .accounts(.investment): PaletteColor(cycling: 8)
        case .accounts(.pension): PaletteColor(cycling: 5)
        case .accounts(.asset): PaletteColor(cycling: 9)
        case .people: PaletteColor(cycling: 6)
        case .inTransit: PaletteColor(cycling: 3)
        }
    }
}
