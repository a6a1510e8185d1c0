import HTML
import Localization
import Models

/// What the figures of a report leave out or convert.
struct ReportNotes: View {
    let leftOut: [Currency]
    var isConverted = false

    var body: some View {
        Group {
            if isConverted { p(.class("second")) { "Amounts in other currencies are converted at the rate of their day." } }
            if !leftOut.isEmpty {
                p(.class("second")) { "Not included, because there is no rate: \(leftOut.map(\.code).joined(separator: ", "))." }
            }
        }
    }
}
