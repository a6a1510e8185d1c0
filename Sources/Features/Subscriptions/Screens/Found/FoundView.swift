import DesignSystem
import HTML
import Localization
import Models
import Navigation
import RecurrenceModel
import ScreenKit
import Services
import SubscriptionsModel

/// What was found in the statements, the most certain first and ticked, with the charges that prove it.
struct FoundView: View {
    let model: FoundViewModel

    var body: some View {
        Loaded(model.found, of: model, .list, retry: SubscriptionsRoute.found.path.absolute) { found in
            Live("found") { content(found) }
        }
        .navigationTitle("Found in your statements")
    }

    /// Adds what is ticked; nil for members who may not.
    private var accept: Action? {
        guard model.context.canWrite else { return nil }
        return { await model.accept() }
    }

    private func content(_ found: FoundList) -> some View {
        Group {
            if !found.isDetecting {
                EmptyStateView(.eyeSlash, sentence: "The search for recurring charges is switched off.") {
                    if model.context.canWrite { Button("Switch on", name: "detection-on") { await model.setDetection(true) } }
                }
            } else if found.series.isEmpty {
                EmptyStateView(
                    .checkmarkCircle, title: "Nothing new",
                    sentence: "You have added or ignored all regular charges in your statements."
                ) {
                    ButtonLink("Subscriptions", path: SubscriptionsRoute.list.path.absolute)
                }
            } else {
                PickList("Add selected", name: "accept", action: accept) {
                    Section("Subscriptions and bills", id: "found-series") {
                        ForEach(found.series, id: \.id.description) { FoundSeriesRow(model: model, series: $0) }
                    }
                }
            }
            if found.isDetecting, model.context.canWrite {
                Button("Do not search for recurring charges", role: .plain, name: "detection-off") { await model.setDetection(false) }
            }
        }
    }
}
