import HTML
import Localization
import Models

/// The content of a `FlowChart`, in the reader's locale.
struct FlowChartContent: View {
    let id: String
    let title: LocalizedText
    let middle: LocalizedText
    let sources: [FlowNode]
    let purposes: [FlowNode]
    let environment: TextEnvironment

    private static let top = 8

    var body: some View {
        if !sources.isEmpty, !purposes.isEmpty {
            let (left, right) = (FlowLayout(sources.map(\.amount)), FlowLayout(purposes.map(\.amount)))
            let height = max(left.height, right.height, FlowLayout.flow)
            ChartFrame(
                id: id, title: title, description: isHidden ? "Amounts are hidden" : middle, height: height + 2 * Self.top, table: table,
                locale: environment.locale, legend: EmptyView()
            ) {
                side(sources, left.moved(by: Self.top + (height - left.height) / 2), isLeft: true, height)
                side(purposes, right.moved(by: Self.top + (height - right.height) / 2), isLeft: false, height)
                rect(
                    .class("flow-node"), .permille("x", 494), .permille("width", 12), .em("y", middleTop(height)),
                    .em("height", FlowLayout.flow))
            }
        }
    }

    // MARK: - Parts

    private var isHidden: Bool { !environment.showsAmounts }

    private func middleTop(_ height: Int) -> Int { Self.top + (height - FlowLayout.flow) / 2 }

    /// The bands of a side, and on top of all of them its nodes with their labels; a link covers its label.
    private func side(_ nodes: [FlowNode], _ layout: FlowLayout, isLeft: Bool, _ height: Int) -> some View {
        Group {
            ForEach(nodes.indices, id: \.description) { index in
                g(.classes(ClassName("flow"), nodes[index].color.className), .aria("hidden", "true")) {
                    band(layout.bands[index], isLeft: isLeft, height)
                }
            }
            ForEach(nodes.indices, id: \.description) { index in
                if let path = nodes[index].path {
                    a(.classes(ClassName("flow"), nodes[index].color.className), .href(path), .ariaLabel(spoken(nodes[index]))) {
                        end(nodes[index], layout.bands[index], isLeft: isLeft)
                    }
                } else {
                    g(.classes(ClassName("flow"), nodes[index].color.className), .role("img"), .ariaLabel(spoken(nodes[index]))) {
                        end(nodes[index], layout.bands[index], isLeft: isLeft)
                    }
                }
            }
        }
    }

    private func band(_ band: FlowLayout.Band, isLeft: Bool, _ height: Int) -> some View {
        let middle = middleTop(height) + band.middle
        let ribbon =
            isLeft
            ? Self.ribbon(12, band.node, 494, middle, band.height) : Self.ribbon(506, middle, 988, band.node, band.height)
        // The width is in thousandths, the height in pixels of a text of 12 px.
        return svg(
            .attribute("width", "100%"), .em("height", height + 2 * Self.top),
            .attribute("viewBox", "0 0 1000 \(height + 2 * Self.top)"), .attribute("preserveAspectRatio", "none")
        ) {
            path(.class("flow-band"), .attribute("d", ribbon))
        }
    }

    private func end(_ node: FlowNode, _ band: FlowLayout.Band, isLeft: Bool) -> some View {
        let lines = isHidden ? 1 : 2
        let baseline = band.label - lines * LabelBox.line / 2 + LabelBox.ascent
        let (x, anchor) = (isLeft ? 24 : 976, isLeft ? "start" : "end")
        return Group {
            svgTitle { spoken(node) }
            rect(
                .class("flow-hit"), .permille("x", isLeft ? 0 : 600), .permille("width", 400),
                .em("y", band.label - FlowLayout.slot / 2), .em("height", FlowLayout.slot))
            rect(
                .class("flow-end"), .permille("x", isLeft ? 0 : 988), .permille("width", 12), .em("y", band.node),
                .em("height", band.height))
            ForEach(NameTexts.variants(node.name.string(in: environment), room: FlowLayout.room), id: \.from.rawValue.description) { name in
                svgText(
                    .classes(ClassName("chart-label"), name.from.className, name.to?.endClassName), .permille("x", x),
                    .em("y", baseline), .attribute("text-anchor", anchor)
                ) { .verbatim(name.text) }
            }
            if !isHidden {
                svgText(
                    .class("chart-label label-strong"), .permille("x", x), .em("y", baseline + LabelBox.line),
                    .attribute("text-anchor", anchor)
                ) { .verbatim(amount(node)) }
            }
        }
    }

    /// A band of one height between two places.
    private static func ribbon(_ left: Int, _ start: Int, _ right: Int, _ end: Int, _ height: Int) -> String {
        let half = (left + right) / 2
        return "M\(left) \(start)C\(half) \(start) \(half) \(end) \(right) \(end)V\(end + height)"
            + "C\(half) \(end + height) \(half) \(start + height) \(left) \(start + height)Z"
    }

    private func amount(_ node: FlowNode) -> String {
        ChartScale.short(node.amount, within: FlowLayout.room(.tiny), isStrong: true, in: environment)
    }

    private func spoken(_ node: FlowNode) -> LocalizedText { isHidden ? node.name : "\(node.name) · \(node.amount)" }

    private var table: ChartTable? {
        guard !isHidden else { return nil }
        return ChartTable(
            title: title, columns: ["Name", "Money in", "Money out"],
            rows: sources.map { [$0.name, "\($0.amount)", ""] } + purposes.map { [$0.name, "", "\($0.amount)"] })
    }
}
