import Models
import TransferModel

extension OrderForm {
    /// Fills the form to duplicate an order on another day.
    mutating func fill(from transfer: Transfer, in locale: LocaleFormat) {
        source = transfer.source.description
        destination = transfer.destination.account?.description ?? ""
        amount = transfer.amount.typedText(in: locale)
        otherAmount = transfer.otherAmount?.typedText(in: locale) ?? ""
        note = transfer.note
        category = transfer.category?.description ?? ""
    }

    /// Creates the form that edits a standing order.
    init(_ order: StandingOrder, in locale: LocaleFormat) {
        amount = order.amount.typedText(in: locale)
        note = order.note
        day = order.nextDay?.description ?? ""
        unit = order.schedule.unit.rawValue
        every = String(order.schedule.interval)
        until = order.schedule.end?.description ?? ""
    }

    /// Creates the form that edits a scheduled order.
    init(_ transfer: Transfer, in locale: LocaleFormat) {
        fill(from: transfer, in: locale)
        day = transfer.day.description
    }
}
