import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The first steps of a new household, until the last one is done or they are hidden.
struct FirstStepsView: View {
    let model: HomeViewModel
    let overview: HomeOverview

    var body: some View {
        let steps = model.context.contributions.homeSteps.open(in: overview)
        if model.context.canWrite, !overview.hidesFirstSteps, !steps.isEmpty {
            Group {
                Section("First steps", id: "first-steps") {
                    ForEach(steps, id: \.step.rank.description) { step, isDone in
                        if isDone {
                            ListRow(step.title, subtitle: "Done", symbol: .checkmark, tint: .credit)
                        } else {
                            ListRow(step.title, subtitle: step.detail, symbol: step.symbol, path: step.link.path)
                        }
                    }
                }
                Button("Hide the first steps", role: .plain, name: "hide-first-steps") { await model.hideFirstSteps() }
            }
        }
    }
}
