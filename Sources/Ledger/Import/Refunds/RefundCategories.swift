import Categorisation
import Models
import StatementFiles
import Storage

/// Finds the category of a shop's refund: that of its purchases, so that spending is net.
///
/// A refund belongs to the nearest earlier purchase from the payee of at least its amount. With words for a refund the payee's usual category is
/// sufficient. Tax offices and people give no refunds of purchases.
final class RefundCategories {
    /// A possible refund, whose purchases were not known when it was read.
    struct Open {
        var payee: String
        var isSure: Bool
        /// The payee's usual category.
        var usual: LedgerAccountID?
        var amount: Int64
        var day: Day
    }

    /// The properties of a payee's name.
    private struct Payee {
        /// The normalised name, without words for refunds; empty if there is none.
        var key: String
        var isPerson: Bool
        var isRefund: Bool
    }

    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private var purchases: [String: PurchaseHistory] = [:]
    private var payees: [String: Payee] = [:]

    private static let limit = 50_000

    init(_ ledgerAccounts: [LedgerAccountRecord]) {
        self.ledgerAccounts = Dictionary(ledgerAccounts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Records a line that spends money.
    ///
    /// - Parameter amount: signed, in minor units.
    func record(_ line: StatementLine, _ amount: Int64, category: LedgerAccountID) {
        guard amount < 0, amount != .min, isPurchase(category) else { return }
        let key = payee(line.payee, memo: line.memo).key
        guard !key.isEmpty else { return }
        if purchases.count >= Self.limit { purchases.removeAll(keepingCapacity: true) }
        purchases[key, default: PurchaseHistory()].add(PurchaseHistory.Purchase(day: line.day, amount: -amount, category: category))
    }

    /// The possible refund of a line that credits the account.
    ///
    /// - Parameter usual: the category of purchases from the payee, if known.
    /// - Returns: nil if it cannot be the refund of a purchase: from a person, or a tax office.
    func open(_ line: StatementLine, _ amount: Int64, usual: LedgerAccountID?) -> Open? {
        guard usual.map({ ledgerAccounts[$0]?.categoryKey != .taxes }) ?? true else { return nil }
        let payee = payee(line.payee, memo: line.memo)
        guard !payee.isPerson, !payee.key.isEmpty else { return nil }
        return Open(
            payee: payee.key, isSure: payee.isRefund || RefundWords.contains(in: line.memo),
            usual: usual.flatMap { isPurchase($0) ? $0 : nil }, amount: amount, day: line.day)
    }

    /// The category of a refund, by the purchases that were read so far; nil if there is none.
    func category(of refund: Open) -> LedgerAccountID? {
        purchases[refund.payee]?.category(ofRefund: refund.amount, on: refund.day, isSure: refund.isSure)
    }

    /// Whether purchases have a category.
    func isPurchase(_ category: LedgerAccountID) -> Bool {
        guard let record = ledgerAccounts[category] else { return false }
        return record.categoryClass == .spending && record.categoryKey != .taxes
    }

    /// The normalised payee of a purchase; empty if the texts name none.
    func key(payee text: String, memo: String) -> String { payee(text, memo: memo).key }

    private func payee(_ payee: String, memo: String) -> Payee {
        let text = payee.isEmpty ? memo : payee
        if let known = payees[text] { return known }
        let words = LineWords(payee: payee, memo: memo)
        var result = Payee(
            key: RefundWords.payeeKey(of: words), isPerson: words.isPerson, isRefund: RefundWords.contains(in: text))
        // A payment service names the seller in the memo, which differs from line to line. Without the seller it has no payee.
        guard !words.isSeller else { return result }
        if words.isPaymentService {
            result.key = ""
            return result
        }
        if payees.count >= Self.limit { payees.removeAll(keepingCapacity: true) }
        payees[text] = result
        return result
    }
}
