package import Models
import WireModels

/// A scheduled transfer, or a standing order with its next day.
package struct ScheduledTransferResponse: Encodable {
    /// The id of the transfer or of the standing order.
    let id: String
    /// Null for a standing order; each of its occurrences has its own reference.
    let reference: TransferReference?
    let amount: DecimalAmount
    /// The name of the own account that is debited.
    let from: String
    /// The name of the recipient or of the own account.
    let to: String
    /// Null for a standing order without further occurrences.
    let day: Day?
    /// `month`, `2 weeks`; null for a single transfer.
    let every: String?

    package init(_ scheduled: ScheduledTransfer) {
        id = scheduled.idText
        reference = scheduled.reference
        amount = DecimalAmount(scheduled.amount)
        from = scheduled.source.name
        to = scheduled.recipient
        day = scheduled.day
        every = scheduled.schedule?.everyText
    }
}

extension ScheduledTransfer {
    /// The id of the transfer or of the standing order.
    package var idText: String {
        switch self {
        case .once(let details): details.transfer.id.description
        case .standing(let details): details.order.id.description
        }
    }

    /// Nil for a standing order; each of its occurrences has its own reference.
    package var reference: TransferReference? { if case .once(let details) = self { details.transfer.reference } else { nil } }

    /// Nil for a single transfer.
    package var schedule: Schedule? { if case .standing(let details) = self { details.order.schedule } else { nil } }

    /// The amount debited each time.
    package var amount: Money {
        switch self {
        case .once(let details): details.transfer.amount
        case .standing(let details): details.order.amount
        }
    }

    /// The own account that is debited.
    package var source: Account {
        switch self {
        case .once(let details): details.source
        case .standing(let details): details.source
        }
    }

    /// The name of the recipient or of the own account.
    package var recipient: String {
        switch self {
        case .once(let details): details.recipient
        case .standing(let details): details.recipient
        }
    }
}
