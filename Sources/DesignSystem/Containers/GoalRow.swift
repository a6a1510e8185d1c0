package import HTML
package import Localization
package import Models

/// A goal in a list: a progress ring, the name over the saved amount and the target, and the status.
package struct GoalRow: View {
    private let progress: GoalProgress
    private let path: String
    private let note: LocalizedText?
    private let isHidden: Bool

    /// - Parameters:
    ///   - note: The second line, replacing the saved amount and the target.
    ///   - isHidden: Whether the member hides amounts.
    package init(_ progress: GoalProgress, path: String, note: LocalizedText? = nil, isHidden: Bool) {
        self.progress = progress
        self.path = path
        self.note = note
        self.isHidden = isHidden
    }

    package var body: some View {
        Row(.verbatim(progress.goal.name), subtitle: note ?? saved, path: path) {
            ProgressRing("Saved", progress: progress.share)
        } trailing: {
            StatusLabel(progress.status.title, tone: progress.status.tone)
        }
    }

    private var saved: LocalizedText {
        guard !isHidden else { return progress.goal.by.map { "By \($0)" } ?? "Amounts are hidden" }
        let figures: LocalizedText = "\(progress.saved, wholeAmounts: true) of \(progress.goal.target, wholeAmounts: true)"
        return progress.goal.by.map { "\(figures) · by \($0)" } ?? figures
    }
}
