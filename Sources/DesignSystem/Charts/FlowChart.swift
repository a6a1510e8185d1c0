package import HTML
package import Localization
package import Models

/// A flow of money from sources through one node to purposes (a Sankey diagram): the height of each band is its amount. Both sides add up to
/// the same.
package struct FlowChart: View {
    private let id: String
    private let title: LocalizedText
    private let middle: LocalizedText
    private let sources: [FlowNode]
    private let purposes: [FlowNode]

    /// - Parameters:
    ///   - id: Unique in the page.
    ///   - middle: The name of the node in the middle, such as *Household*.
    ///   - sources: With amounts above zero, the largest first.
    ///   - purposes: With amounts above zero, the largest first.
    package init(id: String, title: LocalizedText, middle: LocalizedText, from sources: [FlowNode], to purposes: [FlowNode]) {
        self.id = id
        self.title = title
        self.middle = middle
        self.sources = sources
        self.purposes = purposes
    }

    package var body: some View {
        EnvironmentReader { environment in
            FlowChartContent(
                id: id, title: title, middle: middle, sources: sources, purposes: purposes, environment: environment)
        }
    }
}

/// A source or a purpose of a flow chart.
package struct FlowNode: Hashable, Sendable {
    package var name: LocalizedText
    /// Above zero.
    package var amount: Money
    package var color: ChartColor
    /// The path of its details; nil: none.
    package var path: String?

    package init(_ name: LocalizedText, _ amount: Money, color: ChartColor, path: String? = nil) {
        self.name = name
        self.amount = amount
        self.color = color
        self.path = path
    }
}
