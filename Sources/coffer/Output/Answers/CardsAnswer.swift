import Models
import Services

/// Cards of the wallet in its order, with the value of their fee year.
struct CardsAnswer: Answer {

    var cards: [WalletCard]
    /// The number of transactions that could have used several benefits, at most `BenefitQuestion.maxCount`.
    var questions = 0

    func writeJSON(to text: inout JSONText) {
        text.array(cards) { Self.write($1, to: &$0) }
    }

    /// Writes one card as a JSON object.
    static func write(_ card: WalletCard, to text: inout JSONText) {
        text.object { text in
            text.member("id", card.card.id.description)
            text.member("name", card.displayName)
            text.member("issuer", card.issuerName)
            text.member("number", card.maskedNumber)
            text.member("fee", card.annualFee?.decimalText)
            text.member("available", card.value.available.decimalText)
            text.member("redeemed", card.value.redeemed.decimalText)
            text.member("lost", card.value.lost.decimalText)
            text.member("net", card.value.net.decimalText)
            text.member("return", card.value.returnRate.map(rate))
            text.member("recommendation", card.value.recommendation.rawValue)
            text.member("status", card.cardStatus.rawValue)
        }
    }

    /// Hundredths of a percent as a decimal: `-32.96`.
    static func rate(_ hundredths: Int64) -> String {
        let digits = String(hundredths.magnitude)
        let padded = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        return "\(hundredths < 0 ? "-" : "")\(padded.dropLast(2)).\(padded.suffix(2))"
    }

    var csv: [[String]] {
        [["id", "name", "issuer", "number", "fee", "available", "redeemed", "lost", "net", "return", "recommendation", "status"]]
            + cards.map { card in
                [
                    card.card.id.description, CSVCell.guarded(card.displayName), CSVCell.guarded(card.issuerName), card.maskedNumber ?? "",
                    card.annualFee?.decimalText ?? "", card.value.available.decimalText, card.value.redeemed.decimalText,
                    card.value.lost.decimalText, card.value.net.decimalText, card.value.returnRate.map(Self.rate) ?? "",
                    card.value.recommendation.rawValue, card.cardStatus.rawValue,
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !cards.isEmpty else { return "No cards. Add one with: coffer add card --product NAME; coffer catalogue lists products\n" }
        var table = Table([
            .init(title: "NAME", maximum: 28), .init(title: "ISSUER", maximum: 20), .init(title: "NUMBER"),
            .init(title: "FEE", isRight: true),
            .init(title: "AVAILABLE", isRight: true), .init(title: "REDEEMED", isRight: true), .init(title: "LOST", isRight: true),
            .init(title: "NET", isRight: true), .init(title: "RETURN", isRight: true), .init(title: ""), .init(title: "STATUS"),
            .init(title: "ID"),
        ])
        for card in cards {
            let value = card.value
            table.add([
                .init(card.displayName), .init(card.issuerName), .init(card.maskedNumber.map { String($0.suffix(9)) } ?? ""),
                .init(card.annualFee?.description ?? ""), .init(value.available.description), .init(value.redeemed.description),
                .init(value.lost.description), .init(value.net.description), .init(value.returnRate.map { Self.rate($0) + " %" } ?? ""),
                .init(Self.words(value.recommendation)), .init(card.cardStatus.words), .init(card.card.id.description, .faint),
            ])
        }
        let count = questions < BenefitQuestion.maxCount ? "\(questions)" : "\(questions) or more"
        let asks = questions == 0 ? "" : "Transactions that could have used several benefits: \(count); choose the benefit in the browser\n"
        return table.text(style: style) + asks
    }

    private static func words(_ recommendation: CardRecommendation) -> String {
        switch recommendation {
        case .strongKeep: "strong keep"
        case .keep: "keep"
        case .evaluate: "evaluate"
        case .considerCancelling: "consider cancelling"
        case .tooEarlyToSay: "too early to say"
        }
    }
}

/// A card that was added or changed.
struct CardAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`.
    var deed: String
    var card: WalletCard

    func writeJSON(to text: inout JSONText) { CardsAnswer.write(card, to: &text) }
    var csv: [[String]] { CardsAnswer(cards: [card]).csv }

    func table(style: TextStyle) -> String {
        let count = card.benefits.count
        let benefits = count == 0 ? nil : "\(count) benefit\(count == 1 ? "" : "s")"
        let parts = [card.displayName, card.issuerName, benefits, card.card.id.description].compactMap { $0?.isEmpty ?? true ? nil : $0 }
        return TerminalText.clean("\(deed) \(parts.joined(separator: ", "))") + "\n"
    }
}

extension CardStatus {
    /// The text for users.
    fileprivate var words: String { self == .pendingActivation ? "pending activation" : rawValue }
}
