import CommandKit
import Localization
import TransferCommands
import TransferModel

/// The result of a run of everything that is due.
struct DueRunAnswer: Answer {
    var run: DueRun
    var response: DueRunResponse
    /// What was done besides transfers.
    var parts: [DueRunPart] = []

    var csv: [[String]] { TransfersAnswer(rows: run.transfers).csv }

    func table(style: TextStyle) -> String {
        guard run.heldBack == nil else { return style.line("Nothing was booked") }
        let lines = parts.flatMap(\.lines)
        guard !run.transfers.isEmpty || !lines.isEmpty else { return style.line("Nothing was due") }
        let ordered = run.transfers.count - run.completed - run.failed
        let counts: [DueRunPart.Count] = [
            (run.completed, "\(run.completed) completed"), (ordered, "\(ordered) for your bank"), (run.failed, "\(run.failed) failed"),
        ]
        let sentence = (counts + parts.flatMap(\.counts)).filter { $0.count > 0 }.map { style.string($0.label) }.joined(
            separator: ", ")
        let transfers = run.transfers.isEmpty ? "" : TransfersAnswer(rows: run.transfers).table(style: style)
        return transfers + lines.map { style.line($0) }.joined() + sentence + "\n"
    }
}
