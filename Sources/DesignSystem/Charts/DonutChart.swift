package import HTML
package import Models

/// The parts of a whole as a ring with the total inside, and beside it the list of them with share and amount, which is the ring's table.
package struct DonutChart: View {
    private let id: String
    private let title: String
    private let slices: [ChartSlice]
    private let total: String
    private let caption: String
    private let locale: LocaleFormat
    private let isHidden: Bool
    private let texts: DesignTexts

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - slices: Largest first; amounts below zero count by their size.
    ///   - total: The whole.
    ///   - caption: What the total is, below it: `Spent`.
    ///   - isHidden: Whether the member's switch hides balances: shares stay, no amount is in the page.
    package init(
        id: String, title: String, slices: [ChartSlice], total: Money, caption: String, locale: LocaleFormat, isHidden: Bool = false,
        texts: DesignTexts = .english
    ) {
        self.id = id
        self.title = title
        self.slices = slices
        self.total = isHidden ? "••••" : total.formatted(in: locale, sign: .never, wholeAmounts: true)
        self.caption = caption
        self.locale = locale
        self.isHidden = isHidden
        self.texts = texts
    }

    package var body: some View {
        figure(.class("donut-figure")) {
            svg(
                .class("donut"), .viewBox("0 0 160 160"), .role("img"), .aria("labelledby", "\(id)-title"),
                .aria("describedby", "\(id)-desc")
            ) {
                svgTitle(.id("\(id)-title")) { title }
                desc(.id("\(id)-desc")) { description }
                circle(.class("track"), .integer("cx", 80), .integer("cy", 80), .integer("r", 66))
                ForEach(arcs, id: \.offset.description) { arc in
                    circle(
                        .classes(ClassName("arc"), arc.color.className), .integer("cx", 80), .integer("cy", 80), .integer("r", 66),
                        .attribute("transform", "rotate(-90 80 80)"),
                        AttributePair(
                            .integer("pathLength", 1_000),
                            AttributePair(
                                .attribute("stroke-dasharray", "\(arc.length) 1000"),
                                .attribute("stroke-dashoffset", "-\(arc.offset)"))))
                }
                svgText(.integer("x", 80), .integer("y", 84), .attribute("text-anchor", "middle")) { total }
                svgText(.class("donut-caption"), .integer("x", 80), .integer("y", 102), .attribute("text-anchor", "middle")) { caption }
            }
            ul(.class("donut-list")) {
                ForEach(slices.indices, id: \.description) { index in
                    li {
                        span(.classes(ClassName("swatch"), slices[index].color.className)) {}
                        if let path = slices[index].path {
                            a(.class("name"), .href(path)) { slices[index].label }
                        } else {
                            span(.class("name")) { slices[index].label }
                        }
                        span(.class("share")) { "\(percents[index]) %" }
                        AmountText(slices[index].amount, in: locale, isHidden: isHidden, texts: texts)
                    }
                }
            }
        }
    }
}

// MARK: - Shares

extension DonutChart {
    private struct Arc {
        var offset: Int
        var length: Int
        var color: PaletteColor
    }

    private var sum: UInt64 {
        slices.reduce(0) { sum, slice in
            let (next, overflow) = sum.addingReportingOverflow(slice.amount.minorUnits.magnitude)
            return overflow ? .max : next
        }
    }

    /// Each slice's share in whole percent, rounded to the nearest.
    private var percents: [Int] {
        let sum = sum
        return slices.map { Ratio.parts($0.amount.minorUnits.magnitude, of: sum, in: 100) }
    }

    /// The arcs in thousandths of the ring, with a gap of four between them.
    private var arcs: [Arc] {
        let sum = sum
        var offset = 0
        var arcs: [Arc] = []
        for slice in slices {
            let share = Ratio.parts(slice.amount.minorUnits.magnitude, of: sum)
            if share > 0 { arcs.append(Arc(offset: offset, length: slices.count > 1 ? max(share - 6, 2) : share, color: slice.color)) }
            offset += share
        }
        return arcs
    }

    private var description: String {
        zip(slices, percents).map { "\($0.label) \($1) %" }.joined(separator: ", ")
    }
}
