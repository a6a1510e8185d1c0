import Models
import Services
import WireModels

/// The result of a run of due transfers and standing orders.
struct DueRunAnswer: Answer {

    var run: DueRun

    var response: DueRunResponse { DueRunResponse(run) }
    var csv: [[String]] { TransfersAnswer(transfers: run.transfers).csv }

    func table(style: TextStyle) -> String {
        guard run.heldBack == nil else { return "Nothing was booked\n" }
        guard !run.transfers.isEmpty else { return "Nothing was due\n" }
        let ordered = run.transfers.count - run.completed - run.failed
        let counts = [(run.completed, "completed"), (ordered, "for your bank"), (run.failed, "failed")]
        let sentence = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return TransfersAnswer(transfers: run.transfers).table(style: style) + sentence + "\n"
    }
}
