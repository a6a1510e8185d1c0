import Models

/// Bank transaction codes: domain, family and subfamily.
///
/// Source: ISO 20022 External Code Sets, ExternalBankTransactionDomain1Code, Family1Code and SubFamily1Code.
enum TransactionCodes {
    /// - Parameter code: `PMNT-RCDT-SALA`.
    static func category(_ code: String, isIncome: Bool) -> StandardCategory? {
        let parts = code.split(separator: "-")
        guard parts.count == 3 else { return nil }
        switch (parts[0], parts[1], parts[2]) {
        case (_, _, "SALA"): return isIncome ? .salary : nil
        case ("PMNT", "CCRD", "CWDL"), ("PMNT", "CCRD", "XBCW"), ("PMNT", "CNTR", "CWDL"): return isIncome ? nil : .withdrawal
        case (_, _, "CHRG"), (_, _, "FEES"), (_, _, "COMM"): return isIncome ? nil : .fee
        case (_, _, "INTR"): return isIncome ? .interest : .fee
        case (_, _, "TAXE"): return isIncome ? .refund : .taxes
        case ("SECU", "CORP", "DVCA"), ("SECU", "CUST", "DVCA"): return isIncome ? .otherIncome : nil
        case ("LDAS", "MGLN", _): return isIncome ? nil : .housing
        default: return nil
        }
    }
}
