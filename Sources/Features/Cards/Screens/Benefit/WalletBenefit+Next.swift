import CardsModel
import Models

extension WalletBenefit {
    /// The day on which a used benefit becomes available again; nil if it is still available or never returns.
    var nextDay: Day? {
        guard displayStatus == .used, let last = progress.cycle?.last else { return nil }
        let next = last.adding(days: 1)
        return benefit.terms.lastDay.map { next <= $0 } ?? true ? next : nil
    }
}
