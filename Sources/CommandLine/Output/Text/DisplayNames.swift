import Localization
import Models
import Services

// States and kinds in tables, as their names within a line.

extension AccountKind {
    var displayName: LocalizedText {
        switch self {
        case .checking: "checking"
        case .savings: "savings"
        case .deposit: "deposit"
        case .cash: "cash"
        case .credit: "credit"
        case .loan: "loan"
        case .investment: "investment"
        case .pension: "pension"
        case .asset: "asset"
        }
    }
}

extension CategoryClass {
    var displayName: LocalizedText {
        switch self {
        case .income: "income"
        case .spending: "spending"
        case .neutral: "neutral"
        }
    }
}

extension Role {
    var displayName: LocalizedText {
        switch self {
        case .owner: "owner"
        case .member: "member"
        case .viewer: "viewer"
        }
    }
}

extension TransactionStatus {
    var displayName: LocalizedText {
        switch self {
        case .pending: "pending"
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

extension TransferStatus {
    var displayName: LocalizedText {
        switch self {
        case .initiated: "initiated"
        case .confirmed: "confirmed"
        case .pending: "pending"
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

extension CardStatus {
    var displayName: LocalizedText {
        switch self {
        case .pendingActivation: "pending activation"
        case .active: "active"
        case .inactive: "inactive"
        case .blocked: "blocked"
        case .expired: "expired"
        case .cancelled: "cancelled"
        }
    }
}

extension BenefitStatus {
    var displayName: LocalizedText {
        switch self {
        case .available: "available"
        case .used: "used"
        case .expired: "expired"
        }
    }
}

extension BenefitFrequency {
    var displayName: LocalizedText {
        switch self {
        case .perOccasion: "each time"
        case .months(1): "month"
        case .months(3): "quarter"
        case .months(6): "half-year"
        case .months(12): "year"
        case .months(let months): .plural(months, one: "month", other: "\(months) months")
        }
    }
}

extension BenefitFrequency {
    /// Behind an amount: `every month`.
    var everyText: LocalizedText {
        switch self {
        case .perOccasion: "each time"
        case .months(1): "every month"
        case .months(3): "every quarter"
        case .months(6): "every half-year"
        case .months(12): "every year"
        case .months(let months): "every \(months) months"
        }
    }
}

extension Diagnostic.Severity {
    var displayName: LocalizedText {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .rejected: "rejected"
        case .error: "error"
        }
    }
}

extension BillingCycle {
    /// Behind the title *every*: `month`, `2 weeks`.
    var everyText: LocalizedText {
        guard case .every(let interval, let unit) = self else { return "once" }
        return switch unit {
        case .day: .plural(interval, one: "day", other: "\(interval) days")
        case .week: .plural(interval, one: "week", other: "\(interval) weeks")
        case .month: .plural(interval, one: "month", other: "\(interval) months")
        case .quarter: .plural(interval, one: "quarter", other: "\(interval) quarters")
        case .halfYear: .plural(interval, one: "half-year", other: "\(interval) half-years")
        case .year: .plural(interval, one: "year", other: "\(interval) years")
        }
    }
}

extension Schedule {
    var cycle: BillingCycle { .every(interval, unit) }
}

extension SubscriptionStatus {
    var displayName: LocalizedText {
        switch self {
        case .active: "active"
        case .trial: "trial"
        case .paused: "paused"
        case .cancelled: "cancelled, still running"
        case .ended: "ended"
        }
    }
}

extension SubscriptionPayment.Kind {
    var displayName: LocalizedText {
        switch self {
        case .charged: "charged"
        case .recorded: "without a transaction"
        case .missing: "not charged"
        }
    }
}

extension FoundSeries.Class {
    var displayName: LocalizedText {
        switch self {
        case .subscription: "subscription"
        case .bill: "bill"
        case .obligation: "obligation"
        case .income: "income"
        case .habit: "everyday spending"
        case .order: "own order"
        }
    }
}

extension FoundSeries.State {
    var displayName: LocalizedText {
        switch self {
        case .early: "early"
        case .mature: "steady"
        case .stopped: "stopped"
        }
    }
}
