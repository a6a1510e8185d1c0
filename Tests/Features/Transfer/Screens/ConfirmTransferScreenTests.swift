import App
import MembersModel
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// Orders above the household's limit, and what confirms them.
struct ConfirmTransferScreenTests {
    private let browser: SampleBrowser
    private let id: String

    init() async throws {
        browser = try await SampleBrowser()
        id = browser.orders.initiated.id.description
    }
    private var path: String { "/transfer/\(id)/confirm" }

    private func fields(_ proof: (String, String)) async throws -> [(String, String)] {
        let page = try await browser.open(path)
        return [("digest", try #require(page.hidden("digest"))), ("valid-until", try #require(page.hidden("valid-until"))), proof]
    }

    private func status() async throws -> TransferStatus {
        try await browser.services.transfers().fetchTransfer(id: browser.orders.initiated.id).transfer.status
    }

    @Test func theReviewShowsTheIBANInFullAndUntilWhenItIsValid() async throws {
        let html = try await browser.open(path).html
        #expect(html.contains("NL43 HVNB 0417 1643 00"))
        #expect(html.contains("Valid until 12:05"))
        #expect(html.contains("Passphrase"))
    }

    @Test func theRightPassphraseConfirmsAndTheWrongOneSaysHowManyAreLeft() async throws {
        let wrong = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", "not it")))
        #expect(wrong.outcome == .invalid)
        #expect(wrong.screen.html.contains("The passphrase is not right"))
        #expect(wrong.screen.html.contains("4 attempts are left."))
        #expect(try await status() == .initiated)
        let right = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", SampleHousehold.passphrase)))
        #expect(right.outcome.link == Link(.transfer(.receipt(transferId: id))))
        #expect(try await status() == .pending)
    }

    @Test func aCodeConfirmsWhereTheMemberHasCodes() async throws {
        let secret = try await browser.services.security().enableCodes().secret
        _ = try await browser.services.security().confirmCodes(try AuthenticatorCode.make(secret, at: browser.now))
        // A code is accepted once.
        browser.wait(minutes: 1)
        #expect(try await browser.open(path).html.contains("The six digits that your authenticator shows"))
        let right = try await browser.press(
            "confirm", on: path, fields: try await fields(("code", try AuthenticatorCode.make(secret, at: browser.now))))
        #expect(right.outcome.link == Link(.transfer(.receipt(transferId: id))))
    }

    @Test func fiveWrongOnesCancelTheTransfer() async throws {
        for _ in 0..<4 {
            _ = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", "not it")))
            // Passphrases cannot be tried one right after the other.
            browser.wait(minutes: 1)
        }
        let last = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", "not it")))
        #expect(last.outcome.link == Link(.transfer(.detail(transferId: id))))
        #expect(try await status() == .cancelled)
    }

    @Test func aConfirmationThatHasRunOutIsReviewedAgain() async throws {
        let late = try await fields(("passphrase", SampleHousehold.passphrase))
        browser.wait(minutes: 6)
        let refused = try await browser.press("confirm", on: path, fields: late)
        #expect(refused.outcome == .invalid)
        #expect(refused.screen.html.contains("The confirmation has run out"))
        #expect(try await status() == .initiated)
        let again = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", SampleHousehold.passphrase)))
        #expect(again.outcome.link == Link(.transfer(.receipt(transferId: id))))
    }

    @Test func withoutAProofNothingIsTried() async throws {
        let pressed = try await browser.press("confirm", on: path, fields: try await fields(("passphrase", "")))
        #expect(pressed.screen.html.contains("Enter your passphrase"))
        #expect(!pressed.screen.html.contains("attempts are left"))
    }

    @Test func anOrderThatIsTakenBackLeavesNothing() async throws {
        #expect(try await browser.press("cancel", on: path).outcome.link == Link(.transfer(.home)))
        #expect(try await status() == .cancelled)
        let detail = try await browser.services.transfers().fetchTransfer(id: browser.orders.initiated.id)
        #expect(detail.transfer.transaction == nil)
    }

    @Test func anAccountThatIsArchivedInBetweenStandsAgainstIt() async throws {
        let proof = try await fields(("passphrase", SampleHousehold.passphrase))
        try await browser.services.accounts().archiveAccount(id: browser.account(.joint).id)
        #expect(try await browser.open(path).html.contains("Joint account is archived"))
        #expect(try await browser.press("confirm", on: path, fields: proof).outcome == .invalid)
        #expect(try await status() == .initiated)
    }
}
