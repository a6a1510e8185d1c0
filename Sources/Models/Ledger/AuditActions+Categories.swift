/// Changes of categories and rules.
extension AuditRecord.Action {
    package static let addCategory = Self(rawValue: "addCategory")
    package static let editCategory = Self(rawValue: "editCategory")
    package static let mergeCategories = Self(rawValue: "mergeCategories")
    package static let archiveCategory = Self(rawValue: "archiveCategory")
    package static let restoreCategory = Self(rawValue: "restoreCategory")
    package static let changeRules = Self(rawValue: "changeRules")
    package static let deleteRule = Self(rawValue: "deleteRule")
    package static let restoreRule = Self(rawValue: "restoreRule")
}
