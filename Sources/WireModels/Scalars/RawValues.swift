package import Models

// States and kinds are encoded as their raw values.

extension AccountKind: Encodable {}
extension Appearance: Encodable {}
extension AuditRecord.Action: Encodable {}
extension BenefitAlignment: Encodable {}
extension BenefitCategory: Encodable {}
extension BenefitFact: Encodable {}
extension BenefitMode: Encodable {}
extension BenefitStatus: Encodable {}
extension BenefitUse.State: Encodable {}
extension BudgetPeriod: Encodable {}
extension CardBlockReason: Encodable {}
extension CardFact: Encodable {}
extension CardLimits.Kind: Encodable {}
extension CardNetwork: Encodable {}
extension CardRecommendation: Encodable {}
extension CardStatus: Encodable {}
extension CarryOver: Encodable {}
extension CategoryClass: Encodable {}
extension Diagnostic.Severity: Encodable {}
extension DiagnosticCode: Encodable {}
extension ExchangeRate.Source: Encodable {}
extension ExpectedStatus: Encodable {}
extension FieldChange.Field: Encodable {}
extension GoalStatus: Encodable {}
extension InterestRate.Basis: Encodable {}
extension NotificationType: Encodable {}
extension Role: Encodable {}
extension ScheduleUnit: Encodable {}
extension SecurityEvent.Kind: Encodable {}
extension SubscriptionCharge.Decision: Encodable {}
extension SubscriptionPayment.Kind: Encodable {}
extension SubscriptionStatus: Encodable {}
extension SubscriptionStep: Encodable {}
extension StandardCategory: Encodable {}
extension TransactionStatus: Encodable {}
extension TransferFailure: Encodable {}
extension TransferStatus: Encodable {}
extension WeekendRule: Encodable {}
