import Localization
import Models
import TransferModel

/// One step in the timeline of an order.
struct TransferStep: Hashable {
    enum Tone: Hashable { case done, now, wrong }

    var title: LocalizedText
    /// The time of the step, or what the step waits for.
    var text: LocalizedText
    var tone: Tone
}

extension TransferStep {
    /// Returns the steps of an order, first to last.
    ///
    /// - Parameter moments: The times at which the order was created, confirmed and ended, as far as known.
    static func steps(
        of transfer: Transfer, moments: (ordered: Moment?, confirmed: Moment?, ended: Moment?)
    ) -> [TransferStep] {
        func text(_ moment: Moment?) -> LocalizedText { moment.map { .relative($0) } ?? "" }
        var steps = [TransferStep(title: "Ordered", text: text(moments.ordered), tone: .done)]
        if transfer.confirmedAt != nil { steps.append(TransferStep(title: "Confirmed", text: text(moments.confirmed), tone: .done)) }
        if transfer.isExternal, transfer.transaction != nil {
            let day = LocalizedText.relative(transfer.day)
            // Coffer does not submit orders to a bank, so no step claims that the bank has received one.
            steps.append(TransferStep(title: "Pay at your bank", text: day, tone: transfer.isSubmitted ? .now : .done))
        }
        switch transfer.status {
        case .initiated, .confirmed:
            steps.append(TransferStep(title: "Waiting for confirmation", text: "No money has moved yet", tone: .now))
        case .pending:
            let day = LocalizedText.relative(transfer.day)
            steps.append(
                transfer.isSubmitted
                    ? TransferStep(title: "Not yet on a statement", text: "A statement will confirm this transfer", tone: .now)
                    : TransferStep(title: "Scheduled", text: day, tone: .now))
        case .completed: steps.append(TransferStep(title: "Completed", text: text(moments.ended), tone: .done))
        case .failed:
            let why = [transfer.failure?.text, text(moments.ended)].compactMap(\.self)
            steps.append(TransferStep(title: "Failed", text: .joined(why), tone: .wrong))
        case .cancelled: steps.append(TransferStep(title: "Cancelled", text: text(moments.ended), tone: .wrong))
        }
        return steps
    }
}
