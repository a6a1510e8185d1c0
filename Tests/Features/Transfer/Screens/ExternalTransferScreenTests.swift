import App
import Localization
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// Money to somebody else, from the form to the bank.
struct ExternalTransferScreenTests {
    private let browser: SampleBrowser
    private let joint: String
    private let maeve: ID<Beneficiary>

    init() async throws {
        browser = try await SampleBrowser()
        joint = try browser.account(.joint).id.description
        maeve = browser.sample.beneficiaries[1].id
    }

    private var common: [(String, String)] {
        [
            ("from", joint), ("day", SampleHousehold.today.description), ("repeat", ""), ("international", "0"),
            ("keep-as-beneficiary", "0"),
        ]
    }

    @Test func aLinkChoosesTheBeneficiary() async throws {
        let html = try await browser.open("/transfer/external?to=\(maeve)").html
        #expect(html.contains("<option value=\"\(maeve)\" selected>"))
        #expect(try await browser.open("/transfer/external?to=ben_0123456789ABC").status == .notFound)
    }

    @Test func aBeneficiaryIsPaidAndNothingIsSaidOfABankThatKnows() async throws {
        let reviewed = try await browser.press(
            "review", on: "/transfer/external", fields: common + [("recipient", maeve.description), ("amount", "64.20")])
        let id = try #require(reviewed.outcome.orderId)
        let review = try await browser.open("/transfer/\(id)/confirm")
        #expect(review.html.contains("NL43 HVNB 0417 1643 00"))
        _ = try await browser.press(
            "confirm", on: "/transfer/\(id)/confirm", fields: [("digest", try #require(review.hidden("digest"))), ("valid-until", "")])
        let detail = try await browser.open("/transfer/\(id)").html
        #expect(!detail.contains("With the bank"))
        for words in [
            "Pay at your bank", "Not yet on a statement", "data-copy=\"NL43HVNB0417164300\"", "/files/payment/\(id)",
            "Mark as done",
        ] {
            #expect(detail.contains(words), "\(words)")
        }
        let done = try await browser.press("complete", on: "/transfer/\(id)", fields: [("done-on", SampleHousehold.today.description)])
        #expect(done.outcome == .stayed(notice: Notice("Marked as done")))
        #expect(try await browser.open("/transfer/\(id)").html.contains("Completed"))
    }

    @Test func somebodyNewIsKeptWhereThatIsWanted() async throws {
        let fields = [
            ("from", joint), ("day", SampleHousehold.today.description), ("repeat", ""), ("recipient", ""), ("amount", "5"),
            ("name", "Bram Visser"), ("number", "nl43 hvnb 0417 1643 00"), ("keep-as-beneficiary", "1"),
        ]
        let reviewed = try await browser.press("review", on: "/transfer/external", fields: fields)
        #expect(reviewed.outcome.orderId != nil)
        #expect(try await browser.services.beneficiaries().fetchBeneficiaries(search: "bram").count == 1)
    }

    @Test func aWrongIBANIsSaidBesideItAndWhatWasTypedStays() async throws {
        let screen = try await browser.press(
            "review", on: "/transfer/external",
            fields: common + [("recipient", ""), ("name", ""), ("number", "NL44HVNB0417164300"), ("amount", "0"), ("bic", "XY")]
        ).screen
        for sentence in [
            "A name is required", "The check digits are wrong", "Amount must be more than zero", "A BIC has 8 or 11 letters and digits",
        ] {
            #expect(screen.html.contains(sentence), "\(sentence)")
        }
        #expect(screen.html.contains("value=\"NL44HVNB0417164300\""))
    }

    @Test func anInternationalTransferNeedsAnIBAN() async throws {
        let tess = browser.sample.beneficiaries[4].id.description
        let screen = try await browser.press(
            "review", on: "/transfer/external",
            fields: [
                ("from", joint), ("day", SampleHousehold.today.description), ("recipient", tess), ("amount", "5"),
                ("international", "1"),
            ]
        ).screen
        #expect(screen.html.contains("An international transfer needs an IBAN"))
    }

    @Test func whatTheBankRefusedCountsNowhere() async throws {
        let id = browser.orders.submitted.id.description
        let asked = try await browser.press("refuse", on: "/transfer/\(id)")
        #expect(asked.outcome == .asks)
        _ = try await browser.press("refuse", on: "/transfer/\(id)", confirmed: true)
        let html = try await browser.open("/transfer/\(id)").html
        #expect(html.contains("Failed") && html.contains("The bank refused it"))
        #expect(html.contains("/transfer/external?copy=\(id)"))
    }
}
