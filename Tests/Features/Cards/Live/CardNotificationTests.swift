import CardsModel
import Foundation
import ImportModel
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import CardsLive
@testable import Installation

/// Notifications about cards. The household starts on 15 January 2027.
@Suite struct CardNotificationTests {

    private func card(
        in household: NotificationHousehold, fee: Int64 = 96_00, opened: String? = nil, account: ID<Account>? = nil
    ) async throws -> Card {
        let facts = CardFacts(name: "Silver", issuer: "Bank", network: .visa, annualFee: try household.money(fee))
        return try await household.container("tamara").cards().addCard(
            CardDraft(product: .custom(facts), account: account, opened: opened.map(day)))
    }

    private func benefit(_ value: Int64, of card: Card, in household: NotificationHousehold) async throws -> Benefit {
        let terms = BenefitTerms(name: "Supper credit", value: try household.money(value), frequency: .monthly)
        return try await household.container("tamara").benefits().addBenefit(to: card.id, terms, key: nil)
    }

    private func run(_ household: NotificationHousehold, on text: String) async throws {
        _ = try await CardDailyJob(context: try await household.owner()).run(today: day(text))
    }

    @Test func aBenefitIsToldOfAWeekAheadAndOnceMoreAtItsEnd() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let card = try await card(in: household, fee: 0)
        let benefit = try await benefit(15_00, of: card, in: household)
        try await run(household, on: "2027-01-23")
        #expect(try await household.told("tamara") == [])
        for text in ["2027-01-24", "2027-01-24", "2027-01-27"] { try await run(household, on: text) }
        let expected = NotificationContent(
            kind: .benefitExpiring, subject: "Silver: Supper credit", amount: try household.money(15_00), day: day("2027-01-31"),
            object: ObjectReference(benefit.id, in: card.id))
        #expect(try await household.told("tamara") == [expected])
        #expect(try await household.told("otto") == [expected])
        for text in ["2027-01-30", "2027-01-31"] { try await run(household, on: text) }
        #expect(try await household.told("tamara") == [expected, expected])
        // The next cycle has its own notifications.
        try await run(household, on: "2027-02-21")
        #expect(try await household.told("tamara").first?.day == (day("2027-02-28")))
    }

    @Test func whatIsUsedIgnoredOrMutedIsNotToldOf() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        try await household.set("otto") { $0.mutedTypes = [.benefit] }
        let card = try await card(in: household, fee: 0)
        let benefits = try await household.container("tamara").benefits()
        let used = try await benefit(15_00, of: card, in: household)
        _ = try await benefits.use(id: used.id, BenefitUseDraft())
        let ignored = try await benefit(20_00, of: card, in: household)
        _ = try await benefits.updateBenefit(id: ignored.id, ignored.terms, mode: .ignore, revision: 1)
        try await run(household, on: "2027-01-31")
        #expect(try await household.told("tamara") == [])
        _ = try await benefit(30_00, of: card, in: household)
        try await run(household, on: "2027-01-31")
        #expect(try await household.told("tamara").map(\.amount?.minorUnits) == [30_00])
        #expect(try await household.told("otto") == [])
    }

    @Test func anAnnualFeeIsToldOfThirtyDaysAhead() async throws {
        let household = try await NotificationHousehold.with()
        let card = try await card(in: household, opened: "2025-02-14")
        try await run(household, on: "2027-01-14")
        #expect(try await household.told("tamara") == [])
        for text in ["2027-01-15", "2027-01-16"] { try await run(household, on: text) }
        #expect(
            try await household.told("tamara") == [
                NotificationContent(
                    kind: .cardFeeDue, subject: "Silver", amount: try household.money(96_00), day: day("2027-02-14"),
                    object: ObjectReference(card.id))
            ])
    }

    @Test func chargesThatBreakALimitAreToldOfOnce() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let account = try await services.accounts().addAccount(
            AccountDraft(name: "Card", kind: .credit, currency: household.installation.euro)
        ).account
        let card = try await card(in: household, fee: 0, account: account.id)
        let limits = CardLimits(dailyPurchase: try household.money(100_00), contactless: try household.money(50_00))
        _ = try await services.cards().setLimits(id: card.id, limits, maxima: CardLimits(), revision: card.revision)
        let folder = try TemporaryFolder()
        let file = folder.file("card.csv")
        let lines = [
            "Date,Description,Amount", "2027-01-10,Bookshop,-60.00", "2027-01-10,Garden,-40.01", "2027-01-11,Bakery contactless,-50.00",
            "2027-01-12,Bakery contactless,-50.01", "2027-01-13,Refund,500.00",
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
        let request = ImportRequest(files: [file], account: "Card", currency: household.installation.euro)
        _ = try await services.statements().commit(request, digest: nil, progress: nil)
        let told = try await household.told("otto").filter { $0.kind == .cardLimitBroken }
        #expect(
            Set(told.map { "\($0.detail) \($0.amount?.minorUnits ?? 0) \($0.day.map(\.description) ?? "")" }) == [
                "dailyPurchase 10001 2027-01-10", "contactless 5001 2027-01-12",
            ])
        _ = try await services.statements().commit(request, digest: nil, progress: nil)
        #expect(try await household.told("otto").count { $0.kind == .cardLimitBroken } == 2)
    }

    @Test func aFeeIsToldOfAsAFeeAlone() async throws {
        let household = try await NotificationHousehold.with()
        _ = try await card(in: household, opened: "2026-01-16")
        let today = day("2027-01-16")
        try await run(household, on: "2027-01-16")
        // Reminders are sent last.
        for job in ServiceModules.standard.jobs where job.jobPrecedence == 1 {
            _ = try await job.run(in: try await household.owner(), today: today)
        }
        #expect(try await household.told("tamara").map(\.kind) == [.cardFeeDue])
        #expect(try await household.told("tamara").first?.day == today)
    }

    @Test func theCalendarHasEveryFee() async throws {
        let household = try await NotificationHousehold.with()
        _ = try await card(in: household, opened: "2026-01-10")
        let context = try await household.owner()
        let items = try await context.read { connection in
            let reading = HouseholdReading(connection, household: context.household.id)
            return try DueReader(reading: reading, sources: context.modules.dueSources).items(
                from: day("2026-12-15"), until: day("2028-02-15"))
        }
        #expect(items.map(\.day.description) == ["2027-01-10", "2028-01-10"])
    }

    @Test func cashThatWentToThePurseIsAWithdrawalToo() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let euro = household.installation.euro
        let account = try await services.accounts().addAccount(AccountDraft(name: "Giro", kind: .checking, currency: euro)).account
        _ = try await services.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: euro))
        let card = try await card(in: household, fee: 0, account: account.id)
        let limits = CardLimits(dailyWithdrawal: try household.money(100_00))
        _ = try await services.cards().setLimits(id: card.id, limits, maxima: CardLimits(), revision: card.revision)
        let folder = try TemporaryFolder()
        let file = folder.file("giro.ofx")
        let text = """
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>12345678</BANKACCTFROM><BANKTRANLIST>
            <STMTTRN><TRNTYPE>ATM<DTPOSTED>20270110<TRNAMT>-450.00<FITID>1<NAME>Main Street</STMTTRN>
            </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        _ = try await services.statements().commit(
            ImportRequest(files: [file], account: "Giro", currency: euro), digest: nil, progress: nil)
        let told = try await household.told("otto").filter { $0.kind == .cardLimitBroken }
        #expect(told.map(\.amount?.minorUnits) == [450_00] && told.first?.detail == "dailyWithdrawal")
    }
}
