package import HTML

/// The colour of a part of a chart: that of its account or category, or the one of its meaning. Green is money in only, and red is what is below zero
/// only, which charts colour themselves.
package enum ChartColor: Hashable, Sendable {
    case palette(PaletteColor)
    case moneyIn
    /// Money out, and what belongs to no category.
    case neutral

    package var className: ClassName {
        switch self {
        case .palette(let color): color.className
        case .moneyIn: ClassName("chart-in")
        case .neutral: ClassName("chart-neutral")
        }
    }

    /// The colours of categories in a row, by their icons: each has its own, or the next one that those before it do not have.
    package static func categories(_ icons: [String]) -> [ChartColor] {
        var colors: [PaletteColor] = []
        for icon in icons {
            let recent = colors.suffix(distance)
            if case .palette(let own) = IconTint.category(icon: icon), !recent.contains(own) {
                colors.append(own)
            } else {
                colors += PaletteColor.plain.first { !recent.contains($0) }.map { [$0] } ?? []
            }
        }
        return colors.map { .palette($0) }
    }

    /// So many in a row differ.
    private static let distance = 4
}
