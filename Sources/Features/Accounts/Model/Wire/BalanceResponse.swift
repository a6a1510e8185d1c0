package import Services

/// Balances of accounts and totals of currencies.
package struct BalanceResponse: Encodable {
    let accounts: [AccountPositionResponse]
    let totals: [CurrencyTotalResponse]

    package init(positions: [AccountPosition], totals: [CurrencyTotalResponse]) {
        accounts = positions.map(AccountPositionResponse.init)
        self.totals = totals
    }
}
