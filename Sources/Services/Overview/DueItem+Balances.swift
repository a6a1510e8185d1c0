package import Models

extension [DueItem] {
    /// The balance of the account that pays or receives each item after it, by its key, counted from the booked balances; the items are by day.
    ///
    /// There is none for an item without an account or amount, for one in another currency, and for a sum that does not fit 64 bits.
    package func balances(from booked: [ID<Account>: Money]) -> [String: Money] {
        var held = booked
        var balances: [String: Money] = [:]
        for item in self {
            guard let amount = item.amount else { continue }
            if let account = item.account, let balance = held[account], balance.currency == amount.currency {
                let left = item.direction == .incoming ? try? balance + amount : try? balance - amount
                guard let left else { continue }
                held[account] = left
                balances[item.key] = left
            }
            if let account = item.destination, let balance = held[account], balance.currency == amount.currency,
                let increased = try? balance + amount
            {
                held[account] = increased
            }
        }
        return balances
    }
}

extension DueItem {
    /// What it takes from some accounts, below zero; nil if it takes nothing: what another account pays, such as that of a card, what comes in, and what is
    /// moved between them. An outgoing amount without an account counts.
    package func taken(from accounts: Set<ID<Account>>) -> Money? {
        guard let amount, direction != .incoming else { return nil }
        if direction == .neutral {
            guard let account, let destination, accounts.contains(account), !accounts.contains(destination) else { return nil }
        } else if let account, !accounts.contains(account) {
            return nil
        }
        return Money(minorUnits: -amount.minorUnits, currency: amount.currency)
    }
}
