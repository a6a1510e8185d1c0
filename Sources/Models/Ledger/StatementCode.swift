/// A code of a statement line that indicates its purpose.
public enum StatementCode: Hashable, Sendable {
    /// The kind of a merchant: MCC (ISO 18245) or SIC, four digits.
    case merchant(String)
    /// The purpose of a payment (ISO 20022 ExternalPurpose1Code): `SALA`.
    case purpose(String)
    /// The bank transaction code (ISO 20022 BkTxCd): domain, family and subfamily, `PMNT-RCDT-SALA`.
    case transaction(String)
    /// The German business transaction code (Geschäftsvorfallcode), three digits: `153`.
    case business(String)
    /// OFX `TRNTYPE`, if it indicates more than the sign: `FEE`.
    case type(String)

    /// The code as text with its scheme: `mcc:5411`.
    public var description: String {
        switch self {
        case .merchant(let code): "mcc:" + code
        case .purpose(let code): "purpose:" + code
        case .transaction(let code): "transaction:" + code
        case .business(let code): "gvc:" + code
        case .type(let code): "type:" + code
        }
    }
}
