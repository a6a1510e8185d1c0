package import Models

/// The limits that a member has set at the bank. Coffer records them and warns when a charge exceeds one. Nil means no limit.
package struct CardLimits: Hashable, Sendable {
    /// The kind of a limit. The raw values are stored in the database.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Total purchases per day.
        case dailyPurchase
        /// Total cash withdrawals per day.
        case dailyWithdrawal
        /// A single online purchase.
        case online
        /// A single contactless purchase.
        case contactless
    }

    var dailyPurchase: Money?
    var dailyWithdrawal: Money?
    var online: Money?
    var contactless: Money?

    package init(dailyPurchase: Money? = nil, dailyWithdrawal: Money? = nil, online: Money? = nil, contactless: Money? = nil) {
        self.dailyPurchase = dailyPurchase
        self.dailyWithdrawal = dailyWithdrawal
        self.online = online
        self.contactless = contactless
    }

    package subscript(_ kind: Kind) -> Money? {
        get {
            switch kind {
            case .dailyPurchase: dailyPurchase
            case .dailyWithdrawal: dailyWithdrawal
            case .online: online
            case .contactless: contactless
            }
        }
        set {
            switch kind {
            case .dailyPurchase: dailyPurchase = newValue
            case .dailyWithdrawal: dailyWithdrawal = newValue
            case .online: online = newValue
            case .contactless: contactless = newValue
            }
        }
    }

    /// Whether no limit is set.
    package var isEmpty: Bool { Kind.allCases.allSatisfy { self[$0] == nil } }

    /// The violations, by kind of limit; empty if all limits are valid.
    ///
    /// - Parameter maxima: the bank's maximum values for this card, where known.
    package func violations(within maxima: CardLimits) -> [Kind: CardLimitViolation] {
        var found: [Kind: CardLimitViolation] = [:]
        for kind in Kind.allCases {
            guard let limit = self[kind] else { continue }
            if limit.minorUnits <= 0 {
                found[kind] = .notPositive
            } else if let most = maxima[kind], limit.currency != most.currency || limit.minorUnits > most.minorUnits {
                found[kind] = .aboveMaximum(most)
            }
        }
        return found
    }
}

/// The reason for which a limit is invalid.
package enum CardLimitViolation: Error, Hashable, Sendable {
    case notPositive
    /// Above the bank's maximum for this card.
    case aboveMaximum(Money)
}
