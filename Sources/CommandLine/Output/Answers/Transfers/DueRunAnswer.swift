import Localization
import Models
import Services
import WireModels

/// The result of a run of due transfers and standing orders.
struct DueRunAnswer: Answer {

    var run: DueRun

    var response: DueRunResponse { DueRunResponse(run) }
    var csv: [[String]] { TransfersAnswer(transfers: run.transfers).csv }

    func table(style: TextStyle) -> String {
        guard run.heldBack == nil else { return style.line("Nothing was booked") }
        guard !run.transfers.isEmpty else { return style.line("Nothing was due") }
        let ordered = run.transfers.count - run.completed - run.failed
        let counts: [(Int, LocalizedText)] = [
            (run.completed, "\(run.completed) completed"), (ordered, "\(ordered) for your bank"), (run.failed, "\(run.failed) failed"),
        ]
        let sentence = counts.filter { $0.0 > 0 }.map { style.string($0.1) }.joined(separator: ", ")
        return TransfersAnswer(transfers: run.transfers).table(style: style) + sentence + "\n"
    }
}
