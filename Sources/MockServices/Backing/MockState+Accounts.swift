import Models
import Services

/// Changes of accounts.
extension MockState {

    mutating func add(_ draft: AccountDraft) throws -> Account {
        if let key = draft.key, let made = keyedAccounts[key] { return try account(made) }
        let name = try MockText.name(draft.name, of: "Account")
        try requireFreeName(name, except: nil)
        if let opening = draft.opening, opening.currency != draft.currency {
            throw ServiceError.rule("The opening balance must be in \(draft.currency.code)")
        }
        guard Account.palette.contains(draft.color) else { throw ServiceError.rule("The colour is not one of the palette") }
        guard draft.limit >= 0 else { throw ServiceError.rule("The limit cannot be below zero") }
        var account = Account(
            id: makeID(), name: name, institution: MockText.line(draft.institution), kind: draft.kind, currency: draft.currency,
            color: draft.color, limit: draft.limit, isDefault: !accounts.contains(where: \.isDefault))
        if let number = draft.number { try Self.give(number, to: &account) }
        accounts.append(account)
        savings.made[account.id] = today
        if let opening = draft.opening, !opening.isZero {
            let group = try equityGroup(opening, into: account, on: draft.openingDay ?? today, payee: "Opening balance")
            groups[group.id] = group
            openings[account.id] = group.id
        }
        if let key = draft.key { keyedAccounts[key] = account.id }
        record(.addAccount, name)
        return account
    }

    mutating func update(_ changed: Account, number: AccountNumberEdit) throws -> Account {
        let old = try account(changed.id)
        guard old.revision == changed.revision else { throw ServiceError.conflict }
        var account = old
        account.name = try MockText.name(changed.name, of: "Account")
        if !old.isArchived { try requireFreeName(account.name, except: old.id) }
        account.institution = MockText.line(changed.institution)
        account.kind = changed.kind
        if changed.currency != old.currency {
            guard try summary(of: old).balance.entries == 0 else {
                throw ServiceError.rule("The currency is fixed once the account has an entry")
            }
            guard !savings.currentGoals.contains(where: { $0.parts.contains { $0.account == old.id } }) else {
                throw ServiceError.rule("A goal is saved for in this account, so its currency is fixed")
            }
            savings.plans[old.id] = nil
            account.currency = changed.currency
        }
        guard Account.palette.contains(changed.color) else { throw ServiceError.rule("The colour is not one of the palette") }
        account.color = changed.color
        guard changed.limit >= 0 else { throw ServiceError.rule("The limit cannot be below zero") }
        account.limit = changed.limit
        switch number {
        case .keep: if let iban = changed.iban, iban != old.iban { try Self.give(iban, to: &account) }
        case .remove: (account.iban, account.numberSuffix) = (nil, nil)
        case .change(let number): try Self.give(number, to: &account)
        }
        change(old.id) { $0 = account }
        if changed.isDefault, !old.isDefault, !old.isArchived { makeDefault(old.id) }
        record(.editAccount, account.name)
        return try self.account(old.id)
    }

    mutating func archive(_ id: ID<Account>) throws {
        let account = try account(id)
        guard !account.isArchived else { return }
        change(id) {
            $0.isArchived = true
            $0.isDefault = false
        }
        if account.isDefault { chooseDefault() }
        record(.archiveAccount, account.name)
    }

    /// Changes an account's row, which gets another revision by it.
    mutating func change(_ id: ID<Account>, _ body: (inout Account) -> Void) {
        guard let index = accounts.firstIndex(where: { $0.id == id }) else { return }
        body(&accounts[index])
        accounts[index].revision += 1
    }

    mutating func makeDefault(_ id: ID<Account>) {
        for account in accounts where account.isDefault && account.id != id { change(account.id) { $0.isDefault = false } }
        change(id) { $0.isDefault = true }
    }

    mutating func chooseDefault() {
        guard !accounts.contains(where: { $0.isDefault && !$0.isArchived }) else { return }
        if let first = sortedAccounts().first(where: { !$0.isArchived }) { makeDefault(first.id) }
    }

    func requireFreeName(_ name: String, except id: ID<Account>?) throws {
        let isTaken = accounts.contains { !$0.isArchived && $0.id != id && $0.name.folded == name.folded }
        guard !isTaken else { throw ServiceError.rule("An account with this name exists already") }
    }

    func findAccount(_ text: String) throws -> Account {
        if let id = ID<Account>(text), let account = accounts.first(where: { $0.id == id }) { return account }
        let digits = text.drop { $0 == "*" }
        let ways: [(Account) -> Bool] = [
            { $0.name == text }, { $0.name.folded == text.folded },
            { digits.count >= 2 && ($0.iban ?? $0.numberSuffix ?? "").hasSuffix(digits.uppercased()) },
        ]
        for way in ways {
            let found = accounts.filter(way)
            let current = found.filter { !$0.isArchived }
            let fitting = current.isEmpty ? found : current
            guard fitting.count <= 1 else {
                throw ServiceError.rule("Several accounts fit “\(text)”: " + fitting.map(\.name).sorted().joined(separator: ", "))
            }
            if let account = fitting.first { return account }
        }
        throw ServiceError.notFound
    }

    /// A group that moves a signed amount from equity into an account.
    mutating func equityGroup(_ amount: Money, into account: Account, on day: Day, payee: String) throws -> TransactionGroup {
        let id: ID<Transaction> = makeID()
        let place = Place(account.id)
        let part = Transaction(
            id: id, amount: amount.isNegative ? try -amount : amount, source: amount.isNegative ? place : equity, sourceDay: day,
            destination: amount.isNegative ? equity : place, destinationDay: day)
        return TransactionGroup(id: id, parts: [part], payee: payee)
    }

    private static func give(_ number: String, to account: inout Account) throws {
        let characters = number.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard !characters.isEmpty else { throw ServiceError.rule("An account number has letters or digits") }
        account.iban = nil
        if characters.count >= 15, characters.prefix(2).allSatisfy(\.isLetter) {
            do {
                account.iban = try IBAN(number).text
            } catch {
                throw ServiceError.rule(error.description)
            }
        }
        account.numberSuffix = String(characters.suffix(4))
    }
}
