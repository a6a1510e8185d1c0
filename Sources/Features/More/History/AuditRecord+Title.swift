import Models

extension AuditRecord.Action {
    /// What was done, in a word or two.
    var title: String {
        switch self {
        case .add: "Added"
        case .edit: "Changed"
        case .split: "Split"
        case .delete: "Deleted"
        case .undo: "Taken back"
        case .adjust: "Balance adjusted"
        case .addAccount: "Account added"
        case .editAccount: "Account changed"
        case .archiveAccount: "Account archived"
        case .restoreAccount: "Account restored"
        case .deleteAccount: "Account deleted"
        case .mergeAccounts: "Accounts merged"
        case .addCategory: "Category added"
        case .editCategory: "Category changed"
        case .mergeCategories: "Categories merged"
        case .archiveCategory: "Category archived"
        case .restoreCategory: "Category restored"
        case .changeRules: "Rules changed"
        case .deleteRule: "Rule deleted"
        case .restoreRule: "Rule restored"
        case .importStatements: "Imported"
        case .undoImport: "Import taken back"
        case .setRates: "Rates set"
        case .editHousehold: "Household changed"
        case .startCheck: "Check started"
        case .cancelCheck: "Check cancelled"
        case .closeDay: "Day closed"
        case .reopenDay: "Day opened again"
        case .attach: "File attached"
        case .detach: "File taken off"
        }
    }
}
