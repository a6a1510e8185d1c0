import HomeModel
import HouseholdModel
import InsightsModel
import MembersModel
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

/// Whatever is written and whoever an account belongs to in between, each member's figures are those of the transactions they see.
struct RandomSharingTests {
    @Test(.timeLimit(.minutes(60)), arguments: [1, 2, 3] as [UInt64])
    func everyMembersFiguresAgreeWithAModelAfterEveryStep(seed: UInt64) async throws {
        var run = try await RandomSharing(seed: seed)
        var hidden = 0
        for number in 1...50 {
            try await run.step()
            for member in run.members {
                let perspective = run.random.pick(Perspective.allCases)
                try await run.services(of: member).members().setPerspective(perspective)
                let days = run.days()
                hidden += run.model.accounts.count { run.model.isHidden($0.id, from: member) }
                let place = "seed \(seed), step \(number), member \(member), \(perspective)"
                try await run.verifyAccounts(of: member, place)
                try await run.verifyTransactions(of: member, place)
                try await run.verifyFigures(of: member, perspective, days, place)
                let check = try await run.services(of: member).backup().check()
                #expect(check.differences == [], "\(place)")
            }
            let check = try await run.commandLine.backup().check()
            #expect(check.differences == [], "seed \(seed), step \(number)")
        }
        // The run was of a household with accounts of members, and of writes that stayed.
        #expect(run.model.groups.count > 5)
        #expect(hidden > 0)
    }
}

extension RandomSharing {
    /// A month, or days that begin and end within months.
    mutating func days() -> ClosedRange<Day> {
        let day = day()
        guard random.chance(50) else { return Month(of: day).firstDay...Month(of: day).lastDay }
        return day...day.adding(days: random.int(1...50))
    }

    /// The list of accounts with their balances.
    func verifyAccounts(of member: ID<Member>, _ place: String) async throws {
        let accounts = try await services(of: member).accounts()
        let shown = try await accounts.fetchAccounts(includingArchived: true)
        let seen = model.accounts.filter { !model.isHidden($0.id, from: member) }
        #expect(Set(shown.map(\.account.id)) == Set(seen.map(\.id)), "accounts: \(place)")
        for summary in shown {
            #expect(summary.balance.booked.minorUnits == model.balance(of: summary.account), "balance of \(summary.account.name): \(place)")
        }
        for account in model.accounts where model.isHidden(account.id, from: member) {
            let error = await failure { _ = try await accounts.fetchAccount(id: account.id) }
            #expect(error == .notFound, "\(account.name): \(place)")
        }
    }

    /// The lists of entries, their count, and what a search finds.
    func verifyTransactions(of member: ID<Member>, _ place: String) async throws {
        let services = try await services(of: member)
        for account in model.accounts {
            let found = await entries(of: account, services)
            let expected = model.isOpen(account.id, to: member) ? model.entries(of: account) : []
            #expect(Set(found.map(\.id)) == expected, "entries of \(account.name): \(place)")
            #expect(found.count == expected.count, "entries of \(account.name): \(place)")
        }
        let seen = model.seen(by: member)
        let all = try await services.transactions().fetchEntries(EntryQuery(limit: 500))
        #expect(Set(all.entries.map(\.id)) == Set(seen.map(\.id)), "all entries: \(place)")
        for entry in all.entries {
            guard let group = model.groups[entry.id] else { continue }
            let isPrivate = model.accounts(of: group).contains { model.isHidden($0.id, from: member) }
            #expect(entry.counterparts.contains { $0.role == .private } == isPrivate, "the other side of \(entry.payee): \(place)")
        }
        let list = try await services.transactionScreens().fetchList(account: nil, order: .newest, offset: 0) { _, _ in EntryQuery() }
        #expect(list.figures?.count == seen.count, "count of transactions: \(place)")
        for payee in Self.payees {
            // All on one page, whose count is exact.
            let found = try await services.search().search(payee, after: nil, limit: 500)
            let expected = Set(seen.filter { $0.payee == payee }.map(\.id))
            #expect(found.count == expected.count, "search for \(payee): \(place)")
            #expect(Set(found.page.entries.map(\.id)) == expected, "search for \(payee): \(place)")
        }
        for group in model.groups.values {
            let error = await failure { _ = try await services.transactions().fetchTransaction(id: group.id) }
            #expect((error == nil) == seen.contains { $0.id == group.id }, "\(group.id): \(place)")
        }
    }

    /// Spending by category, net worth now and at the ends of months.
    func verifyFigures(of member: ID<Member>, _ perspective: Perspective, _ days: ClosedRange<Day>, _ place: String) async throws {
        let services = try await services(of: member)
        let report = try await services.insights().fetchReport(ReportRequest(.spending, by: .category, days: days))
        var rows: [ID<Models.Category>: Int64] = [:]
        for row in report.rows where row.amount.minorUnits != 0 {
            let category = try #require(row.key.categoryId)
            rows[category] = row.amount.minorUnits
        }
        let summed = model.summed(for: member, perspective)
        #expect(rows == model.spending(of: summed, days, categories), "spending in \(days): \(place)")
        #expect(report.total.minorUnits == rows.values.reduce(0, +), "spending in \(days): \(place)")
        let counted = model.counted(for: member, perspective)
        let home = try await services.overview().fetchHome()
        #expect(home.netWorth.total.minorUnits == counted.reduce(0) { $0 + model.balance(of: $1) }, "net worth: \(place)")
        #expect(Set(home.accounts.map(\.account.id)) == Set(counted.map(\.id)), "accounts of Home: \(place)")
        let worth = try await services.insights().fetchNetWorth(Self.today.adding(days: -90)...Self.today)
        for point in worth.points {
            let expected = counted.reduce(0) { $0 + model.balance(of: $1, at: point.day) }
            #expect(point.total.minorUnits == expected, "net worth on \(point.day): \(place)")
        }
    }

    private func entries(of account: Account, _ services: DependencyContainer) async -> [Entry] {
        do {
            return try await services.transactions().fetchEntries(EntryQuery(account: account.id, limit: 500)).entries
        } catch {
            return []
        }
    }
}
