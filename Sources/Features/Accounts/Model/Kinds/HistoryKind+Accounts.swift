package import Localization
package import Models
package import Services

extension HistoryKind {
    /// Changes of accounts and their checks.
    package static let accounts = HistoryKind(
        "accounts", "Accounts",
        [
            .addAccount: "Account added",
            .editAccount: "Account changed",
            .shareAccount: "Sharing of an account changed",
            .archiveAccount: "Account archived",
            .restoreAccount: "Account restored",
            .deleteAccount: "Account deleted",
            .mergeAccounts: "Accounts merged",
            .adjust: "Balance adjusted",
            .startCheck: "Check started",
            .cancelCheck: "Check cancelled",
            .closeDay: "Day closed",
            .reopenDay: "Day opened again",
        ])
}

extension AuditRecord {
    /// The subject of a closed or opened day: the name of an account, and the day that follows it.
    package var dayOfAccount: LocalizedText? {
        guard [.closeDay, .reopenDay].contains(action), let blank = subject.lastIndex(of: " "),
            let day = Day(subject[subject.index(after: blank)...])
        else { return nil }
        return "\(String(subject[..<blank])), \(day)"
    }
}
