import CardsModel
import Foundation
import ImportModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Benefits whose uses are recorded from statements.
@Suite struct BenefitImportTests {

    private func statement(_ lines: [String]) -> String {
        (["Date,Description,Amount"] + lines).joined(separator: "\n")
    }

    @discardableResult
    private func take(_ lines: [String], into household: CardHousehold, account: Account) async throws -> ImportReport {
        let folder = try TemporaryFolder()
        let file = folder.file("card.csv")
        try Data(statement(lines).utf8).write(to: URL(fileURLWithPath: file))
        return try await household.services.statements().commit(
            ImportRequest(files: [file], account: account.name, currency: account.currency), digest: nil, progress: nil)
    }

    private func undo(_ report: ImportReport, in household: CardHousehold) async throws {
        _ = try await household.services.statements().undo(try #require(report.id), force: false)
    }

    private static let month = [
        "2026-05-03,UBER *TRIP 8842,-22.40", "2026-05-06,RESY Le Bernardin,-64.00", "2026-05-09,Platinum Walmart+ Credit,12.95",
        "2026-05-10,Bookshop,-18.00",
    ]

    @Test func aRideAMealAndACreditUseThreeBenefitsAndGoWithTheImport() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let before = await (try household.rows(), try await household.left(card))
        let report = try await take(Self.month, into: household, account: account)
        let left = try await household.left(card)
        #expect(left["Ride credit"] == 0 && left["Dining credit"] == 36_00 && left["Membership credit"] == 0)

        let ride = try await household.benefits.fetchBenefit(id: try await household.benefit("Ride credit", of: card).id)
        let use = try #require(ride.history.first?.uses.first)
        #expect(use.use.state == .used && use.use.day == Day("2026-05-03") && use.chargePayee == "UBER *TRIP 8842" && !use.use.isManual)
        let membership = try await household.benefits.fetchBenefit(id: try await household.benefit("Membership credit", of: card).id)
        let credit = try #require(membership.history.first?.uses.first)
        #expect(credit.use.state == .posted && credit.use.posted?.minorUnits == 12_95 && credit.creditPayee == "Platinum Walmart+ Credit")

        // Charge and use refer to each other.
        let charge = try #require(use.use.charge)
        let links = try await household.benefits.fetchLinks(of: [charge])
        #expect(links.map(\.benefitName) == ["Ride credit"] && links.first?.amount.minorUnits == 15_00 && links.first?.isCredit == false)

        try await undo(report, in: household)
        #expect(try await household.rows() == before.0)
        #expect(try await household.left(card) == before.1)
        try await household.home.expectClean()
    }

    @Test func theSameFileAgainUsesNothingMore() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        _ = try await household.add(account)
        try await take(Self.month, into: household, account: account)
        let rows = try await household.rows()
        try await take(Self.month, into: household, account: account)
        #expect(try await household.rows() == rows)
    }

    @Test func aCreditPostsItsUseAndItsUndoingLeavesTheUse() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        try await take(["2026-05-06,RESY Le Bernardin,-64.00"], into: household, account: account)
        let before = try await household.rows()
        let report = try await take(["2026-05-16,Platinum Resy Credit,60.00"], into: household, account: account)
        let history = try await household.benefits.fetchBenefit(id: try await household.benefit("Dining credit", of: card).id).history
        let use = try #require(history.first?.uses.first?.use)
        #expect(use.state == .posted && use.amount.minorUnits == 64_00 && use.posted?.minorUnits == 60_00)
        #expect(try await household.left(card)["Dining credit"] == 40_00)
        try await undo(report, in: household)
        #expect(try await household.rows() == before)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func chargeAndCreditComeAndGoInAnyOrder(order: [Int]) async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let before = try await household.rows()
        let files = [["2026-05-06,RESY Le Bernardin,-64.00"], ["2026-05-16,Platinum Resy Credit,64.00"]]
        var reports: [ImportReport] = []
        for index in order { reports.append(try await take(files[index], into: household, account: account)) }
        let history = try await household.benefits.fetchBenefit(id: try await household.benefit("Dining credit", of: card).id).history
        #expect(history.first?.uses.count == 1)
        let use = try #require(history.first?.uses.first?.use)
        #expect(use.state == .posted && use.charge != nil && use.credit != nil && use.day == Day("2026-05-06"))
        for report in reports { try await undo(report, in: household) }
        #expect(try await household.rows() == before)
    }

    @Test func aChargeThatIsEnteredByHandUsesABenefitToo() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let change = try await household.home.add(-9_10, in: account, payee: "Uber", day: try CardHousehold.day("2026-05-03"))
        #expect(try await household.left(card)["Ride credit"] == 5_90)
        // The use follows its transaction.
        let group = try change.transaction
        var edit = TransactionEdit()
        edit.amount = Money(minorUnits: -12_00, currency: account.currency)
        _ = try await household.services.transactions().updateTransaction(id: group.id, edit, revision: nil)
        #expect(try await household.left(card)["Ride credit"] == 3_00)
        let deleted = try await household.services.transactions().deleteTransactions(ids: [group.id], allowsClosedDays: false)
        #expect(try await household.left(card)["Ride credit"] == 15_00)
        try await household.services.transactions().undo(deleted.id)
        #expect(try await household.left(card)["Ride credit"] == 3_00)
    }

    @Test func aUseThatWasTakenBackIsNotMadeAgain() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        try await take(Self.month, into: household, account: account)
        let ride = try await household.benefit("Ride credit", of: card)
        _ = try await household.benefits.undoLastUse(of: ride.id)
        #expect(try await household.left(card)["Ride credit"] == 15_00)
        try await take(Self.month + ["2026-05-11,Kiosk,-3.00"], into: household, account: account)
        #expect(try await household.left(card)["Ride credit"] == 15_00)
    }

    @Test func aCardThatComesLaterFindsWhatIsThere() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        try await take(Self.month, into: household, account: account)
        let card = try await household.add(account)
        let left = try await household.left(card)
        #expect(left["Ride credit"] == 0 && left["Dining credit"] == 36_00 && left["Membership credit"] == 0)
    }

    @Test func twoBenefitsThatFitAlikeAreAskedAbout() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let (one, two) = (try await household.add(account, nickname: "One"), try await household.add(account, nickname: "Two"))
        let before = try await household.rows()
        let report = try await take(["2026-05-03,UBER *TRIP 8842,-22.40"], into: household, account: account)
        let question = try #require(try await household.cards.fetchWallet().questions.first)
        #expect(question.payee == "UBER *TRIP 8842" && question.amount.minorUnits == 22_40 && !question.isCredit)
        #expect(Set(question.choices.map(\.cardName)) == ["One", "Two"])
        let choice = try #require(question.choices.first { $0.cardName == "Two" })
        try await household.benefits.answer(question.transaction, with: choice.benefit.id)
        #expect(try await household.left(one)["Ride credit"] == 15_00)
        #expect(try await household.left(two)["Ride credit"] == 0)
        #expect(try await household.cards.fetchWallet().questions.isEmpty)
        await #expect(throws: ServiceError.notFound) { try await household.benefits.answer(question.transaction, with: nil) }
        try await undo(report, in: household)
        #expect(try await household.rows() == before)
    }

    @Test func noneOfThemIsAnAnswerToo() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let cards = [try await household.add(account, nickname: "One"), try await household.add(account, nickname: "Two")]
        try await take(["2026-05-03,UBER *TRIP 8842,-22.40"], into: household, account: account)
        try await household.benefits.answer(try #require(try await household.cards.fetchWallet().questions.first).transaction, with: nil)
        for card in cards { #expect(try await household.left(card)["Ride credit"] == 15_00) }
        #expect(try await household.cards.fetchWallet().questions.isEmpty)
    }

    @Test func aLateStatementChangesWhatACycleHasLost() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        try household.pass(to: "2026-06-05")
        try await household.cards.runDue(today: try CardHousehold.day("2026-06-05"))
        let ride = try await household.benefit("Ride credit", of: card)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.last?.lost.minorUnits == 15_00)
        let before = try await household.rows()
        let report = try await take(["2026-05-03,UBER *TRIP 8842,-11.00"], into: household, account: account)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.last?.lost.minorUnits == 4_00)
        try await undo(report, in: household)
        #expect(try await household.rows() == before)
    }

    @Test func payingTheBillUsesNothing() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let checking = try await household.home.account("Checking", currency: account.currency)
        let card = try await household.add(account)
        try await household.home.add(-50_00, in: checking, payee: "Uber credit", to: account, day: try CardHousehold.day("2026-05-02"))
        #expect(try await household.left(card)["Ride credit"] == 15_00)
    }

    @Test func aCardOfAMergedAccountGoesWithItAndComesBack() async throws {
        let household = try await CardHousehold()
        let (old, new) = (try await household.account("Old card"), try await household.account("New card"))
        let card = try await household.add(old)
        try await take(Self.month, into: household, account: old)
        let left = try await household.left(card)
        let change = try await household.services.accounts().mergeAccounts(id: new.id, absorbing: old.id)
        #expect(try await household.cards.fetchCard(id: card.id).account?.id == new.id)
        #expect(try await household.left(card) == left)
        try await household.services.transactions().undo(change.change)
        #expect(try await household.cards.fetchCard(id: card.id).account?.id == old.id)
        #expect(try await household.left(card) == left)
    }

    // MARK: - What the bank's line says

    private func bankFile(_ line: String) -> String {
        """
        <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>379900000011009</CCACCTFROM><BANKTRANLIST>
        <STMTTRN><TRNTYPE>DEBIT\(line)</STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
        """
    }

    private func take(_ text: String, into household: CardHousehold, account: Account) async throws -> ImportReport {
        let folder = try TemporaryFolder()
        let file = folder.file("card.ofx")
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return try await household.services.statements().commit(
            ImportRequest(files: [file], account: account.name, currency: account.currency), digest: nil, progress: nil)
    }

    @Test func aUseBelongsToTheCycleOfTheDayOfPurchase() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let line = "<DTPOSTED>20260502<DTUSER>20260430<TRNAMT>-22.40<FITID>1<NAME>UBER TRIP"
        _ = try await take(bankFile(line), into: household, account: account)
        let ride = try await household.benefit("Ride credit", of: card)
        #expect(ride.progress.left.minorUnits == 15_00)
        let history = try await household.benefits.fetchBenefit(id: ride.id).history
        #expect(history.map(\.used.minorUnits) == [0, 15_00])
        #expect(history.last?.uses.first?.use.day == Day("2026-04-30"))
        // Also after the transaction was edited, and after it was deleted and restored.
        let group = try #require(history.last?.uses.first?.use.charge)
        var edit = TransactionEdit()
        edit.amount = Money(minorUnits: -9_00, currency: account.currency)
        _ = try await household.services.transactions().updateTransaction(id: group, edit, revision: nil)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.map(\.used.minorUnits) == [0, 9_00])
        let deleted = try await household.services.transactions().deleteTransactions(ids: [group], allowsClosedDays: false)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.map(\.used.minorUnits) == [0])
        try await household.services.transactions().undo(deleted.id)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.map(\.used.minorUnits) == [0, 9_00])
    }

    @Test func aPayeeThatARuleRenamesIsKnownByTheBanksName() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let rule = CategoryRule.Terms(
            payee: .contains("uber"), category: try await household.home.category("transport"), payeeName: "Taxi")
        _ = try await household.services.categories().addRule(rule)
        try await take(Self.month, into: household, account: account)
        let use = try #require(
            try await household.benefits.fetchBenefit(id: try await household.benefit("Ride credit", of: card).id).history.first?.uses.first
        )
        #expect(use.chargePayee == "Taxi" && use.use.amount.minorUnits == 15_00)
    }

    // MARK: - What becomes free

    @Test func whatAnImportLeavesBehindIsThereForOthers() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let before = try await household.rows()
        let first = try await take(["2026-05-02,UBER,-15.00"], into: household, account: account)
        let second = try await take(["2026-05-10,UBER EATS,-15.00"], into: household, account: account)
        try await undo(first, in: household)
        #expect(try await household.left(card)["Ride credit"] == 0)
        let ride = try await household.benefit("Ride credit", of: card)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.first?.uses.first?.chargePayee == "UBER EATS")
        try await undo(second, in: household)
        #expect(try await household.rows() == before)
    }

    @Test func aCardThatComesBackFindsWhatCameMeanwhile() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let change = try await household.cards.deleteCard(id: card.id)
        try await take(["2026-05-02,UBER,-15.00", "2026-06-02,UBER,-15.00"], into: household, account: account)
        try household.pass(to: "2026-06-20")
        try await household.services.transactions().undo(change)
        let ride = try await household.benefit("Ride credit", of: card)
        let history = try await household.benefits.fetchBenefit(id: ride.id).history
        #expect(history.map(\.used.minorUnits) == [15_00, 15_00] && history.allSatisfy { $0.lost.isZero })
    }

    @Test func aLineThatCompletesWhatWasEnteredByHandLooksForItsBenefit() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        try await household.home.add(
            -88_00, in: account, payee: "Dinner with Ann", day: try CardHousehold.day("2026-05-10"), status: .pending)
        let report = try await take(["2026-05-11,RESY BALTHAZAR NYC,-88.00"], into: household, account: account)
        #expect(report.files.first?.statements.first?.matched == 1)
        #expect(try await household.left(card)["Dining credit"] == 12_00)
        let meal = try await household.benefit("Dining credit", of: card)
        #expect(try await household.benefits.fetchBenefit(id: meal.id).history.first?.uses.first?.use.day == Day("2026-05-10"))
        try await undo(report, in: household)
        #expect(try await household.left(card)["Dining credit"] == 100_00)
    }

    @Test func noneOfThemIsNotAskedAgain() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account, nickname: "One")
        _ = try await household.add(account, nickname: "Two")
        try await take(["2026-05-03,UBER *TRIP 8842,-22.40"], into: household, account: account)
        try await household.benefits.answer(try #require(try await household.cards.fetchWallet().questions.first).transaction, with: nil)
        let terms = BenefitTerms(name: "Gym", value: try CardHousehold.money(5_00), frequency: .monthly)
        _ = try await household.benefits.addBenefit(to: card.id, terms, key: nil)
        #expect(try await household.cards.fetchWallet().questions.isEmpty)
    }
}
