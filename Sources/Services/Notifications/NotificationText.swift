package import Models

/// The text of a notification: a short title, and one or two sentences.
package struct NotificationText: Hashable, Sendable {
    package let title: String
    package let text: String

    /// - Parameters:
    ///   - locale: the member's locale.
    ///   - showsAmounts: whether amounts are shown or replaced by dots.
    package init(_ content: NotificationContent, locale: LocaleFormat, showsAmounts: Bool) {
        let parts = SentenceParts(content: content, locale: locale, showsAmounts: showsAmounts)
        switch content.kind {
        case .entriesImported:
            title = content.count == 1 ? "1 new transaction" : "\(content.count) new transactions"
            text = content.subject.isEmpty ? "An import brought them." : "Imported into \(content.subject)."
        case .largeEntry:
            title = content.subject.isEmpty ? "Large transaction" : content.subject
            text = "\(parts.amount) \(parts.isIn ? "came in" : "went out")\(parts.onDay)."
        case .transferCompleted:
            title = "Transfer done"
            text = "\(parts.amountToSubject)\(parts.onDay)."
        case .transferFailed:
            title = "Transfer failed"
            text = "\(parts.amountToSubject)\(parts.onDay). \(parts.reason)"
        case .transferAtTheBank:
            title = "Hand a transfer to your bank"
            text = "\(parts.amountToSubject) is due\(parts.onDay)."
        case .standingOrderFailed:
            title = "Standing order failed"
            text = "\(parts.amountToSubject)\(parts.onDay). \(parts.reason)"
        case .standingOrderEnded:
            title = "Standing order ended"
            text = "\(parts.amountToSubject) has no further day."
        case .transferDue:
            title = content.subject.isEmpty ? "Transfer due" : content.subject
            text = "\(parts.amount) falls due\(parts.onDay)."
        case .securityEvent:
            (title, text) =
                SecurityEvent.Kind(rawValue: content.detail).map { $0.notificationText(subject: content.subject) } ?? ("Security", "")
        case .statementDiffers:
            title = "A statement differs"
            text = "\(content.subject): the statement and Coffer differ by \(parts.amount)\(parts.onDay)."
        case .benefitExpiring:
            title = content.subject
            text = "\(parts.amount) of it is lost after \(content.day?.formatted(in: locale) ?? "its last day")."
        case .cardFeeDue:
            title = "Annual fee: \(content.subject)"
            text = "\(parts.amount) falls due\(parts.onDay)."
        case .cardLimitBroken:
            title = "Limit broken: \(content.subject)"
            text = "\(parts.amount)\(parts.onDay) is above the \(parts.limit)."
        case .milestoneReached:
            title = "Milestone: \(content.subject)"
            text = "\(parts.amount) is reached."
        case .goalReached:
            title = "Goal reached: \(content.subject)"
            text = "\(parts.amount) is there."
        case .goalBehind:
            title = "Goal behind: \(content.subject)"
            text =
                content.detail == NotificationContent.overdue
                ? "Its day has passed, and \(parts.amount) is missing."
                : "What is planned does not fill it by \(content.day?.formatted(in: locale) ?? "its day"). "
                    + "It needs \(parts.amount) a month for itself."
        case .dueHeldBack:
            title = content.count == 1 ? "1 transfer is held back" : "\(content.count) transfers are held back"
            text =
                "Coffer was last used on \(content.day?.formatted(in: locale) ?? "a day long ago"), and they fell due since. "
                + "If today's date is right, confirm them; if not, set the clock."
        case .test:
            title = "Test message"
            text = "Coffer reaches you here."
        }
    }
}

/// Builds the parts of the sentences.
private struct SentenceParts {
    let content: NotificationContent
    let locale: LocaleFormat
    let showsAmounts: Bool

    /// Without sign, since the sentence states the direction.
    var amount: String {
        guard let money = content.amount else { return "An amount" }
        return showsAmounts ? money.formatted(in: locale, sign: .never) : "••••"
    }

    var isIn: Bool { content.amount?.isNegative == false }

    var amountToSubject: String { content.subject.isEmpty ? amount : "\(amount) to \(content.subject)" }

    var onDay: String { content.day.map { " on \($0.formatted(in: locale))" } ?? "" }

    var limit: String { CardLimits.Kind(rawValue: content.detail).map { "\($0.words) limit that you set" } ?? "limit that you set" }

    var reason: String { TransferFailure(rawValue: content.detail).map { "\($0.sentence)." } ?? "" }
}
