import Models
import TransferModel

/// The terms of a draft, a transfer or a standing order, as validated.
struct TransferTerms: Hashable, Sendable {
    var source: ID<Account>
    var destination: TransferDestination
    var amount: Money
    var otherAmount: Money?
    var day: Day
    var note: String
    var schedule: Schedule?

    init(_ draft: TransferDraft) {
        source = draft.source
        destination = draft.destination
        amount = draft.amount
        otherAmount = draft.otherAmount
        day = draft.day
        note = draft.note
        schedule = draft.schedule
    }

    init(_ transfer: Transfer) {
        source = transfer.source
        destination = transfer.destination
        amount = transfer.amount
        otherAmount = transfer.otherAmount
        day = transfer.day
        note = transfer.note
    }

    init(_ order: StandingOrder, on day: Day) {
        source = order.source
        destination = order.destination
        amount = order.amount
        self.day = day
        note = order.note
        schedule = order.schedule
    }
}

extension Transfer {
    /// A digest of everything that is confirmed, so that a confirmation applies to exactly these terms.
    func digest(schedule: Schedule?) -> String {
        var hash = StableHash()
        hash.combine(UInt64(clamping: id.rawValue))
        for text in [source.description, "\(destination)", amount.currency.code, otherAmount?.currency.code ?? "", note] {
            hash.combine(text)
        }
        for number in [amount.minorUnits, otherAmount?.minorUnits ?? 0, Int64(day.number)] { hash.combine(UInt64(bitPattern: number)) }
        if let schedule { hash.combine("\(schedule)") }
        return String(hash.value, radix: 36)
    }
}
