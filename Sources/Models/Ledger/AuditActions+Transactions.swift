/// Changes of transactions, their review and their files.
extension AuditRecord.Action {
    package static let add = Self(rawValue: "add")
    package static let edit = Self(rawValue: "edit")
    package static let split = Self(rawValue: "split")
    package static let delete = Self(rawValue: "delete")
    package static let undo = Self(rawValue: "undo")
    package static let joinTransactions = Self(rawValue: "joinTransactions")
    package static let separateTransactions = Self(rawValue: "separateTransactions")
    package static let dismissTransfer = Self(rawValue: "dismissTransfer")
    package static let offerTransfer = Self(rawValue: "offerTransfer")
    package static let applyRules = Self(rawValue: "applyRules")
    package static let confirmTransactions = Self(rawValue: "confirmTransactions")
    package static let reopenReview = Self(rawValue: "reopenReview")
    package static let attach = Self(rawValue: "attach")
    package static let detach = Self(rawValue: "detach")
}
