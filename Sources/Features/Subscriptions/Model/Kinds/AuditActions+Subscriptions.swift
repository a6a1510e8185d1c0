package import Models

/// Changes of subscriptions.
extension AuditRecord.Action {
    package static let addSubscription = Self(rawValue: "addSubscription")
    package static let editSubscription = Self(rawValue: "editSubscription")
    package static let deleteSubscription = Self(rawValue: "deleteSubscription")
    package static let changeSubscriptionState = Self(rawValue: "changeSubscriptionState")
    package static let linkSubscription = Self(rawValue: "linkSubscription")
    package static let unlinkSubscription = Self(rawValue: "unlinkSubscription")
}
