/// The tint of an icon's disc.
package enum IconTint: Hashable, Sendable {
    case neutral, accent, credit, warning, danger
    /// A colour of the palette, as a tint.
    case palette(PaletteColor)

    /// The tint of a category's icon, so that a list can be scanned by colour: income is green, neutral categories are
    /// neutral, and each kind of spending has its own colour, neither red nor green.
    package static func category(icon: String) -> IconTint {
        switch Symbol(rawValue: icon) {
        case .briefcase, .percent, .plusCircle, .arrowUturnBackward: .credit
        case .arrowLeftArrowRight, .creditcard, .banknote, .arrowDownToLine, .squareGrid2x2, .exclamationmarkCircle, nil: .neutral
        case .basket, .leaf: .palette(PaletteColor(cycling: 2))
        case .forkKnife, .cupAndSaucer: .palette(PaletteColor(cycling: 6))
        case .house, .bedDouble: .palette(PaletteColor(cycling: 1))
        case .bolt, .drop, .lightbulb: .palette(PaletteColor(cycling: 3))
        case .bus, .car, .airplane, .globe: .palette(PaletteColor(cycling: 9))
        case .film, .musicNote, .tv, .repeat: .palette(PaletteColor(cycling: 8))
        case .cart, .bag, .gift, .heart, .dumbbell: .palette(PaletteColor(cycling: 7))
        default: .palette(PaletteColor(cycling: 5))
        }
    }
}
