extension SubscriptionCharge.Decision: Encodable {}
extension SubscriptionPayment.Kind: Encodable {}
extension SubscriptionStatus: Encodable {}
extension SubscriptionStep: Encodable {}
