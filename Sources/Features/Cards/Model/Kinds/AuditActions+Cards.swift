package import Models

/// Changes of cards and benefits.
extension AuditRecord.Action {
    package static let addCard = Self(rawValue: "addCard")
    package static let editCard = Self(rawValue: "editCard")
    package static let setCardLimits = Self(rawValue: "setCardLimits")
    package static let changeCardStatus = Self(rawValue: "changeCardStatus")
    package static let deleteCard = Self(rawValue: "deleteCard")
    package static let addBenefit = Self(rawValue: "addBenefit")
    package static let editBenefit = Self(rawValue: "editBenefit")
    package static let removeBenefit = Self(rawValue: "removeBenefit")
    package static let useBenefit = Self(rawValue: "useBenefit")
    package static let undoBenefitUse = Self(rawValue: "undoBenefitUse")
    package static let chooseBenefit = Self(rawValue: "chooseBenefit")
}
