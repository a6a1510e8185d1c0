package import Models

// States and kinds are encoded as their raw values.

extension AccountKind: Encodable {}
extension AuditRecord.Action: Encodable {}
extension CategoryClass: Encodable {}
extension Diagnostic.Severity: Encodable {}
extension DiagnosticCode: Encodable {}
extension FieldChange.Field: Encodable {}
extension Role: Encodable {}
extension ScheduleUnit: Encodable {}
extension StandardCategory: Encodable {}
extension TransactionStatus: Encodable {}
