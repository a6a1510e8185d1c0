import Recurrence

/// Words of banks and shops for refunds, folded.
package enum RefundWords {
    /// Words that only mean a refund.
    private static let sure: Set<String> = [
        "refund", "refunds", "refunded", "return", "returns", "retoure", "retouren", "reversal", "chargeback", "storno", "stornierung",
        "erstattung", "ruckerstattung", "rueckerstattung", "ruckzahlung", "rueckzahlung", "kaufpreiserstattung", "ruckgabe",
        "remboursement", "rembourse", "avoir", "reembolso", "devolucion", "devolucao", "estorno", "rimborso", "reso", "terugbetaling",
        "terugboeking", "retour", "aterbetalning", "aterbetaling", "tilbakebetaling", "tilbagebetaling", "refusjon", "refusion", "retur",
        "hyvitys", "palautus", "zwrot", "vraceni", "vratka", "refundace", "visszaterites", "rambursare", "povrat", "iade",
    ]

    /// Words that banks also use for other income.
    private static let possible: Set<String> = ["gutschrift", "credit", "abono", "accredito", "kreditering", "creditnota", "kreditnota"]

    /// Whether a text denotes a refund.
    package static func contains(in text: String) -> Bool { PayeeKey.words(text).contains(where: sure.contains) }

    /// The normalised payee of a line without such words, which is the same for a purchase and its refund.
    package static func payeeKey(of line: LineWords) -> String {
        let key = line.key.isEmpty ? line.payee.prefix(3).joined(separator: " ") : line.key
        let words = key.split(separator: " ")
        let rest = words.filter { !sure.contains(String($0)) && !possible.contains(String($0)) }
        return rest.isEmpty ? "" : rest.joined(separator: " ")
    }
}
