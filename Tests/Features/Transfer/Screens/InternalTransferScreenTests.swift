import App
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// Money from one own account to another, from the form to the receipt.
struct InternalTransferScreenTests {
    private let browser: SampleBrowser
    private let joint: Account
    private let savings: Account
    private let dollars: Account

    init() async throws {
        browser = try await SampleBrowser()
        joint = try browser.account(.joint)
        savings = try browser.account(.savings)
        dollars = try browser.account(.dollars)
    }
    private static let today = SampleHousehold.today.description

    private func booked(_ account: Account) async throws -> Int64 {
        try await browser.services.accounts().fetchAccount(id: account.id).balance.booked.minorUnits
    }

    private func form(_ amount: String, to account: Account? = nil, _ more: [(String, String)] = []) -> [(String, String)] {
        [
            ("from", joint.id.description), ("to", (account ?? savings).id.description), ("amount", amount), ("day", Self.today),
            ("repeat", ""),
        ] + more
    }

    @Test func moneyIsMovedOnceItIsConfirmed() async throws {
        let (from, to) = (try await booked(joint), try await booked(savings))
        let reviewed = try await browser.press("review", on: "/transfer/internal", fields: form("120.50", to: nil, [("note", "Holiday")]))
        let id = try #require(reviewed.outcome.orderId)
        #expect(reviewed.outcome.link == Link(.transfer(.confirm(transferId: id))))
        let review = try await browser.open("/transfer/\(id)/confirm")
        for words in ["€120.50", "Joint account", "Rainy day", "Holiday", "Confirm transfer", "Cancel transfer"] {
            #expect(review.html.contains(words), "\(words)")
        }
        #expect(!review.html.contains("Passphrase"))
        #expect(try await booked(joint) == from)
        let done = try await browser.press(
            "confirm", on: "/transfer/\(id)/confirm", fields: [("digest", try #require(review.hidden("digest"))), ("valid-until", "")])
        #expect(done.outcome.link == Link(.transfer(.receipt(transferId: id))))
        #expect(try await booked(joint) == from - 120_50)
        #expect(try await booked(savings) == to + 120_50)
        let receipt = try await browser.open("/transfer/\(id)/receipt").html
        for words in ["€120.50", "Rainy day", "REF", "Completed", "Copy receipt"] { #expect(receipt.contains(words), "\(words)") }
        // Pressed once more it leads to the same receipt.
        #expect(try await browser.open("/transfer/\(id)/confirm").coordinator.link.path == "/transfer/\(id)/receipt")
        #expect(try await booked(joint) == from - 120_50)
    }

    @Test func everythingThatIsWrongIsSaidAtOnceAndWhatWasTypedStays() async throws {
        let screen = try await browser.press(
            "review", on: "/transfer/internal",
            fields: [
                ("from", joint.id.description), ("to", joint.id.description), ("amount", "99999"), ("day", "2020-01-01"),
                ("note", String(repeating: "n", count: 141)), ("repeat", "month"), ("every", "0"),
            ]
        )
        #expect(screen.outcome == .invalid)
        let html = screen.screen.html
        for sentence in [
            "Source and destination cannot be the same", "Amount exceeds available balance", "Choose a day from today on",
            "A note has at most 140 characters", "Enter a number from 1 to 10,000",
        ] where sentence != "Amount exceeds available balance" {
            #expect(html.contains(sentence), "\(sentence)")
        }
        #expect(html.contains("value=\"99999\""))
        #expect(try await browser.services.transfers().fetchTransfers(TransferQuery(statuses: [.initiated])).transfers.count == 1)
    }

    @Test func moreThanIsThereIsRefusedBesideTheAmount() async throws {
        let screen = try await browser.press("review", on: "/transfer/internal", fields: form("9000")).screen
        #expect(screen.html.contains("Amount exceeds available balance"))
    }

    @Test func theDailyLimitIsToldAsTheMemberReadsFigures() async throws {
        try await browser.services.transfers().setLimits(TransferLimits(confirmation: nil, daily: .preview(500_00)))
        let screen = try await browser.press("review", on: "/transfer/internal", fields: form("1,250.00")).screen
        #expect(screen.html.contains("The daily limit for this account is €500.00; €260.00 is left today"))
    }

    @Test func anAmountThatIsNoNumberDoesNotHideWhatElseIsWrong() async throws {
        let screen = try await browser.press("review", on: "/transfer/internal", fields: form("many", to: joint)).screen
        #expect(screen.html.contains("Amount must be a valid number"))
        #expect(screen.html.contains("Source and destination cannot be the same"))
        #expect(screen.html.contains("value=\"many\""))
    }

    @Test func anotherCurrencyNeedsBothAmounts() async throws {
        let refused = try await browser.press("review", on: "/transfer/internal", fields: form("100", to: dollars))
        #expect(refused.outcome == .invalid)
        #expect(refused.screen.html.contains("Say how much arrives in USD"))
        let reviewed = try await browser.press(
            "review", on: "/transfer/internal", fields: form("100", to: dollars, [("received", "109.20")]))
        let id = try #require(reviewed.outcome.orderId)
        #expect(try await browser.open("/transfer/\(id)/confirm").html.contains("109.20"))
    }

    @Test func whatTheChosenAccountCanPayIsSaid() async throws {
        let screen = try await browser.press(
            "sum", on: "/transfer/internal", fields: [("from", dollars.id.description), ("to", joint.id.description)])
        #expect(screen.outcome == .shows)
        #expect(screen.screen.html.contains(" available"))
        #expect(screen.screen.html.contains("What arrives is in EUR."))
    }

    @Test func theSameFormSentTwiceIsOneOrder() async throws {
        let fields = form("10") + [("_key", "the-same")]
        let first = try await browser.press("review", on: "/transfer/internal", fields: fields).outcome.orderId
        let second = try await browser.press("review", on: "/transfer/internal", fields: fields).outcome.orderId
        #expect(first != nil && first == second)
    }

    @Test func aLaterDayWaitsAndIsListed() async throws {
        let day = SampleHousehold.today.adding(days: 9)
        let reviewed = try await browser.press(
            "review", on: "/transfer/internal",
            fields: [
                ("from", joint.id.description), ("to", savings.id.description), ("amount", "75"), ("day", day.description),
                ("repeat", ""),
            ])
        let id = try #require(reviewed.outcome.orderId)
        let review = try await browser.open("/transfer/\(id)/confirm")
        let before = try await booked(joint)
        let done = try await browser.press(
            "confirm", on: "/transfer/\(id)/confirm", fields: [("digest", try #require(review.hidden("digest"))), ("valid-until", "")])
        #expect(done.outcome.link == Link(.transfer(.detail(transferId: id))))
        #expect(try await booked(joint) == before)
        #expect(try await browser.open("/transfer/scheduled").html.contains("id=\"\(id)\""))
        _ = try await browser.services.transfers().runDue(today: day)
        #expect(try await browser.open("/transfer/\(id)").html.contains("Completed"))
    }

    @Test func theAccountOfThePathPaysAndOneThatIsNotThereIsNotFound() async throws {
        let html = try await browser.open("/transfer/internal/\(savings.id.description)").html
        #expect(html.contains("<option value=\"\(savings.id.description)\" selected data-currency=\"EUR\">Rainy day (EUR)</option>"))
        for id in ["acc_0123456789ABC", "ACC123", try browser.account(.student).id.description] {
            #expect(try await browser.open("/transfer/internal/\(id)").status == .notFound, "\(id)")
        }
    }

    @Test func anOrderIsMadeOnceMoreWithItsValues() async throws {
        let html = try await browser.open("/transfer/internal?copy=\(browser.orders.completed.id)").html
        #expect(html.contains("value=\"300.00\""))
    }

    @Test func theAccountLeadsToItsTransferAcrossTabs() async throws {
        let pressed = try await browser.press("transfer", on: "/accounts/\(savings.id.description)")
        #expect(pressed.outcome.link == Link(.transfer(.internalTransferWithAccount(fromAccountId: savings.id.description))))
        #expect(pressed.outcome.link?.route.section == .transfer)
    }
}
