import Models

extension StatementCode {
    /// The category of the code; nil if it has none.
    func category(isIncome: Bool) -> StandardCategory? {
        switch self {
        case .merchant(let code): isIncome ? nil : MerchantCodes.category(code)
        case .purpose(let code): PurposeCodes.category(code, isIncome: isIncome)
        case .transaction(let code): TransactionCodes.category(code, isIncome: isIncome)
        case .business(let code): BusinessCodes.category(code, isIncome: isIncome)
        case .type(let code): TransactionTypes.category(code, isIncome: isIncome)
        }
    }
}
