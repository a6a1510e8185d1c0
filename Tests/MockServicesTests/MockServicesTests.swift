import MockServices
import Models
import Services
import Synchronization
import Testing

@Suite struct MockServicesTests {

    @Test func everyCallWaitsAsLongAsItWasTold() async throws {
        let waited = Mutex<[Duration]>([])
        let behaviour = MockBehaviour(latency: .milliseconds(400)) { duration in waited.withLock { $0.append(duration) } }
        let services = DependencyContainer.mock(MockLedger(.household, behaviour: behaviour))
        _ = try await services.accounts().fetchAccounts(includingArchived: false)
        _ = try await services.overview().fetchHome()
        #expect(waited.withLock { $0 } == [.milliseconds(400), .milliseconds(400)])
    }

    @Test func everyCallFailsAsItWasTold() async throws {
        let services = DependencyContainer.mock(failing: .serverError(503))
        #expect(await failure { _ = try await services.overview().fetchHome() } == .serverError(503))
        #expect(await failure { _ = try await services.transactions().fetchEntries(EntryQuery()) } == .serverError(503))
        #expect(await failure { try await services.accounts().archiveAccount(id: Account.preview.id) } == .serverError(503))
        #expect(await failure { _ = try await services.members().fetchProfile() } == .serverError(503))
    }

    @Test func servicesOfOneContainerSeeEachOther() async throws {
        let household = TriedHousehold(services: .mock())
        let before = try await household.services.overview().fetchHome()
        try await household.add(100_00, in: .preview, "Somebody")
        let after = try await household.services.overview().fetchHome()
        #expect(after.netWorth.total.minorUnits - before.netWorth.total.minorUnits == 100_00)
        #expect((after.monthChange?.minorUnits ?? 0) - (before.monthChange?.minorUnits ?? 0) == 100_00)
        #expect(after.latest.contains { $0.payee == "Somebody" })
    }

    @Test func viewersReadAndDoNotWrite() async throws {
        let services = DependencyContainer.mock(data: .household.seen(by: .viewer))
        #expect(try await services.accounts().fetchAccounts(includingArchived: true).count == 6)
        #expect(await failure { try await services.accounts().archiveAccount(id: Account.preview.id) } == .unauthorized)
        try await services.members().showBalance(false)
        #expect(try await !services.members().fetchProfile().showsBalance)
    }

    @Test func emptyHouseholdHasNothingButCategories() async throws {
        let services = DependencyContainer.mock(data: .empty)
        let home = try await services.overview().fetchHome()
        #expect(home.accounts.isEmpty && home.latest.isEmpty && home.netWorth.total.isZero)
        #expect(try await services.categories().fetchCategories(includingArchived: true).count == StandardCategory.allCases.count)
        #expect(try await services.statements().fetchImports(limit: 10).isEmpty)
    }

    @Test func failedChangeLeavesNothing() async throws {
        let household = TriedHousehold(services: .mock())
        let ids = try await household.entries(EntryQuery(account: Account.preview.id, limit: 2)).map(\.id)
        let before = try await household.booked(.preview)
        #expect(await failure { _ = try await household.transactions.deleteTransactions(ids: ids + [ID(rawValue: 3)]) } == .notFound)
        #expect(try await household.booked(.preview) == before)
    }

    // MARK: - Screens

    @Test func detailAndStatementAgreeWithTheEntries() async throws {
        let services = DependencyContainer.mock()
        let detail = try await services.accountScreens().fetchDetail(id: Account.preview.id)
        #expect(detail.history.count == 30)
        #expect(detail.history.last?.amount == detail.summary.balance.booked)
        #expect(detail.projection.count == 30)
        #expect(detail.projection.last?.amount == (try detail.summary.balance.booked - detail.summary.balance.pendingOut))
        let month = Month(of: MockData.today).previous
        let statement = try await services.accountScreens().fetchStatement(id: Account.preview.id, month: month)
        let (moneyIn, moneyOut) = (try #require(statement.moneyIn), try #require(statement.moneyOut))
        #expect(try #require(statement.opening) + moneyIn - moneyOut == statement.closing)
        #expect(statement.entries.last?.balance == statement.closing)
        #expect(
            await failure { _ = try await services.accountScreens().fetchStatement(id: Account.preview.id, month: month.adding(months: 2)) }
                != nil)
    }

    @Test func checkClosesOnlyWithoutDifferenceAndClosedDaysAreGuarded() async throws {
        let household = TriedHousehold(services: .mock())
        let service = household.services.reconciliation()
        let account = Account.preview.id
        let day = MockData.today.adding(days: -1)
        let stated = try #require(try await household.accounts.balances(at: day).first { $0.account.id == account }?.balance)
        let check = try await service.startCheck(account: account, day: day, stated: stated)
        #expect(!check.difference.isZero)
        #expect(await failure { try await service.close(account: account) } != nil)
        let listed = Set(check.entries.map(\.id))
        let ticked = try await service.tick(account: account, ticked: listed, of: listed)
        #expect(ticked.difference.isZero)
        try await service.close(account: account)
        let entry = try #require(check.entries.first)
        #expect(
            await failure { _ = try await household.transactions.deleteTransactions(ids: [entry.id]) }
                == .closedDay(account: "Everyday account", day: day))
        try await service.reopen(account: account)
        _ = try await household.transactions.deleteTransactions(ids: [entry.id])
    }

    // MARK: - Files

    @Test func importIsPreviewedCommittedOnceAndTakenBack() async throws {
        let household = TriedHousehold(services: .mock())
        let service = household.services.statements()
        let before = try await household.booked(.preview)
        let request = ImportRequest(files: ["may.ofx"])
        let preview = try await service.preview(request, progress: nil)
        #expect(!preview.isCommitted && preview.files.first?.statements.first?.new == 3)
        #expect(try await household.booked(.preview) == before)
        let report = try await service.commit(request, digest: preview.digest, progress: nil)
        #expect(try await household.booked(.preview) == before - 43_25)
        #expect(try await service.commit(request, digest: preview.digest, progress: nil).isCommitted == false)
        #expect(try await service.commit(request, digest: nil, progress: nil).files.first?.statements.first?.known == 3)
        let undo = try await service.undo(try #require(report.id), force: false)
        #expect(undo.isDone && undo.removed == 3)
        #expect(try await household.booked(.preview) == before)
        #expect(await failure { _ = try await service.preview(ImportRequest(files: ["a.damaged"]), progress: nil) } != nil)
    }

    @Test func whatIsCorrectedInAPreviewIsKeptWithTheUploadAndCommitted() async throws {
        let services = DependencyContainer.mock()
        let id = try await services.uploads().stage([StagedFile(name: "card.csv", path: "mock/1")])
        var request = ImportRequest(upload: id, listing: ImportListing(limit: 2))
        let preview = try await services.statements().preview(request, progress: nil)
        #expect(preview.lines.count == 2 && preview.lineCount == 3)
        #expect(try await services.statements().survey(request).first?.layout?.amount == 2)
        let category = try await services.categories().findCategory("Entertainment").id
        let line = try #require(preview.lines.last)
        request.choices.categories[line.id] = category
        try await services.uploads().keep(request.choices, for: id)
        #expect(try await services.uploads().fetchUpload(id: id).choices == request.choices)
        let report = try await services.statements().commit(request, digest: request.choices.amending(preview.digest), progress: nil)
        #expect(report.isCommitted)
        guard case .category(let chosen, _) = report.lines.last?.outcome else { throw ServiceError.notFound }
        #expect(chosen == category)
        #expect(try await services.statements().fetchReport(of: try #require(report.id)).files == report.files)
    }

    @Test func attachmentsAreKnownByTheirContentAndComeBack() async throws {
        let services = DependencyContainer.mock()
        let service = services.attachments()
        let group = TransactionGroup.preview.id
        #expect(await failure { _ = try await service.addAttachment(to: group, name: "a.png", bytes: [1, 2], key: nil) } != nil)
        let one = try await service.addAttachment(to: group, name: "a.txt", bytes: Array("%PDF-1.7".utf8), key: "k")
        #expect(try await service.addAttachment(to: group, name: "a.txt", bytes: Array("%PDF-1.7".utf8), key: "k") == one)
        #expect(one.contentType == .pdf && one.size == 8)
        #expect(try await services.transactions().fetchEntries(EntryQuery(hasAttachment: true)).entries.map(\.id) == [group])
        let change = try await service.deleteAttachment(id: one.id)
        #expect(try await service.fetchAttachments(of: group).isEmpty)
        try await services.transactions().undo(change)
        #expect(try await service.fetchAttachments(of: group) == [one])
    }

    @Test func backupBringsBackWhatWasThere() async throws {
        let household = TriedHousehold(services: .mock())
        let before = try await household.booked(.preview)
        try await household.services.backup().backup(to: "a.backup")
        try await household.add(-1_00, in: .preview)
        #expect(await failure { try await household.services.backup().backup(to: "a.backup") } != nil)
        _ = try await household.services.backup().restore(from: "a.backup")
        #expect(try await household.booked(.preview) == before)
    }

    // MARK: - People

    @Test func signingInAsksForTheCodeWhereCodesAreOn() async throws {
        let ledger = MockLedger(.household)
        let auth = MockAuthService(ledger)
        let security = MockSecurityService(ledger)
        let origin = SignInOrigin(address: "192.0.2.1")
        #expect(await failure { _ = try await auth.signIn(name: "orla", passphrase: "wrong", from: origin) } != nil)
        guard case .signedIn(let token) = try await auth.signIn(name: "ORLA", passphrase: MockData.passphrase, from: origin) else {
            Issue.record("codes are off")
            return
        }
        #expect(try await auth.session(token, isUse: true)?.profile.id == MemberProfile.preview.id)
        _ = try await security.enableCodes()
        #expect(try await security.confirmCodes(MockData.code).count == 10)
        guard case .needsCode(let pending) = try await auth.signIn(name: "orla", passphrase: MockData.passphrase, from: origin) else {
            Issue.record("codes are on")
            return
        }
        #expect(try await auth.session(pending, isUse: true) == nil)
        let second = try await auth.verifyCode(MockData.code, pending: pending, from: origin)
        #expect(try await auth.session(second, isUse: true) != nil)
        try await auth.signOut(second)
        #expect(try await auth.session(second, isUse: true) == nil)
    }

    @Test func lastOwnerStaysOne() async throws {
        let services = DependencyContainer.mock()
        let owner = MemberProfile.preview.id
        #expect(
            await failure { _ = try await services.members().changeRole(id: owner, to: .viewer) } == .rule("A household needs an owner"))
        _ = try await services.members().changeRole(id: MemberProfile.previews[1].id, to: .owner)
        #expect(try await services.members().changeRole(id: owner, to: .viewer).role == .viewer)
    }

    // MARK: - Previews

    @Test func previewsFitTogether() async throws {
        let household = TriedHousehold(services: .mock())
        let groups = TransactionGroup.previews
        let parts = groups.flatMap(\.parts)
        #expect(groups.count > 150)
        #expect(Set(parts.map(\.id)).count == parts.count)
        #expect(TransactionGroup.previewSplit.parts.count == 3)
        let last = MockData.today.adding(days: 1)
        for part in parts {
            #expect(part.amount.minorUnits > 0)
            #expect(part.destinationDay <= last)
        }
        for summary in try await household.accounts.fetchAccounts(includingArchived: false) {
            let allowed: ClosedRange<Int64> = summary.account.kind == .credit ? -4_000_00...0 : 0...20_000_00
            #expect(allowed.contains(summary.balance.booked.minorUnits), "\(summary.account.name)")
        }
    }
}
