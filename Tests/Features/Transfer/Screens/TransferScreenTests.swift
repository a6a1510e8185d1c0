import App
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing
import TransferModel

/// Orders in a household that is kept, as its owner gives them.
struct TransferScreenTests {

    /// Two accounts, the first with 5,000.00.
    private struct AppSession {
        let browser: Browser
        let home: TestHousehold
        let checking: Account
        let savings: Account

        init() async throws {
            browser = try await Browser.signedIn()
            home = try await browser.household()
            checking = try await home.account(
                "Checking", institution: "Haven Bank", opening: 5_000_00, on: Browser.march15.adding(days: -30))
            savings = try await home.account("Savings", .savings)
        }

        func form(_ amount: String, day: Day = Browser.march15) -> [(String, String)] {
            [
                ("from", checking.id.description), ("to", savings.id.description), ("amount", amount), ("day", day.description),
                ("repeat", ""),
            ]
        }

        /// What the review's form carries, with what is typed into it.
        func proof(_ id: String, _ typed: (String, String)...) async throws -> [(String, String)] {
            let page = try await browser.open("/transfer/\(id)/confirm")
            return [("digest", try #require(page.hidden("digest"))), ("valid-until", try #require(page.hidden("valid-until")))] + typed
        }

        func reviewed(_ fields: [(String, String)], on path: String = "/transfer/internal") async throws -> String {
            try #require(try await browser.press("review", on: path, fields: fields).outcome.orderId)
        }
    }

    @Test func moneyIsMovedAndTheDetailLeadsToItsTransaction() async throws {
        let session = try await AppSession()
        let id = try await session.reviewed(session.form("250.00"))
        let done = try await session.browser.press("confirm", on: "/transfer/\(id)/confirm", fields: try await session.proof(id))
        #expect(done.outcome.link == Link(.transfer(.receipt(transferId: id))))
        #expect(try await session.home.balance(session.checking) == 4_750_00)
        #expect(try await session.home.balance(session.savings) == 250_00)
        let detail = try await session.browser.open("/transfer/\(id)").html
        #expect(detail.contains("/accounts/transactions/txn_"))
        #expect(try await session.browser.open("/transfer").html.contains("id=\"\(id)\""))
    }

    @Test func anAmountAboveTheLimitNeedsThePassphraseInTime() async throws {
        let session = try await AppSession()
        let id = try await session.reviewed(session.form("1,500.00"))
        let path = "/transfer/\(id)/confirm"
        let wrong = try await session.browser.press(
            "confirm", on: path, fields: try await session.proof(id, ("passphrase", "not the one at all")))
        #expect(wrong.outcome == .invalid && wrong.screen.html.contains("4 attempts are left."))
        let late = try await session.proof(id, ("passphrase", Browser.passphrase))
        session.browser.wait(minutes: 6)
        let refused = try await session.browser.press("confirm", on: path, fields: late)
        #expect(refused.screen.html.contains("The confirmation has run out"))
        #expect(try await session.home.balance(session.savings) == 0)
        let done = try await session.browser.press(
            "confirm", on: path, fields: try await session.proof(id, ("passphrase", Browser.passphrase)))
        #expect(done.outcome.link == Link(.transfer(.receipt(transferId: id))))
        #expect(try await session.home.balance(session.savings) == 1_500_00)
    }

    @Test func everythingThatStandsAgainstItIsSaidAtOnce() async throws {
        let session = try await AppSession()
        let fields = [
            ("from", session.checking.id.description), ("to", session.checking.id.description), ("amount", "6,000.00"),
            ("day", Browser.march15.description), ("note", String(repeating: "n", count: 141)), ("repeat", ""),
        ]
        let html = try await session.browser.press("review", on: "/transfer/internal", fields: fields).screen.html
        for sentence in [
            "Source and destination cannot be the same", "Amount exceeds available balance", "A note has at most 140 characters",
            "value=\"6,000.00\"",
        ] {
            #expect(html.contains(sentence), "\(sentence)")
        }
    }

    @Test func somebodyNewIsPaidKeptAndFound() async throws {
        let session = try await AppSession()
        let fields = [
            ("from", session.checking.id.description), ("day", Browser.march15.description), ("repeat", ""), ("recipient", ""),
            ("amount", "12.00"), ("name", "Bram Visser"), ("number", "NL43 HVNB 0417 1643 00"), ("keep-as-beneficiary", "1"),
        ]
        let id = try await session.reviewed(fields, on: "/transfer/external")
        _ = try await session.browser.press("confirm", on: "/transfer/\(id)/confirm", fields: try await session.proof(id))
        #expect(try await session.browser.open("/transfer/\(id)").html.contains("Not yet on a statement"))
        #expect(try await session.browser.open("/transfer/beneficiaries?q=visser").html.contains("NL43 HVNB 0417 1643 00"))
        _ = try await session.browser.press(
            "complete", on: "/transfer/\(id)", fields: [("done-on", Browser.march15.description)])
        #expect(try await session.home.balance(session.checking) == 4_988_00)
    }

    @Test func whatRepeatsIsListedSkippedAndEnded() async throws {
        let session = try await AppSession()
        let once = session.form("20.00", day: Browser.march15.adding(days: 2)).filter { $0.0 != "repeat" }
        let id = try await session.reviewed(once + [("repeat", "week"), ("every", "1"), ("until", "")])
        #expect(try await session.browser.open("/transfer/\(id)/confirm").html.contains("Every week"))
        _ = try await session.browser.press("confirm", on: "/transfer/\(id)/confirm", fields: try await session.proof(id))
        let first = try #require(ID<Transfer>(id))
        let order = try #require(try await session.browser.services().transfers().fetchTransfer(id: first).standingOrder)
        let day = try #require(order.nextDay)
        let button = "\(order.id).skip-\(day)"
        _ = try await session.browser.press(button, on: "/transfer/scheduled", confirmed: true)
        let skipped = try await session.browser.services().standingOrders().fetchStandingOrder(id: order.id).order
        #expect(skipped.nextDay == day.adding(days: 7))
        _ = try await session.browser.press("end", on: "/transfer/\(order.id)", confirmed: true)
        #expect(try await session.browser.open("/transfer/scheduled").html.contains("Ended"))
    }

    @Test func limitsNeedThePassphraseWhereItWasNotGivenLately() async throws {
        let session = try await AppSession()
        session.browser.wait(minutes: 20)
        let fields = [("confirm-above", "50"), ("daily-limit", "")]
        let asked = try await session.browser.press("save-limits", on: "/more/household", fields: fields)
        #expect(asked.outcome == .invalid && asked.screen.html.contains("Enter your passphrase to save."))
        let saved = try await session.browser.press(
            "save-limits", on: "/more/household",
            fields: fields + [("asks-passphrase", "1"), ("confirm-passphrase", Browser.passphrase)])
        #expect(saved.outcome == .stayed(notice: Notice("Limits saved")))
        #expect(try await session.browser.services().transfers().fetchLimits().daily == nil)
    }
}
