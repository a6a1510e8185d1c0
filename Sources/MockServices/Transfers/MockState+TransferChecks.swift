import Models
import Services

/// What stands against an order.
extension MockState {

    /// Everything that a draft breaks, in the order of its fields.
    ///
    /// - Throws: `ServiceError.notFound` for an account or category that is not there.
    func refusals(of draft: TransferDraft) throws -> [TransferRefusal] {
        let source = try account(draft.source)
        var refusals: [TransferRefusal] = []
        if source.isArchived { refusals.append(.accountArchived(name: source.name)) }
        var otherCurrency: Currency?
        switch draft.destination {
        case .account(let id):
            let destination = try account(id)
            if id == source.id { refusals.append(.sameAccount) }
            if destination.isArchived { refusals.append(.accountArchived(name: destination.name)) }
            if destination.currency != source.currency { otherCurrency = destination.currency }
        case .payee(let party, _, let isInternational):
            refusals += PaymentPartyRule.refusals(of: party, isInternational: isInternational)
            if let iban = source.iban, party.number.iban?.text == iban { refusals.append(.sameAccount) }
        }
        if let category = draft.category { _ = try self.category(category) }
        refusals += try amountRefusals(of: draft, source: source)
        refusals += otherAmountRefusals(draft.otherAmount, wanted: otherCurrency)
        if draft.day < today || draft.day > today.adding(days: 3_653) { refusals.append(.dayOutOfReach) }
        if let refusal = TransferNote.refusal(of: draft.note) { refusals.append(refusal) }
        if draft.schedule != nil, otherCurrency != nil { refusals.append(.repeatsAcrossCurrencies) }
        return refusals
    }

    /// How an amount has to be confirmed.
    func proof(for amount: Money) throws -> TransferProofKind {
        guard let limit = transfers.limits.confirmation else { return .none }
        if let converted = try inHouseholdCurrency(amount), converted.minorUnits <= limit.minorUnits { return .none }
        return members.statuses[try profile(context.member.id).id]?.hasCodes == true ? .code : .passphrase
    }

    /// An amount in the household's currency; nil without a rate.
    func inHouseholdCurrency(_ amount: Money) throws -> Money? {
        let currency = context.household.currency
        guard amount.currency != currency else { return amount }
        return try rate(from: amount.currency, to: currency, on: today).map { try MockRate($0).convert(amount) }
    }

    // MARK: - Private

    private func amountRefusals(of draft: TransferDraft, source: Account) throws -> [TransferRefusal] {
        guard draft.amount.currency == source.currency else { return [.wrongCurrency(expected: source.currency)] }
        guard draft.amount.minorUnits > 0 else { return [.amountNotPositive] }
        var refusals: [TransferRefusal] = []
        if let available = try summary(of: source).available, draft.day <= today, draft.amount.minorUnits > available.minorUnits {
            refusals.append(.exceedsAvailable(available: available))
        }
        if let limit = transfers.limits.daily, let wanted = try inHouseholdCurrency(draft.amount) {
            let used = try ordered(from: source.id)
            if try (used + wanted).minorUnits > limit.minorUnits {
                let left = try limit - used
                refusals.append(.exceedsDailyLimit(limit: limit, left: left.isNegative ? .zero(limit.currency) : left))
            }
        }
        return refusals
    }

    private func otherAmountRefusals(_ other: Money?, wanted: Currency?) -> [TransferRefusal] {
        guard let wanted else { return other == nil ? [] : [.otherAmountNotWanted] }
        guard let other, other.currency == wanted, other.minorUnits > 0 else { return [.otherAmountRequired(wanted)] }
        return []
    }

    /// What the member has confirmed from an account today, in the household's currency.
    private func ordered(from account: ID<Account>) throws -> Money {
        var sum = Money.zero(context.household.currency)
        for order in transfers.orders where order.confirmedDay == today && order.transfer.source == account {
            guard order.transfer.member == context.member.id, order.transfer.status != .cancelled, order.transfer.status != .failed,
                let amount = try inHouseholdCurrency(order.transfer.amount)
            else { continue }
            sum = try sum + amount
        }
        return sum
    }
}
