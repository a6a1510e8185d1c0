package import Localization
package import Models
package import Services

extension HistoryKind {
    /// Changes of categories and rules.
    package static let categories = HistoryKind(
        "categories", "Categories and rules",
        [
            .addCategory: "Category added",
            .editCategory: "Category changed",
            .mergeCategories: "Categories merged",
            .archiveCategory: "Category archived",
            .restoreCategory: "Category restored",
            .changeRules: "Rules changed",
            .deleteRule: "Rule deleted",
            .restoreRule: "Rule restored",
        ])
}

extension AuditRecord {
    /// The subject of a rule for any payee.
    package static let anyPayee = "*"

    /// The subject of a rule, if it is for any payee.
    package var ruleForAnyPayee: LocalizedText? {
        [.changeRules, .deleteRule, .restoreRule].contains(action) && subject == Self.anyPayee ? "Any payee" : nil
    }
}
