package import Localization
package import Models
package import Services

extension HistoryKind {
    /// Changes of cards and benefits.
    package static let cards = HistoryKind(
        "cards", "Cards",
        [
            .addCard: "Card added",
            .editCard: "Card changed",
            .setCardLimits: "Card limits set",
            .changeCardStatus: "Card status changed",
            .deleteCard: "Card removed",
            .addBenefit: "Benefit added",
            .editBenefit: "Benefit changed",
            .removeBenefit: "Benefit removed",
            .useBenefit: "Benefit used",
            .undoBenefitUse: "Use of a benefit undone",
            .chooseBenefit: "Benefit chosen",
        ])
}

extension AuditRecord {
    /// The subject of the answer that a purchase used no benefit.
    package static let noBenefit = "None"

    /// The subject of a card's new status.
    package static func subject(ofCard name: String, _ status: CardStatus) -> String { "\(name): \(status.rawValue)" }

    /// The subject of a change of a card's status, or of a choice of no benefit.
    package var cardSubject: LocalizedText? {
        switch action {
        case .changeCardStatus: statusOfCard
        case .chooseBenefit: subject == Self.noBenefit ? "None" : nil
        default: nil
        }
    }

    /// The name of a card, and the status that follows it.
    private var statusOfCard: LocalizedText? {
        guard let colon = subject.lastIndex(of: ":") else { return nil }
        let word = String(subject[subject.index(after: colon)...].dropFirst())
        guard let status = CardStatus(rawValue: word) ?? Self.formerStatuses[word] else { return nil }
        return "\(String(subject[..<colon])): \(status.words)"
    }

    /// The stored form of statuses before raw values were stored, where the two differ.
    private static let formerStatuses: [String: CardStatus] = ["not in use": .inactive, "to be activated": .pendingActivation]
}

extension CardStatus {
    /// The status within a line.
    fileprivate var words: LocalizedText {
        switch self {
        case .active: "active"
        case .inactive: "not in use"
        case .pendingActivation: "to be activated"
        case .blocked: "blocked"
        case .expired: "expired"
        case .cancelled: "is cancelled"
        }
    }
}
