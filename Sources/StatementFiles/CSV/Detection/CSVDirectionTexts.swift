import Models

/// The evidence in the texts of rows for the direction of amounts, most of which have no minus.
///
/// A salary, interest or a refund is a credit, and so is the payment of a card's bill in the file of the card. A refund that is smaller than a
/// purchase at the same shop is no evidence, because they may be unrelated.
struct CSVDirectionTexts {
    private var asWritten = 0
    private var inverted = 0
    /// Purchases without a minus, if none has one.
    var purchases: Int { negativePurchases == 0 ? positivePurchases : 0 }
    private var positivePurchases = 0
    private var negativePurchases = 0

    /// Adds a row.
    mutating func add(_ line: StatementLine) {
        guard !line.amount.isZero else { return }
        let words = CSVHeaderNames.fold(line.payee + " " + line.memo).split(separator: " ").map(String.init)
        if words.first.map(Self.buying.contains) == true || words.last.map(Self.buying.contains) == true {
            if line.amount.isNegative { negativePurchases += 1 } else { positivePurchases += 1 }
        }
        let isIncoming = words.contains(where: Self.incoming.contains) || Self.payments.contains { Self.contains($0, in: words) }
        guard isIncoming else { return }
        if line.amount.isNegative { inverted += 1 } else { asWritten += 1 }
    }

    /// Whether positive amounts are credits; nil if the texts contain no evidence, or contradict each other.
    var arePositivesIncoming: Bool? {
        guard asWritten + inverted > 0, asWritten == 0 || inverted == 0 else { return nil }
        return asWritten > 0
    }

    private static func contains(_ phrase: [String], in words: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: phrase) }
    }

    /// Texts of card issuers for the payment of a bill.
    private static let payments = [
        ["payment", "thank", "you"], ["payment", "received"], ["zahlung", "erhalten"], ["ihre", "zahlung"], ["autopay"],
        ["paiement", "recu"],
        ["pago", "recibido"], ["pagamento", "cartao"], ["pagamento", "de", "cartao"], ["pagamento", "recebido"],
        ["pagamento", "de", "fatura"],
        ["pago", "tarjeta"], ["pago", "de", "tarjeta"], ["paiement", "carte"], ["betaling", "ontvangen"],
    ]

    /// What banks write in front of a purchase, or behind it.
    private static let buying: Set<String> = [
        "compra", "purchase", "achat", "kauf", "einkauf", "acquisto", "aankoop", "zakup", "nakup", "kjop", "kob",
    ]

    /// Words for credits, folded; general knowledge of bank statements.
    private static let incoming: Set<String> = [
        "salary", "payroll", "wages", "lohn", "gehalt", "bezuge", "besoldung", "rente", "kindergeld", "salaire", "paie", "nomina", "sueldo",
        "stipendio", "pensione", "pension", "salaris", "loon", "lon", "lonn", "palkka", "wynagrodzenie", "pensja", "mzda", "vyplata",
        "plat",
        "fizetes", "munkaber", "salario", "ordenado", "salariu", "placa", "maas", "interest", "dividend", "zinsen", "dividende", "interets",
        "intereses", "interessi", "refund", "refunded", "retoure", "erstattung", "ruckerstattung", "ruckzahlung", "gutschrift",
        "remboursement", "reembolso", "rimborso", "terugbetaling", "aterbetalning", "tilbakebetaling", "tilbagebetaling", "zwrot",
        "cashback",
    ]
}
