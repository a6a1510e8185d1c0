import Models

/// Makes the entry that an account sees of a group.
struct EntryComposer {
    let places: [Place: PlaceRecord]

    /// - Throws: `MoneyError.overflow`.
    func entry(_ group: TransactionGroup, in record: PlaceRecord) throws -> Entry {
        let place = record.id
        guard let currency = record.currency, let day = group.day(at: place) else {
            throw StorageError.unknownValue(column: "account", value: String(place.rawValue))
        }
        let parts = group.parts.filter { $0.source == place || $0.destination == place }
        return Entry(
            id: group.id, account: ID(rawValue: place.rawValue), accountName: record.name, day: day,
            amount: try group.amount(at: place, in: currency), payee: group.payee,
            note: group.parts.map(\.note).filter { !$0.isEmpty }.joined(separator: "; "),
            counterparts: try parts.map { try counterpart(of: place, $0, in: group) }, status: group.status, balance: nil, tags: group.tags,
            reference: group.reference, foreign: try foreign(parts), revision: group.revision)
    }

    private func counterpart(of place: Place, _ part: Transaction, in group: TransactionGroup) throws -> Counterpart {
        let isOut = part.source == place
        var other = isOut ? part.destination : part.source
        if places[other]?.role == .conversion {
            // What a person exchanged with is the account behind the conversion.
            let leg = group.parts.first { $0.id != part.id && ($0.source == other || $0.destination == other) }
            if let leg { other = leg.source == other ? leg.destination : leg.source }
        }
        return Counterpart(
            place: other, role: places[other]?.role ?? .equity, name: places[other]?.name ?? "", icon: places[other]?.icon ?? "",
            amount: isOut ? try -part.amount : part.amount)
    }

    private func foreign(_ parts: [Transaction]) throws -> Money? {
        let amounts = parts.compactMap(\.foreign)
        guard var sum = amounts.first, amounts.allSatisfy({ $0.currency == sum.currency }) else { return nil }
        for amount in amounts.dropFirst() { sum = try sum + amount }
        return sum
    }
}
