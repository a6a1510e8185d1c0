import Models

extension WalletBenefit {
    /// When a benefit that was used up is there again; nil where it still is, or never will be.
    var nextDay: Day? {
        guard displayStatus == .used, let last = progress.cycle?.last else { return nil }
        let next = last.adding(days: 1)
        return benefit.terms.lastDay.map { next <= $0 } ?? true ? next : nil
    }
}
