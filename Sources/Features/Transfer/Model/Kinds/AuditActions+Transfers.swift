package import Models

/// Changes of transfers, standing orders and beneficiaries.
extension AuditRecord.Action {
    package static let orderTransfer = Self(rawValue: "orderTransfer")
    package static let editTransfer = Self(rawValue: "editTransfer")
    package static let cancelTransfer = Self(rawValue: "cancelTransfer")
    package static let completeTransfer = Self(rawValue: "completeTransfer")
    package static let failTransfer = Self(rawValue: "failTransfer")
    package static let setTransferLimits = Self(rawValue: "setTransferLimits")
    package static let addStandingOrder = Self(rawValue: "addStandingOrder")
    package static let editStandingOrder = Self(rawValue: "editStandingOrder")
    package static let skipOccurrence = Self(rawValue: "skipOccurrence")
    package static let endStandingOrder = Self(rawValue: "endStandingOrder")
    package static let addBeneficiary = Self(rawValue: "addBeneficiary")
    package static let editBeneficiary = Self(rawValue: "editBeneficiary")
    package static let deleteBeneficiary = Self(rawValue: "deleteBeneficiary")
}
