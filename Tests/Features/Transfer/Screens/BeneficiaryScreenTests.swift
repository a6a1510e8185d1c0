import App
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// Whom the household pays.
struct BeneficiaryScreenTests {
    private let browser: SampleBrowser
    private let tess: ID<Beneficiary>
    private let maeve: ID<Beneficiary>

    init() async throws {
        browser = try await SampleBrowser()
        tess = browser.sample.beneficiaries[4].id
        maeve = browser.sample.beneficiaries[1].id
    }

    @Test func favouritesComeFirstAndTheSearchFindsTheOthers() async throws {
        let html = try await browser.open("/transfer/beneficiaries").html
        let places = ["Maeve Doyle", "Rowan Property", "Atelier Brunel"].compactMap { html.firstRange(of: ">\($0)<")?.lowerBound }
        #expect(places.count == 3 && places == places.sorted())
        let found = try await browser.open("/transfer/beneficiaries?q=brunel").html
        #expect(found.contains("Atelier Brunel") && !found.contains("Maeve Doyle"))
        #expect(try await browser.open("/transfer/beneficiaries?q=nobody").html.contains("No beneficiary matches"))
    }

    @Test func theStarIsSetAndTakenAway() async throws {
        _ = try await browser.press("\(tess).star", on: "/transfer/beneficiaries")
        #expect(try await browser.services.beneficiaries().fetchBeneficiary(id: tess).isFavorite)
        _ = try await browser.press("unstar", on: "/transfer/beneficiaries/\(tess)")
        #expect(try await !browser.services.beneficiaries().fetchBeneficiary(id: tess).isFavorite)
    }

    @Test func aNumberThatIsNoIBANIsShownToWhoAsksForIt() async throws {
        let path = "/transfer/beneficiaries/\(tess)"
        let page = try await browser.open(path).html
        #expect(page.contains("****0274") && !page.contains("88310274"))
        let shown = try await browser.press("show-number", on: path)
        #expect(shown.outcome == .shows)
        #expect(shown.screen.html.contains("20-45-11 88310274"))
        #expect(try await !browser.open("\(path)/edit").html.contains("88310274"))
    }

    @Test func anEditThatLeavesTheNumberEmptyKeepsIt() async throws {
        let path = "/transfer/beneficiaries/\(tess)/edit"
        let revision = try #require(try await browser.open(path).hidden("revision"))
        let fields = [("revision", revision), ("name", "Tess O."), ("number", ""), ("favourite", "1")]
        #expect(try await browser.press("save", on: path, fields: fields).outcome.link != nil)
        let changed = try await browser.services.beneficiaries().fetchBeneficiary(id: tess)
        #expect(changed.party.name == "Tess O." && changed.party.number == .other("20-45-11 88310274") && changed.isFavorite)
        let late = try await browser.press("save", on: path, fields: [("revision", revision), ("name", "Somebody else")])
        #expect(late.screen.html.contains("Somebody else changed this beneficiary") && late.screen.html.contains("Tess O."))
        #expect(late.screen.html.contains("value=\"Somebody else\""))
    }

    @Test func somebodyNewIsAddedOnce() async throws {
        let fields = [("name", "Bram Visser"), ("number", "NL43HVNB0417164300"), ("_key", "once")]
        let first = try await browser.press("add", on: "/transfer/beneficiaries/new", fields: fields)
        let second = try await browser.press("add", on: "/transfer/beneficiaries/new", fields: fields)
        #expect(first.outcome.link != nil && first.outcome.link == second.outcome.link)
        let refused = try await browser.press("add", on: "/transfer/beneficiaries/new", fields: [("name", ""), ("number", "")])
        #expect(refused.screen.html.contains("A name is required"))
        #expect(refused.screen.html.contains("An IBAN or an account number is required"))
    }

    @Test func aNewNumberNeedsThePassphraseAndWhatIsTypedIsKept() async throws {
        let path = "/transfer/beneficiaries/\(maeve)/edit"
        let revision = try #require(try await browser.open(path).hidden("revision"))
        let fields = [("revision", revision), ("name", "Maeve D."), ("number", "DE02120300000000202051")]
        browser.wait(minutes: 11)
        let asked = try await browser.press("save", on: path, fields: fields)
        #expect(asked.screen.html.contains("Enter your passphrase to save.") && asked.screen.html.contains("value=\"Maeve D.\""))
        let kept = try await browser.services.beneficiaries().fetchBeneficiary(id: maeve)
        #expect(kept.party.name == "Maeve Doyle")
        let again = fields + [("asks-passphrase", "1")]
        let wrong = try await browser.press("save", on: path, fields: again + [("confirm-passphrase", "not it")])
        #expect(wrong.screen.html.contains("The passphrase is not right"))
        let right = try await browser.press("save", on: path, fields: again + [("confirm-passphrase", SampleHousehold.passphrase)])
        #expect(right.outcome.link != nil)
        let changed = try await browser.services.beneficiaries().fetchBeneficiary(id: maeve).party
        #expect(changed.name == "Maeve D." && changed.number.text == "DE02120300000000202051")
    }

    @Test func aRecipientIsKeptWithAnOrderOnlyAfterThePassphrase() async throws {
        browser.wait(minutes: 11)
        let fields = [
            ("recipient", ""), ("name", "Bram Visser"), ("number", "NL43HVNB0417164300"), ("amount", "5.00"),
            ("from", try browser.account(.joint).id.description), ("day", SampleHousehold.today.description), ("repeat", ""),
            ("international", "0"), ("keep-as-beneficiary", "1"),
        ]
        let asked = try await browser.press("review", on: "/transfer/external", fields: fields)
        #expect(asked.screen.html.contains("Enter your passphrase to keep the beneficiary."))
        #expect(try await browser.services.beneficiaries().fetchBeneficiaries(search: "Bram Visser").isEmpty)
        let proof = [("asks-passphrase", "1"), ("confirm-passphrase", SampleHousehold.passphrase)]
        let kept = try await browser.press("confirm-continue", on: "/transfer/external", fields: fields + proof)
        #expect(kept.outcome.orderId != nil)
        #expect(try await browser.services.beneficiaries().fetchBeneficiaries(search: "Bram Visser").count == 1)
    }

    @Test func whoIsDeletedIsNamedBeforehandAndOrdersStay() async throws {
        let path = "/transfer/beneficiaries/\(maeve)"
        let asked = try await browser.press("delete", on: path)
        #expect(asked.outcome == .asks)
        #expect(asked.screen.html.contains("Delete Maeve Doyle?"))
        #expect(try await browser.press("delete", on: path, confirmed: true).outcome.link == Link(.transfer(.beneficiaries)))
        #expect(try await browser.open(path).status == .notFound)
        #expect(try await browser.open("/transfer/\(browser.orders.submitted.id)").html.contains("Maeve Doyle"))
    }
}
