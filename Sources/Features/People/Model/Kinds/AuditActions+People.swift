package import Models

/// Changes of people, groups and shared expenses.
extension AuditRecord.Action {
    package static let addPerson = Self(rawValue: "addPerson")
    package static let editPerson = Self(rawValue: "editPerson")
    package static let deletePerson = Self(rawValue: "deletePerson")
    package static let addPeopleGroup = Self(rawValue: "addPeopleGroup")
    package static let editPeopleGroup = Self(rawValue: "editPeopleGroup")
    package static let archivePeopleGroup = Self(rawValue: "archivePeopleGroup")
    package static let restorePeopleGroup = Self(rawValue: "restorePeopleGroup")
    package static let deletePeopleGroup = Self(rawValue: "deletePeopleGroup")
    package static let addExpense = Self(rawValue: "addExpense")
    package static let editExpense = Self(rawValue: "editExpense")
    package static let deleteExpense = Self(rawValue: "deleteExpense")
    package static let addSettlement = Self(rawValue: "addSettlement")
    package static let deleteSettlement = Self(rawValue: "deleteSettlement")
    package static let importGroup = Self(rawValue: "importGroup")
    package static let addGuestLink = Self(rawValue: "addGuestLink")
    package static let revokeGuestLink = Self(rawValue: "revokeGuestLink")
    package static let dismissSettlement = Self(rawValue: "dismissSettlement")
    package static let offerSettlement = Self(rawValue: "offerSettlement")
}
