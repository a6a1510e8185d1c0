package import Models

/// Changes of budgets and expected money.
extension AuditRecord.Action {
    package static let setBudgets = Self(rawValue: "setBudgets")
    package static let addExpected = Self(rawValue: "addExpected")
    package static let editExpected = Self(rawValue: "editExpected")
    package static let deleteExpected = Self(rawValue: "deleteExpected")
    package static let settleExpected = Self(rawValue: "settleExpected")
    package static let reopenExpected = Self(rawValue: "reopenExpected")
}
