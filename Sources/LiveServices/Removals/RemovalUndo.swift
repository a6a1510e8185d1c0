import Models
import Services
import Storage

/// Puts back what deleting or merging took away, while nothing newer stands against it.
struct RemovalUndo {
    private let write: LedgerWrite
    private let image: RemovalImage

    /// - Parameter text: the image that was recorded with it.
    init(_ write: LedgerWrite, image text: String) throws {
        self.write = write
        image = try RemovalImage.decode(text)
        // What goes back was there before, also on days that were closed.
        write.allowsClosedDays = true
    }

    // MARK: - Accounts

    /// Brings back an account that was deleted, or takes two apart that became one.
    ///
    /// - Throws: `ServiceError.conflict` where a transaction or the account that stayed was changed since; `.rule` that says what stands
    ///   against it.
    func restoreAccount() throws {
        guard let removed = image.places.first else { throw ServiceError.notFound }
        var record = try removed.record()
        guard try write.places.find(record.id) == nil else { throw ServiceError.conflict }
        let kept = image.places.dropFirst().first
        try requireUnchanged(kept)
        try requireFree(record, except: kept.map { Place(rawValue: $0.id) })
        record.isDefault = try record.isDefault && releaseDefault()
        record.revision += 1
        try write.places.insert(record)
        // Cards go first: the transactions that follow use their benefits.
        if let kept, let cards = image.cards {
            try CardRepository(write.connection, household: write.household).giveBack(
                cards.map { ID(rawValue: $0) }, from: ID(rawValue: kept.id), to: ID(rawValue: removed.id))
        }
        for change in image.groups { _ = try LedgerUndo(write).takeBack(change, keepsRevision: true) }
        if let kept { try restore(kept) }
        let keeper = KeptRowsRepository(write.connection, household: write.household)
        try keeper.insert(image.rows.ofAccount)
        try keeper.giveBack(image.rows.orders)
        try keeper.giveBackSavings(
            image.rows.savings, to: ID(rawValue: removed.id), from: kept.map { ID<Account>(rawValue: $0.id) })
        let rules = Dictionary(try write.rules.all().map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        for id in image.rules {
            guard var rule = rules[id], rule.account?.rawValue == kept?.id else { continue }
            rule.account = ID(rawValue: removed.id)
            try write.rules.save(rule)
        }
    }

    /// What an account that took over another was before, with its statements and checks. Its transactions are back already.
    private func restore(_ kept: PlaceImage) throws {
        let place = Place(rawValue: kept.id)
        let account: ID<Account> = ID(rawValue: kept.id)
        try AccountRowsRepository(write.connection, household: write.household).deleteStatements(of: account)
        guard let now = try write.places.find(place) else { throw ServiceError.conflict }
        var before = try kept.record()
        before.revision = now.revision
        // Which account is the default one was settled before.
        before.isDefault = now.isDefault
        try write.save(before)
    }

    private func requireUnchanged(_ kept: PlaceImage?) throws {
        guard let kept else { return }
        guard let now = try write.places.find(Place(rawValue: kept.id)), now.revision == image.revisions.last else {
            throw ServiceError.conflict
        }
        let rows = try KeptRowsRepository(write.connection, household: write.household).rowsOfStatements(of: ID(rawValue: kept.id))
        guard try RemovalImage.digest(of: rows) == image.digest else {
            throw ServiceError.rule("\(now.name) was in a statement or a check since, so the two accounts cannot be taken apart any more")
        }
    }

    /// Neither its name nor its number may have come to another account.
    private func requireFree(_ record: PlaceRecord, except kept: Place?) throws {
        if !record.isArchived { try AccountRule.requireFreeName(record.name, except: record.id, in: write) }
        let isTaken = try write.places.all().contains { other in
            guard other.role == .own, other.id != kept, other.currency == record.currency else { return false }
            return (record.iban != nil && other.iban == record.iban) || (record.numberHash != nil && other.numberHash == record.numberHash)
        }
        guard !isTaken else { throw ServiceError.rule("Another account has its number now") }
    }

    /// Lets the account be the default one again, unless a person has chosen another since.
    private func releaseDefault() throws -> Bool {
        guard var current = try write.places.all().first(where: { $0.role == .own && $0.isDefault }) else { return true }
        guard current.id.rawValue == image.defaultAccount else { return false }
        current.isDefault = false
        try write.save(current)
        return true
    }

    // MARK: - Categories

    /// Takes two categories apart that became one. What came to the one that stayed since then stays there.
    ///
    /// - Throws: `ServiceError.conflict` where a transaction or the category that went was changed since; `.rule` where its name is taken.
    func restoreCategory() throws {
        guard image.places.count == 2, let revision = image.revisions.first else { throw ServiceError.notFound }
        let (absorbed, target) = (try image.places[0].record(), try image.places[1].record())
        guard var now = try write.places.find(absorbed.id), now.revision == revision, var kept = try write.places.find(target.id) else {
            throw ServiceError.conflict
        }
        if !absorbed.isArchived { try requireFreeCategoryName(absorbed) }
        for moved in image.moved { try takeBack(moved, to: absorbed.id, from: kept.id) }
        if now.categoryKey != absorbed.categoryKey {
            // It was the one for what has no category; the other must still be it.
            guard kept.categoryKey == absorbed.categoryKey else { throw ServiceError.conflict }
            (now.categoryKey, kept.categoryKey) = (absorbed.categoryKey, target.categoryKey)
            try write.save(kept)
        }
        now.isArchived = absorbed.isArchived
        try write.save(now)
        let (old, new) = (ID<Category>(rawValue: kept.id.rawValue), ID<Category>(rawValue: absorbed.id.rawValue))
        for var rule in try write.rules.all() where image.rules.contains(rule.id.rawValue) && rule.category == old {
            rule.category = new
            try write.rules.save(rule)
        }
        try write.book.payees.replaceCategory(old, by: new, spending: image.spendingPayees, income: image.incomePayees)
    }

    private func takeBack(_ moved: RemovalImage.MovedGroup, to absorbed: Place, from kept: Place) throws {
        guard let group = try write.transactions.group(ID(rawValue: moved.id)), group.revision == moved.revision else {
            throw ServiceError.conflict
        }
        var before = group
        for index in before.parts.indices {
            let id = before.parts[index].id.rawValue
            if moved.sources.contains(id) { before.parts[index].source = absorbed }
            if moved.destinations.contains(id) { before.parts[index].destination = absorbed }
        }
        try write.book.replace(group, with: before)
    }

    private func requireFreeCategoryName(_ record: PlaceRecord) throws {
        let folded = record.name.folded
        let isTaken = try write.places.all().contains {
            $0.role == .category && !$0.isArchived && $0.id != record.id && $0.name.folded == folded
        }
        guard !isTaken else { throw ServiceError.rule("A category with this name exists already") }
    }

    // MARK: - Rules

    /// Puts a rule back in its place.
    ///
    /// - Throws: `ServiceError.rule` where what it names is gone, or where it says what another says already.
    func restoreRule() throws {
        let rules = KeptRowsRepository(write.connection, household: write.household)
        let others = try write.rules.all()
        try rules.insert(image.rows)
        let ids = Set(others.map(\.id))
        for rule in try write.rules.all() where !ids.contains(rule.id) {
            if let account = rule.account, try write.places.find(Place(account)) == nil {
                throw ServiceError.rule("The rule's account is not there any more")
            }
            if let category = rule.category, try write.places.find(Place(category))?.isArchived ?? true {
                throw ServiceError.rule("The rule's category is archived; bring it back first")
            }
            let isThere = others.contains { other in
                var same = other
                same.id = rule.id
                return same == rule
            }
            guard !isThere else { throw ServiceError.rule("The same rule is there already") }
        }
    }
}
