package import Models

/// Changes of savings.
extension AuditRecord.Action {
    package static let setSavingsPlan = Self(rawValue: "setSavingsPlan")
    package static let addGoal = Self(rawValue: "addGoal")
    package static let editGoal = Self(rawValue: "editGoal")
    package static let deleteGoal = Self(rawValue: "deleteGoal")
}
