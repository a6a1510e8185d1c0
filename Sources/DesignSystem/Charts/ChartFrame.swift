import HTML
import Localization
import Models

/// The frame of every chart: a `<figure>` with its title, the table behind an icon, the periods, a sentence, the drawing, and the legend.
struct ChartFrame<Legend: View, Drawing: View>: View {
    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let words: LocalizedText?
    let height: Int
    let table: ChartTable?
    let palette: ClassName?
    let currency: Currency?
    let locale: LocaleFormat
    let hasEnds: Bool
    let axis: ValueLabels?
    let periods: [ChartPeriod]
    let legend: Legend
    let drawing: Drawing

    /// - Parameters:
    ///   - description: What assistive technology says of the drawing.
    ///   - words: A sentence below the title.
    ///   - height: In pixels of a text of 12 px.
    ///   - currency: That of the points, whose differences the script shows; nil where amounts are hidden.
    ///   - hasEnds: Whether there is a column of labels at the right.
    ///   - axis: The labels at the left; nil: there are none.
    init(
        id: String, title: LocalizedText, description: LocalizedText, words: LocalizedText? = nil, height: Int, table: ChartTable?,
        color: ChartColor? = nil, currency: Currency? = nil, locale: LocaleFormat, hasEnds: Bool = false, axis: ValueLabels? = nil,
        periods: [ChartPeriod] = [], legend: Legend, @ViewBuilder drawing: () -> Drawing
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.words = words
        self.height = height
        self.table = table
        palette = color?.className
        self.currency = currency
        self.locale = locale
        self.hasEnds = hasEnds
        self.axis = axis
        self.periods = periods
        self.legend = legend
        self.drawing = drawing()
    }

    var body: some View {
        figure(
            .classes(ClassName("chart"), palette), currency.map { .data("currency", $0.code) },
            currency.map { .data("decimals", $0.decimals.description) }, currency.map { _ in .data("locale", locale.tag) }
        ) {
            h2(.class("chart-title"), .id("\(id)-title")) { title }
            table
            if !periods.isEmpty { periodLinks }
            if let words { p(.class("chart-words")) { words } }
            if currency != nil { output(.class("chart-range")) {} }
            div(.classes(ClassName("chart-plot"), hasEnds ? ClassName("has-ends") : nil)) {
                if let widest = axis?.widest { span(.class("chart-axis"), .aria("hidden", "true")) { .verbatim(widest) } }
                plot
            }
            legend
        }
    }

    private var plot: some View {
        svg(
            .em("height", height), .role("group"), .aria("labelledby", "\(id)-title"), .aria("describedby", "\(id)-desc")
        ) {
            desc(.id("\(id)-desc")) { description }
            drawing
        }
    }

    private var periodLinks: some View {
        nav(.class("chart-periods"), .ariaLabel("Period")) {
            ForEach(periods, id: \.path) { period in
                a(.href(period.path), .data("keep", ""), .when(period.isSelected, .aria("current", "true"))) { period.title }
            }
        }
    }
}
