package import Localization
package import Models

/// The text of a notification: a short title, and one or two sentences.
package struct NotificationText: Hashable, Sendable {
    package let title: LocalizedText
    package let text: LocalizedText

    package init(_ content: NotificationContent) {
        let parts = SentenceParts(content: content)
        switch content.kind {
        case .entriesImported:
            title = .plural(content.count, one: "1 new transaction", other: "\(content.count) new transactions")
            text = content.subject.isEmpty ? "An import brought them." : "Imported into \(content.subject)."
        case .largeEntry:
            title = content.subject.isEmpty ? "Large transaction" : .verbatim(content.subject)
            text = parts.isIn ? "\(parts.amount) came in\(parts.onDay)." : "\(parts.amount) went out\(parts.onDay)."
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
            title = content.subject.isEmpty ? "Transfer due" : .verbatim(content.subject)
            text = "\(parts.amount) falls due\(parts.onDay)."
        case .securityEvent:
            (title, text) =
                SecurityEvent.Kind(rawValue: content.detail).map { $0.notificationText(subject: content.subject) } ?? ("Security", "")
        case .statementDiffers:
            title = "A statement differs"
            text = "\(content.subject): the statement and Coffer differ by \(parts.amount)\(parts.onDay)."
        case .benefitExpiring:
            title = .verbatim(content.subject)
            text = "\(parts.amount) of it is lost after \(parts.day(else: "its last day"))."
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
            text = "\(parts.amount) is saved."
        case .goalBehind:
            title = "Goal behind: \(content.subject)"
            text =
                content.detail == NotificationContent.overdue
                ? "Its day has passed, and \(parts.amount) is missing."
                : """
                With the planned amounts it is not reached by \(parts.day(else: "its day")). It needs \(parts.amount) a \
                month.
                """
        case .budgetNear:
            title = "Budget nearly spent: \(content.subject)"
            text = "\(parts.amount) is left until \(parts.day(else: "its period ends"))."
        case .budgetSpent:
            title = "Budget spent: \(content.subject)"
            text =
                content.amount?.isZero == true
                ? "Nothing is left until \(parts.day(else: "its period ends"))."
                : "\(parts.amount) more than planned is spent."
        case .expectedLate:
            title = "Late: \(content.subject)"
            text =
                parts.isIn
                ? "\(parts.amount) was to come in\(parts.onDay), and has not come yet."
                : "\(parts.amount) was to be paid\(parts.onDay), and no transaction has come yet."
        case .expectedMissing:
            title = "Missing: \(content.subject)"
            text = "\(parts.amount) was expected\(parts.onDay), and no transaction came."
        case .balanceBelowLimit:
            title = "Not enough soon: \(content.subject)"
            text = "On \(parts.day(else: "a day soon")) its balance is expected to be \(parts.amount), below its limit."
        case .subscriptionDue:
            title = .verbatim(content.subject)
            text = "\(parts.amount) is charged\(parts.onDay)."
        case .subscriptionPriceChanged:
            title = "New price: \(content.subject)"
            text = "\(parts.amount) was charged\(parts.onDay). Confirm the new price, or mark it as a one-off."
        case .subscriptionTrialEnds:
            title = "Trial ends: \(content.subject)"
            text =
                content.amount == nil
                ? "Its last day is \(parts.day(else: "near"))."
                : "Its last day is \(parts.day(else: "near")). After that \(parts.amount) is charged per cycle."
        case .subscriptionCancelBy:
            title = "Cancel or keep: \(content.subject)"
            text = "The last day to cancel is \(parts.day(else: "near")). Otherwise it renews for \(parts.amount)."
        case .subscriptionNotCharged:
            title = "Not charged: \(content.subject)"
            text = "\(parts.amount) was expected\(parts.onDay), and no transaction came."
        case .sharedExpenseAdded:
            title = "New in \(content.detail): \(content.subject)"
            text = "\(parts.amount)\(parts.onDay), split among the members."
        case .sharedExpenseChanged:
            title = "Changed in \(content.detail): \(content.subject)"
            text = "It is \(parts.amount) now\(parts.onDay). The balances follow."
        case .sharedExpenseDeleted:
            title = "Deleted in \(content.detail): \(content.subject)"
            text = "\(parts.amount) no longer counts."
        case .settlementAdded:
            title = "Settled in \(content.detail)"
            text = content.subject.isEmpty ? "\(parts.amount)\(parts.onDay)." : "\(content.subject): \(parts.amount)\(parts.onDay)."
        case .dueHeldBack:
            title = .plural(content.count, one: "1 transfer is held back", other: "\(content.count) transfers are held back")
            text = """
                Coffer was last used on \(parts.day(else: "a day long ago")), and they fell due since. If today's date is \
                right, confirm them; if not, set the clock.
                """
        case .test:
            title = "Test message"
            text = "Coffer reaches you here."
        }
    }
}

/// Builds the parts of the sentences.
private struct SentenceParts {
    let content: NotificationContent

    /// Without sign, since the sentence states the direction.
    var amount: LocalizedText { content.amount.map { "\($0, sign: .never)" } ?? "An amount" }

    var isIn: Bool { content.amount?.isNegative == false }

    var amountToSubject: LocalizedText { content.subject.isEmpty ? amount : "\(amount) to \(content.subject)" }

    var onDay: LocalizedText { content.day.map { " on \($0)" } ?? .verbatim("") }

    func day(else unknown: LocalizedText) -> LocalizedText { content.day.map { "\($0)" } ?? unknown }

    var limit: LocalizedText {
        switch CardLimits.Kind(rawValue: content.detail) {
        case .dailyPurchase: "daily purchase limit that you set"
        case .dailyWithdrawal: "daily withdrawal limit that you set"
        case .online: "online limit that you set"
        case .contactless: "contactless limit that you set"
        case nil: "limit that you set"
        }
    }

    var reason: LocalizedText { TransferFailure(rawValue: content.detail).map { "\($0.text)." } ?? .verbatim("") }
}
