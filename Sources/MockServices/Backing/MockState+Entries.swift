import Models
import Services

/// Lists of entries: order, running balance, filters, search and pages as the real ones have them.
extension MockState {

    func page(_ query: EntryQuery) throws -> EntryPage {
        if let account = query.account { _ = try self.account(account) }
        if let category = query.category { _ = try self.category(category) }
        let limit = min(max(query.limit, 1), 500)
        let isSearch = !query.search.folded.isEmpty
        var entries = try entries(of: query.account).sorted { Self.key($0) > Self.key($1) }
        if query.account != nil, query.category == nil, !isSearch { try run(&entries) }
        let admitted = entries.filter { admits($0, query) }
        let pending = isSearch ? [] : admitted.filter { $0.status == .pending }.prefix(limit)
        let rest = isSearch ? admitted : admitted.filter { $0.status != .pending || !pending.contains($0) }
        let begun = query.after.map { after in
            rest.filter { Self.key($0) < (after.day.number, after.group.rawValue, after.account.rawValue) }
        }
        let listed = (begun ?? rest).prefix(limit)
        let isMore = (begun ?? rest).count > listed.count
        let next = listed.last.map {
            EntryCursor(
                day: $0.day, group: $0.id, account: $0.account,
                balance: ($0.balance?.minorUnits).map { [amount = $0.amount] in $0 &- amount.minorUnits } ?? 0)
        }
        return EntryPage(entries: (query.after == nil ? Array(pending) : []) + listed, next: isMore ? next : nil)
    }

    /// All entries of an account or of all own accounts, without running balance.
    func entries(of account: ID<Account>?) throws -> [Entry] {
        var entries: [Entry] = []
        for group in groups.values {
            let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
            for place in touched {
                guard let own = self.account(at: place), account == nil || own.id == account else { continue }
                entries.append(try entry(group, in: own))
            }
        }
        return entries
    }

    func entry(_ group: TransactionGroup, in account: Account) throws -> Entry {
        let place = Place(account.id)
        let parts = group.parts.filter { $0.source == place || $0.destination == place }
        return Entry(
            id: group.id, account: account.id, accountName: account.name, day: group.day(at: place) ?? today,
            amount: try group.amount(at: place, in: account.currency), payee: group.payee,
            note: group.parts.map(\.note).filter { !$0.isEmpty }.joined(separator: "; "),
            counterparts: try parts.map { try counterpart(of: place, $0, in: group) }, status: group.status, balance: nil, tags: group.tags,
            reference: group.reference, foreign: parts.compactMap(\.foreign).first, revision: group.revision,
            hasAttachment: attachments.contains { $0.transaction == group.id })
    }

    // MARK: - Private

    private func counterpart(of place: Place, _ part: Transaction, in group: TransactionGroup) throws -> Counterpart {
        let isOut = part.source == place
        var other = isOut ? part.destination : part.source
        if other == MockData.conversion, let leg = group.parts.first(where: { $0.id != part.id }) {
            other = isOut ? leg.destination : leg.source
        }
        let amount = isOut ? try -part.amount : part.amount
        if let account = account(at: other) { return Counterpart(place: other, role: .own, name: account.name, amount: amount) }
        if let category = category(at: other) {
            return Counterpart(place: other, role: .category, name: category.name, icon: category.icon, amount: amount)
        }
        return Counterpart(place: other, role: .equity, name: MockData.equityName, amount: amount)
    }

    /// Newest first is greatest first.
    private static func key(_ entry: Entry) -> (Int32, Int64, Int64) { (entry.day.number, entry.id.rawValue, entry.account.rawValue) }

    /// Gives completed entries of one account the balance after each.
    private func run(_ entries: inout [Entry]) throws {
        guard let first = entries.last else { return }
        var balance = Money.zero(first.amount.currency)
        for index in entries.indices.reversed() where entries[index].status == .completed {
            balance = try balance + entries[index].amount
            entries[index].balance = balance
        }
    }

    private func admits(_ entry: Entry, _ query: EntryQuery) -> Bool {
        if let from = query.from, entry.day < from { return false }
        if let until = query.until, entry.day > until { return false }
        if let least = query.least, entry.amount.minorUnits.magnitude < least { return false }
        if let most = query.most, entry.amount.minorUnits.magnitude > most { return false }
        if let minimum = query.minimum, entry.amount.minorUnits < minimum { return false }
        if let maximum = query.maximum, entry.amount.minorUnits > maximum { return false }
        if !query.statuses.isEmpty, !query.statuses.contains(entry.status) { return false }
        if let category = query.category, !entry.counterparts.contains(where: { $0.place == Place(category) }) { return false }
        if let hasAttachment = query.hasAttachment, entry.hasAttachment != hasAttachment { return false }
        return query.tags.allSatisfy(entry.tags.contains) && isFound(entry, query)
    }

    /// Whether every word begins a word of payee, note or reference, or the search is the amount.
    private func isFound(_ entry: Entry, _ query: EntryQuery) -> Bool {
        let search = query.search
        if let locale = query.searchLocale,
            let amount = AmountParser.parse(search, locale: locale, currency: entry.amount.currency), !amount.isZero,
            amount.minorUnits.magnitude == entry.amount.minorUnits.magnitude
        {
            return true
        }
        let words = search.folded.split(separator: " ")
        guard !words.isEmpty else { return true }
        if let figure = DecimalFigure(bytes: search.utf8.filter { $0 != UInt8(ascii: " ") }),
            let (amount, isExact) = try? figure.money(in: entry.amount.currency), isExact,
            amount.minorUnits.magnitude == entry.amount.minorUnits.magnitude
        {
            return true
        }
        let text = "\(entry.payee) \(entry.note) \(entry.reference ?? "")".folded.split { !$0.isLetter && !$0.isNumber }
        return words.allSatisfy { word in text.contains { $0.hasPrefix(word) } }
    }
}
