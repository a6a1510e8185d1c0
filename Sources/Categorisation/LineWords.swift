import Models
import Recurrence

/// The words of a line: those of its payee from the name on, and those of its memo.
package struct LineWords: Hashable, Sendable {
    /// The words of the payee; of the seller if the payee is a payment service that names it in the memo.
    package let payee: [String]
    /// All words of the payee, with the kind of booking in front of the name.
    let text: [String]
    package let memo: [String]
    /// The normalised payee, which is the key of a household's choices; empty if the line names none.
    package let key: String
    /// Whether the payee is a person and not a business, so that only plain words indicate the purpose of the line.
    package let isPerson: Bool
    /// Whether the payee is the seller whom a payment service names in the memo.
    package let isSeller: Bool

    package init(payee text: String, memo note: String) {
        let words = PayeeKey.nameWords(text)
        if let first = words.first, PayeeKey.isPaymentService(first), let seller = Self.seller(in: note) {
            payee = PayeeKey.nameWords(seller)
            key = PayeeKey.key(seller)
            memo = PayeeKey.words(note)
            isSeller = true
        } else if words.isEmpty {
            // Some banks write everything into one text.
            payee = PayeeKey.nameWords(note)
            key = ""
            memo = PayeeKey.words(note)
            isSeller = false
        } else {
            payee = words
            key = PayeeKey.key(text)
            memo = PayeeKey.words(note)
            isSeller = false
        }
        self.text = PayeeKey.words(text)
        isPerson = PersonNames.isPerson(Self.withoutTransfer(payee), in: self.text)
    }

    /// Whether the payee is a payment service.
    package var isPaymentService: Bool { payee.first.map(PayeeKey.isPaymentService) ?? false }

    /// The words behind the British `Faster Payment to`.
    private static func withoutTransfer(_ words: [String]) -> [String] {
        guard let index = words.firstIndex(of: "faster"), words[(index + 1)...].first?.hasPrefix("payment") == true else { return words }
        let rest = words[(index + 2)...]
        return Array(rest.first == "to" || rest.first == "from" ? rest.dropFirst() : rest)
    }

    /// The seller that a payment service names: `Ihr Einkauf bei Spotify AB`, `Purchase from Etsy`.
    private static func seller(in memo: String) -> String? {
        let folded = memo.folded
        for phrase in ["einkauf bei ", "zahlung an ", "purchase from ", "purchase at ", "payment to "] {
            guard let range = folded.firstRange(of: phrase) else { continue }
            let seller = String(folded[range.upperBound...])
            return PayeeKey.nameWords(seller).isEmpty ? nil : seller
        }
        return nil
    }
}
