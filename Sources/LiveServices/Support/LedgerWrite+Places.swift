import Models
import Services
import Storage

extension StandardCategory {
    /// Whether what has no other category comes to it: lines that nobody has sorted, transfers whose other side is not known.
    var takesTheRest: Bool { self == .other || self == .otherIncome || self == .transfer }
}

extension LedgerWrite {

    /// - Throws: `ServiceError.notFound` for what is no own account of the household.
    func account(_ id: ID<Account>) throws -> PlaceRecord {
        guard let record = try places.find(Place(id)), record.role == .own else { throw ServiceError.notFound }
        return record
    }

    /// - Throws: `ServiceError.notFound` for what is no category of the household.
    func category(_ id: ID<Category>) throws -> PlaceRecord {
        guard let record = try places.find(Place(id)), record.role == .category else { throw ServiceError.notFound }
        return record
    }

    /// The household's category that has a standard part; it may have been renamed or archived, but it is never deleted.
    func standardCategory(_ key: StandardCategory) throws -> Place {
        guard let place = try places.category(standard: key) else { throw ServiceError.serverError(500) }
        return place
    }

    /// Where opening balances and adjustments come from.
    func equity() throws -> Place {
        guard let place = try places.equity() else { throw ServiceError.serverError(500) }
        return place
    }

    /// Writes a place that was read in this write.
    func save(_ record: PlaceRecord) throws {
        guard try places.update(record) else { throw ServiceError.conflict }
    }

    /// A group that moves a signed amount from equity into an account.
    func equityGroup(_ amount: Money, into account: Place, on day: Day, payee: String) throws -> TransactionGroup {
        let id: ID<Transaction> = makeID()
        let magnitude = amount.isNegative ? try -amount : amount
        let equity = try equity()
        let part = Transaction(
            id: id, amount: magnitude, source: amount.isNegative ? account : equity, sourceDay: day,
            destination: amount.isNegative ? equity : account, destinationDay: day)
        return TransactionGroup(id: id, parts: [part], payee: payee)
    }

    /// What was chosen last for the payee, else *other* or *other income*.
    func remembered(_ payee: String, isIncome: Bool) throws -> Place {
        if !payee.isEmpty, let known = try book.payees.find(payee),
            let category = isIncome ? known.incomeCategory : known.spendingCategory,
            let record = try places.find(Place(category)), record.role == .category, !record.isArchived
        {
            return record.id
        }
        return try standardCategory(isIncome ? .otherIncome : .other)
    }
}
