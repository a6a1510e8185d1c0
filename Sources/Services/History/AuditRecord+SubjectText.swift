package import Localization
package import Models

extension AuditRecord {
    /// The subject of the change, in the reader's language. Names are stored as they are; numbers, days and states within a subject are identified by
    /// the action. Empty if nothing is known.
    package var subjectText: LocalizedText {
        if let count = Self.count(in: subject, of: "transactions") ?? (subject == "1 transaction" ? 1 : nil) {
            return .plural(count, one: "1 transaction", other: "\(count) transactions")
        }
        switch action {
        case .closeDay, .reopenDay: return dayOfAccount ?? .verbatim(subject)
        case .changeCardStatus: return statusOfCard ?? .verbatim(subject)
        case .chooseBenefit: return subject == Self.noBenefit ? "None" : .verbatim(subject)
        case .changeRules, .deleteRule, .restoreRule: return subject == Self.anyPayee ? "Any payee" : .verbatim(subject)
        case .setRates:
            guard let count = Self.count(in: subject, of: "rates of the ECB") else { return .verbatim(subject) }
            return "\(count) rates of the ECB"
        case .add, .edit, .split, .delete, .undo: return SystemPayee(rawValue: subject)?.text ?? .verbatim(subject)
        default: return .verbatim(subject)
        }
    }

    /// The subject of the answer that a purchase used no benefit.
    package static let noBenefit = "None"

    /// The subject of a rule for any payee.
    package static let anyPayee = "*"

    /// The subject of a change of several transactions.
    package static func subject(ofTransactions count: Int) -> String { count == 1 ? "1 transaction" : "\(count) transactions" }

    /// The subject of an import of rates.
    package static func subject(ofRates count: Int) -> String { "\(count) rates of the ECB" }

    /// The subject of a card's new status.
    package static func subject(ofCard name: String, _ status: CardStatus) -> String { "\(name): \(status.rawValue)" }

    /// The number in front of a text; nil if the subject has another form.
    private static func count(in subject: String, of text: String) -> Int? {
        guard subject.hasSuffix(" " + text) else { return nil }
        return Int(subject.dropLast(text.count + 1))
    }

    /// The name of an account, and the day that follows it.
    private var dayOfAccount: LocalizedText? {
        guard let blank = subject.lastIndex(of: " "), let day = Day(subject[subject.index(after: blank)...]) else { return nil }
        return "\(String(subject[..<blank])), \(day)"
    }

    /// The name of a card, and the status that follows it.
    private var statusOfCard: LocalizedText? {
        guard let colon = subject.lastIndex(of: ":") else { return nil }
        let word = String(subject[subject.index(after: colon)...].dropFirst())
        guard let status = CardStatus(rawValue: word) ?? Self.formerStatuses[word] else { return nil }
        return "\(String(subject[..<colon])): \(status.displayName)"
    }

    /// The stored form of statuses before raw values were stored, where the two differ.
    private static let formerStatuses: [String: CardStatus] = ["not in use": .inactive, "to be activated": .pendingActivation]
}

extension CardStatus {
    /// The status within a line.
    fileprivate var displayName: LocalizedText {
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
