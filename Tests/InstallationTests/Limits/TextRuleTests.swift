import CardsModel
import Ledger
import Models
import SavingsModel
import Services
import TestSupport
import Testing
import TransferModel

@testable import CardsLive
@testable import Installation
@testable import MembersLive

/// Texts are also limited in bytes, and names contain no invisible characters.
struct TextRuleTests {
    private let home: TestHousehold
    /// One character of 8,001 bytes.
    private static let tower = "e" + String(repeating: "\u{301}", count: 4_000)

    init() async throws { home = try await TestHousehold() }

    private func violation(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            return ServiceError(error).description
        }
    }

    @Test func aPayeeOfTwoHundredCharactersAndEightHundredThousandBytesIsRefused() async throws {
        let account = try await home.account("Checking", opening: 0)
        let payee = String(repeating: Self.tower, count: 100)
        #expect(payee.count == 100 && payee.utf8.count == 800_100)
        #expect(await violation { try await home.add(-1_00, in: account, payee: payee) } == "A payee has at most 200 characters")
        #expect(await violation { try await home.add(-1_00, in: account, note: String(repeating: Self.tower, count: 6)) } != nil)
        #expect(await violation { try await home.add(-1_00, in: account, tags: [Self.tower]) } != nil)
        #expect(await violation { _ = try await home.account(Self.tower) } == "Account name has at most 100 characters")
        #expect(await violation { _ = try await home.transactions.fetchEntries(EntryQuery(search: Self.tower)) } != nil)
        #expect(await violation { _ = try await home.categories.addCategory(name: Self.tower, class: .spending, icon: "basket") } != nil)
        // Real texts are accepted: accents, other scripts, emoji of several code points.
        for payee in [String(repeating: "ü", count: 200), String(repeating: "銀", count: 200), String(repeating: "👩‍🍳", count: 60)] {
            #expect(await violation { try await home.add(-1_00, in: account, payee: payee) } == nil, "\(payee.prefix(3))")
        }
    }

    @Test(arguments: [
        "Che\u{200B}cking", "Check\u{2060}ing", "\u{202E}gnikcehC", "Checking\u{200E}", "\u{FEFF}Checking", "Check\u{AD}ing",
        "Checking\u{E0041}", "Check\u{2066}ing", "Check\u{200D}ing", "Checking\u{200C}", "Checking\u{FE0F}", "Check\u{3164}ing",
    ])
    func aNameHoldsNothingThatNobodySees(name: String) async throws {
        #expect(
            await violation { _ = try await home.account(name) } == "A name cannot hold invisible characters", "\(name.debugDescription)")
        #expect(await violation { _ = try await home.categories.addCategory(name: name, class: .spending, icon: "basket") } != nil)
        let party = PaymentParty(name: name, number: .other("12345678"))
        #expect(PaymentPartyRule.violations(of: party).contains(.party(.nameInvisible)))
        #expect(SavingsRule.violation(ofGoalName: name) == .invisibleCharacters)
        #expect(throws: ServiceError.self) {
            try CardRule.name(name, ifMissing: .cardNameMissing, ifTooLong: RuleViolation.cardNameTooLong)
        }
        #expect(throws: ServiceError.self) { try MemberRule.name(name) }
        #expect(throws: ServiceError.self) { try TextRule.tags([name]) }
        #expect(AccountTextRule.violation(ofName: name) == .invisibleCharacters)
    }

    @Test(arguments: [
        "Family 👨‍👩‍👧‍👦", "☎️ and 1️⃣", "می‌خواهم", "क्‍ष", "葛󠄀城", "Zoë", "Наличные", "家計", "👍🏽 Savings", "❤️‍🔥",
    ])
    func scriptsAndEmojiKeepTheirJoiners(name: String) async throws {
        #expect(try await home.account(name).name == name)
    }

    @Test func aTextIsCutBetweenTwoCharacters() {
        #expect(TextLimit.cut("Bakery", to: 200) == "Bakery")
        #expect(TextLimit.cut("Bakery", to: 3) == "Bak")
        #expect(TextLimit.cut("a👨‍👩‍👧‍👦b", to: 2) == "a")
        #expect(TextLimit.cut(String(repeating: "ü", count: 300), to: 200) == String(repeating: "ü", count: 200))
        let cut = TextLimit.cut("ab" + Self.tower, to: 10)
        #expect(cut == "ab")
        #expect(TextLimit.cut(Self.tower, to: 10).utf8.count <= 40)
        #expect(TextLimit.cut(Self.tower, to: 10).unicodeScalars.first == "e")
    }
}
