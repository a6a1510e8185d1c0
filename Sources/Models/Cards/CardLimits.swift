/// What a member has set at the bank: Coffer records it and warns when a charge breaks it. Nil: not limited.
package struct CardLimits: Hashable, Sendable {

    /// The words are kept in the database.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// All purchases of one day.
        case dailyPurchase
        /// All cash of one day.
        case dailyWithdrawal
        /// One purchase on the internet.
        case online
        /// One purchase without the card being put in.
        case contactless

        /// As it stands before *limit*, in a sentence.
        package var words: String {
            switch self {
            case .dailyPurchase: "daily purchase"
            case .dailyWithdrawal: "daily withdrawal"
            case .online: "online"
            case .contactless: "contactless"
            }
        }
    }

    package var dailyPurchase: Money?
    package var dailyWithdrawal: Money?
    package var online: Money?
    package var contactless: Money?

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

    /// Whether none is set.
    package var isEmpty: Bool { Kind.allCases.allSatisfy { self[$0] == nil } }

    /// What is wrong with limits, by their kind; empty where nothing is.
    ///
    /// - Parameter maxima: the most that the bank lets this card have, where known.
    package func refusals(within maxima: CardLimits) -> [Kind: CardLimitRefusal] {
        var found: [Kind: CardLimitRefusal] = [:]
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

/// Why a limit is refused.
package enum CardLimitRefusal: Error, Hashable, Sendable {
    case notPositive
    case aboveMaximum(Money)

    /// The sentence that a person reads.
    ///
    /// - Parameter show: how an amount is written.
    package func sentence(_ show: (Money) -> String) -> String {
        switch self {
        case .notPositive: "A limit must be more than zero"
        case .aboveMaximum(let most): "This card allows \(show(most)) at most"
        }
    }
}
