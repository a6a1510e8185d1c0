package import HTML
import Localization
package import Models

/// The disc of an account or a person: its colour with the first letter of its name or the icon of its kind.
package struct AccountDisc: View {
    private let color: PaletteColor
    private let mark: Either<Icon, Text>

    /// - Parameter color: `RRGGBB` of the palette.
    package init(_ kind: AccountKind, color: String) {
        self.color = PaletteColor(hex: color)
        mark = .first(Icon(Self.symbol(of: kind)))
    }

    /// The disc of a person or a payee: the first letter of the name, in upper case.
    package init(name: String, color: String) {
        self.color = PaletteColor(hex: color)
        mark = .second(Text(.verbatim(name.first?.uppercased() ?? "")))
    }

    package var body: some View {
        span(.classes(ClassName("disc disc-solid"), color.className), .aria("hidden", "true")) { mark }
    }

    private static func symbol(of kind: AccountKind) -> Symbol {
        switch kind {
        case .checking: .buildingColumns
        case .savings: .leaf
        case .deposit: .lock
        case .cash: .banknote
        case .credit: .creditcard
        case .loan: .percent
        case .investment: .chartLineUptrendXyaxis
        case .pension: .sunMax
        case .asset: .house
        }
    }
}
