import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import ScreenKit
import Services
import SubscriptionsModel

/// What was found in the statements, with the charges that prove it.
struct FoundView: View {
    let model: FoundViewModel

    var body: some View {
        Loaded(model.found, of: model, .list, retry: SubscriptionsRoute.found.path.absolute) { found in
            Live("found") { content(found) }
        }
        .navigationTitle("Found in your statements")
    }

    @ViewBuilder private func list(_ heading: LocalizedText, of kind: SeriesKind, in found: FoundList) -> some View {
        let series = found.series.filter { $0.kind == kind }
        if !series.isEmpty {
            Section(heading, id: "found-\(kind.rawValue)") {
                ForEach(series, id: \.id.description) { FoundSeriesRow(model: model, series: $0) }
            }
        }
    }

    private func content(_ found: FoundList) -> some View {
        Group {
            if !found.isDetecting {
                EmptyStateView(.eyeSlash, sentence: "The search for recurring charges is switched off.") {
                    if model.context.canWrite { Button("Switch it on", name: "detection-on") { await model.setDetection(true) } }
                }
            } else if found.series.isEmpty {
                EmptyStateView(
                    .checkmarkCircle, title: "Nothing new",
                    sentence: "Everything that recurs in your statements is a subscription already, or was dismissed."
                ) {
                    ButtonLink("Subscriptions", path: SubscriptionsRoute.list.path.absolute)
                }
            } else {
                div(.class("columns")) {
                    div(.class("wrapping")) { list("Subscriptions", of: .subscription, in: found) }
                    div(.class("wrapping")) { list("Bills", of: .bill, in: found) }
                }
            }
            if found.isDetecting, model.context.canWrite {
                Button("Do not search for recurring charges", role: .plain, name: "detection-off") { await model.setDetection(false) }
            }
        }
    }
}
