import HTML
import Localization
import Models
import Services

/// What the figures of a report leave out or convert.
struct ReportNotes: View {
    let leftOut: [Currency]
    /// Currencies without a rate on earlier days only.
    var leftOutBefore: [Currency] = []
    var isConverted = false

    var body: some View {
        Group {
            if isConverted { p(.class("second")) { "Amounts in other currencies are converted at the rate of their day." } }
            if !leftOut.isEmpty {
                p(.class("second")) { "Not included, because there is no rate: \(leftOut.map(\.code).joined(separator: ", "))." }
            }
            if let earlier = ConvertedTotal.leftOutBeforeSentence(leftOutBefore) { p(.class("second")) { earlier } }
        }
    }
}
