package import Localization
package import Models

// States and kinds in tables, as their names within a line.

extension AccountKind {
    package var displayName: LocalizedText {
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
    package var displayName: LocalizedText {
        switch self {
        case .income: "income"
        case .spending: "spending"
        case .neutral: "neutral"
        }
    }
}

extension Role {
    package var displayName: LocalizedText {
        switch self {
        case .owner: "owner"
        case .member: "member"
        case .viewer: "viewer"
        }
    }
}

extension TransactionStatus {
    package var displayName: LocalizedText {
        switch self {
        case .pending: "pending"
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

extension Diagnostic.Severity {
    package var displayName: LocalizedText {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .rejected: "rejected"
        case .error: "error"
        }
    }
}
