import Models

/// OFX transaction types that indicate a purpose.
///
/// Source: OFX 2.3, 11.4.4.3, Transaction types used in `TRNTYPE`.
enum TransactionTypes {
    static func category(_ type: String, isIncome: Bool) -> StandardCategory? {
        switch type {
        case "FEE", "SRVCHG": isIncome ? nil : .fee
        case "INT": isIncome ? .interest : .fee
        case "DIV": isIncome ? .otherIncome : nil
        case "ATM", "CASH": isIncome ? nil : .withdrawal
        default: nil
        }
    }
}
