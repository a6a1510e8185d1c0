import Categorisation
import Models

/// Finds the payees of waiting transactions, however the bank spells them: by the key of a household's choices. Payees repeat, so each is normalised once.
final class ReviewPayees {
    private var names: [String: LineWords] = [:]

    /// The key of a payee; nil without one.
    func key(payee: String, note: String) -> String? {
        guard !payee.isEmpty else { return nil }
        let words = names[payee] ?? LineWords(payee: payee, memo: "")
        names[payee] = words
        // A payment service names the seller in the memo.
        let key = words.isPaymentService ? LineWords(payee: payee, memo: note).key : words.key
        return key.isEmpty ? payee.folded : key
    }
}
