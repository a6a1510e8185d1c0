package import HTML

/// An icon on its tinted disc of 36 px, at the start of a row.
package struct IconDisc: View {
    private let symbol: Symbol
    private let tint: IconTint
    private let isLarge: Bool

    package init(_ symbol: Symbol, tint: IconTint = .neutral, isLarge: Bool = false) {
        self.symbol = symbol
        self.tint = tint
        self.isLarge = isLarge
    }

    /// The disc of a category, by the name of its icon.
    package init(category icon: String, isLarge: Bool = false) {
        self.init(Symbol(rawValue: icon) ?? .tag, tint: .category(icon: icon), isLarge: isLarge)
    }

    package var body: some View {
        span(classes) { Icon(symbol) }
    }

    private var classes: some AttributeProtocol {
        let size = isLarge ? ClassName("disc disc-large") : ClassName("disc")
        return switch tint {
        case .neutral: ClassesAttribute.classes(size)
        case .accent: ClassesAttribute.classes(size, ClassName("disc-accent"))
        case .credit: ClassesAttribute.classes(size, ClassName("disc-credit"))
        case .warning: ClassesAttribute.classes(size, ClassName("disc-warning"))
        case .danger: ClassesAttribute.classes(size, ClassName("disc-danger"))
        case .palette(let color): ClassesAttribute.classes(size, ClassName("disc-tint"), color.className)
        }
    }
}
