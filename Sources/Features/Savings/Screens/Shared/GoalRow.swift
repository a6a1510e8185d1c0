import DesignSystem
import HTML
import Localization
import SavingsModel

/// A goal in a list: a progress ring, the name over the saved amount and the target, and the status.
struct GoalRow: View {
    private let progress: GoalProgress
    private let path: String
    private let note: LocalizedText?

    /// - Parameter note: The second line, replacing the saved amount and the target.
    init(_ progress: GoalProgress, path: String, note: LocalizedText? = nil) {
        self.progress = progress
        self.path = path
        self.note = note
    }

    var body: some View {
        EnvironmentReader { environment in
            ListRow(.verbatim(progress.goal.name), subtitle: note ?? saved(showsAmounts: environment.showsAmounts), path: path) {
                ProgressRing("Saved so far", progress: progress.share)
            } trailing: {
                StatusLabel(progress.status.title, tone: progress.status.tone)
            }
        }
    }

    private func saved(showsAmounts: Bool) -> LocalizedText {
        guard showsAmounts else { return progress.goal.by.map { "By \($0)" } ?? "Amounts are hidden" }
        let figures: LocalizedText = "\(progress.saved, wholeAmounts: true) of \(progress.goal.target, wholeAmounts: true)"
        return progress.goal.by.map { "\(figures) · by \($0)" } ?? figures
    }
}
