import CardsModel
import CommandKit
import Localization
import Models

/// Cards of the wallet in its order, with the value of their fee year.
struct CardsAnswer: ListAnswer {
    var rows: [WalletCard]
    /// The number of transactions that could have used several benefits, at most `BenefitQuestion.maxCount`.
    var questions = 0

    var response: [CardResponse] { rows.map(CardResponse.init) }
    let emptyText: LocalizedText = "No cards. Add one with: coffer add card --product NAME; coffer catalogue lists products"

    var columns: [Column<WalletCard>] {
        [
            .csv("id") { .code($0.card.id) },
            Column("name", "NAME", maximum: 28) { .text($0.displayName) },
            Column("issuer", "ISSUER", maximum: 20) { .text($0.issuerName) },
            Column("number", "NUMBER") { .code($0.maskedNumber, shown: $0.maskedNumber.map { String($0.suffix(9)) }) },
            Column("fee", "FEE", isRight: true) { .amount($0.annualFee) },
            Column("available", "AVAILABLE", isRight: true) { .amount($0.value.available) },
            Column("redeemed", "REDEEMED", isRight: true) { .amount($0.value.redeemed) },
            Column("lost", "LOST", isRight: true) { .amount($0.value.lost) },
            Column("net", "NET", isRight: true) { .amount($0.value.net) },
            Column("return", "RETURN", isRight: true) { .code($0.value.returnPercent, shown: $0.value.returnPercent.map { "\($0) %" }) },
            .csv("expected") { .amount($0.value.expected) },
            Column("recommendation", .verbatim("")) {
                .code($0.value.recommendation.rawValue, label: $0.value.recommendation.displayName)
            },
            Column("status", "STATUS") { .code($0.cardStatus.rawValue, label: $0.cardStatus.displayName) },
            .table("ID", wraps: true) { .code($0.card.id, .faint) },
        ]
    }

    func ending(style: TextStyle) -> String {
        guard questions > 0 else { return "" }
        let count: LocalizedText = questions < BenefitQuestion.maxCount ? "\(questions)" : "\(questions) or more"
        return style.line("Transactions that could have used several benefits: \(count); choose the benefit in the browser")
    }
}

extension RowAnswer<CardResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    init(_ participle: LocalizedText, _ card: WalletCard) {
        let count = card.benefits.count
        let benefits: LocalizedText? = count == 0 ? nil : .plural(count, one: "1 benefit", other: "\(count) benefits")
        let names = [card.displayName, card.issuerName].filter { !$0.isEmpty }.map { LocalizedText.verbatim($0) }
        let parts = names + [benefits, .verbatim(card.card.id.description)].compactMap(\.self)
        self.init(CardResponse(card), in: CardsAnswer(rows: [card]), "\(participle) \(.joined(parts, separator: ", "))")
    }
}

extension CardRecommendation {
    /// The text for users.
    fileprivate var displayName: LocalizedText {
        switch self {
        case .strongKeep: "strong keep"
        case .keep: "keep"
        case .evaluate: "evaluate"
        case .considerCancelling: "consider cancelling"
        case .tooEarlyToSay: "too early to say"
        }
    }
}
