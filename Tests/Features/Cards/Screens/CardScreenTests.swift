import App
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

@testable import CardsModel

/// The wallet and its screens, over the live services.
struct CardScreenTests {
    @Test func anEmptyWalletLeadsToTheFirstCard() async throws {
        let browser = try await Browser.signedIn()
        let html = try await browser.open("/cards").html
        #expect(html.contains("Your wallet is empty") && html.contains("href=\"/cards/new\""))
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await !viewer.open("/cards").html.contains("/cards/new"))
        #expect(try await viewer.open("/cards/new").status == .forbidden)
    }

    @Test func everyScreenIsThereAndMisusesNothing() async throws {
        let browser = try await Browser.signedIn()
        let session = try await browser.addBenefit()
        for path in session.screens + [
            "/cards", "/cards?order=1", "/cards/new", "/cards/new?custom=1", "/cards/expiring", "/cards/value", "/cards/best",
        ] {
            let screen = try await browser.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(screen.misuses == [], "\(path)")
        }
    }

    @Test func aCardShowsWhatItIsAndNoMoreOfItsNumberThanFourDigits() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let session = try await browser.addBenefit()
        let html = try await browser.open("/cards").html
        for text in ["Harbour Reserve", "Haven Bank", "**** **** **** 4417", "04/29", "Visa", "$15"] {
            #expect(html.contains(text), "\(text)")
        }
        #expect(html.contains("stop-color=\"#1D4E89\"") && html.contains("ink-light"))
        #expect(!html.contains(" style="))
        // It was added just now: nobody has recorded what it gives.
        let detail = try await browser.open(session.path).html
        #expect(detail.contains("Too early to say") && !detail.contains("Consider cancelling"))
    }

    @Test func aNewCardWithoutADayOfOpeningClaimsNoReturn() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let card = try await browser.addCard(Browser.customCard.filter { $0.0 != "opened-on" })
        let detail = try await browser.open("/cards/\(card)").html
        #expect(detail.contains("Too early to say") && detail.contains("until the day of opening is known"))
        #expect(!detail.contains("<dt>Return</dt>") && !detail.contains("-100"))
        let value = try #require(try await browser.services().cards().fetchWallet().cards.first?.value)
        #expect(value.returnRate == nil && value.expectedReturn == nil && value.recommendation == .tooEarlyToSay)
        let opened = try await browser.addCard()
        #expect(try await browser.open("/cards/\(opened)").html.contains("<dt>Return</dt>"))
    }

    @Test(arguments: ["4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111", "12345"])
    func aWholeNumberIsRefusedAndNeverSentBack(number: String) async throws {
        let browser = try await Browser.signedIn()
        var fields = Browser.customCard.filter { $0.0 != "last-four-digits" }
        fields.append(("last-four-digits", number))
        let (outcome, screen) = try await browser.press("add", on: "/cards/new?custom=1", fields: fields)
        #expect(outcome == .invalid)
        #expect(screen.html.contains(RuleViolation.cardNumber.description))
        #expect(!screen.html.contains(number))
        #expect(screen.html.contains("value=\"Harbour Reserve\""))
        #expect(try await browser.services().cards().fetchWallet().cards.isEmpty)
    }

    @Test(arguments: ["nickname", "card-name", "issuer"])
    func aNumberInAnyOtherFieldIsRefusedToo(field: String) async throws {
        let browser = try await Browser.signedIn()
        let fields = Browser.customCard.filter { $0.0 != field } + [(field, "4111 1111 1111 1111")]
        let (outcome, screen) = try await browser.press("add", on: "/cards/new?custom=1", fields: fields)
        #expect(outcome == .invalid)
        #expect(screen.html.contains(RuleViolation.cardNumber.description) && !screen.html.contains("4111"))
    }

    @Test func aUseIsRecordedRefusedAndTakenBack() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let session = try await browser.addBenefit()
        let tooMuch = try await browser.press(
            "use", on: session.benefitPath, fields: [("amount", "20"), ("day-of-the-purchase", "2026-03-15")])
        #expect(tooMuch.outcome == .invalid)
        #expect(tooMuch.screen.html.contains("Only $15 is left") && tooMuch.screen.html.contains("value=\"20\""))
        let outside = try await browser.press(
            "use", on: session.benefitPath, fields: [("amount", "5"), ("day-of-the-purchase", "2026-03-16")])
        #expect(outside.outcome == .invalid && outside.screen.html.contains("Choose a day up to today"))
        _ = try await browser.press("use", on: session.benefitPath, fields: [("amount", "5"), ("day-of-the-purchase", "2026-03-14")])
        #expect(browser.notice?.text.english == "$5 of Ride credit used" && browser.notice?.undo != nil)
        let history = try await browser.open(session.benefitPath)
        #expect(history.html.contains("$5 of $15 used") && history.html.contains("$10"))
        let benefit = try #require(ID<Benefit>(session.benefit))
        let details = try await browser.services().benefits().fetchBenefit(id: benefit)
        let use = try #require(details.history.first?.uses.first)
        _ = try await browser.press("2026-03-01.\(use.use.id).undo", on: session.benefitPath)
        #expect(try await browser.open(session.benefitPath).html.contains("Undone"))
        #expect(try await browser.open(session.benefitPath).html.contains("$0 of $15 used"))
    }

    @Test func oneTapInTheWalletUsesAllThatIsLeft() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let session = try await browser.addBenefit()
        _ = try await browser.press("\(session.benefit).use-1500", on: "/cards")
        #expect(browser.notice?.text.english == "$15 of Ride credit used")
        #expect(try await browser.open(session.path).html.contains("Used"))
        #expect(try await !browser.open("/cards").html.contains("aria-label=\"Use Ride credit\""))
        // A second press of the same button finds it gone.
        #expect(try await browser.press("\(session.benefit).use-1500", on: "/cards").outcome == .unknownAction)
    }

    @Test func aLostCardLeadsToANewOneAndASuspiciousBlockIsLifted() async throws {
        let browser = try await Browser.signedIn()
        let card = "/cards/\(try await browser.addCard())"
        #expect(try await browser.press("block", on: card + "/block").outcome == .invalid)
        _ = try await browser.press("block", on: card + "/block", fields: [("reason", "suspicious")])
        #expect(try await browser.open(card).html.contains("This card is blocked: something was suspicious"))
        _ = try await browser.press("unblock", on: card)
        _ = try await browser.press("block", on: card + "/block", fields: [("reason", "lost")])
        let blocked = try await browser.open(card + "/block").html
        #expect(blocked.contains("The new card") && !blocked.contains("Unblock card"))
        _ = try await browser.press("replace", on: card + "/block", fields: [("last-four-digits", "0938"), ("valid-through", "05/31")])
        #expect(try await browser.open(card).html.contains("This card waits to be activated"))
        _ = try await browser.press("activate", on: card + "/activate")
        let html = try await browser.open(card).html
        #expect(html.contains("**** **** **** 0938") && html.contains("05/31") && !html.contains("4417"))
    }

    @Test func limitsStayWithinWhatTheBankAllows() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let path = "/cards/\(try await browser.addCard())/limits"
        let revision = ("revision", "1")
        let (outcome, screen) = try await browser.press(
            "save", on: path, fields: [("online.limit", "900"), ("online.maximum", "800"), ("contactless.limit", "0"), revision])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("This card allows $800 at most") && screen.html.contains("A limit must be more than zero"))
        let saved = try await browser.press("save", on: path, fields: [("online.limit", "700"), ("online.maximum", "800"), revision])
            .outcome
        guard case .moved = saved else { throw NotAsExpected(what: "\(saved)") }
        let late = try await browser.press("save", on: path, fields: [("online.limit", "600"), ("online.maximum", "800"), revision])
        #expect(late.outcome == .invalid && late.screen.html.contains("Somebody else changed this card in the meantime"))
        #expect(late.screen.html.contains("$700") && late.screen.html.contains("value=\"600\""))
    }

    @Test func cardsMoveByButtons() async throws {
        let browser = try await Browser.signedIn()
        let first = try await browser.addCard()
        let second = try await browser.addCard(Browser.customCard.filter { $0.0 != "card-name" } + [("card-name", "Second")])
        #expect(try await browser.services().cards().fetchWallet().cards.map(\.id.description) == [first, second])
        _ = try await browser.press("\(second).up", on: "/cards?order=1")
        #expect(try await browser.services().cards().fetchWallet().cards.map(\.id.description) == [second, first])
        #expect(try await browser.press("\(second).up", on: "/cards?order=1").outcome == .unknownAction)
    }

    @Test func feesAreListedByTheDayOnWhichTheyFallDue() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/cards/fees").html.contains("No card has an annual fee"))
        var fields = Browser.customCard.filter { !["card-name", "opened-on", "annual-fee"].contains($0.0) }
        fields += [("card-name", "Later"), ("opened-on", "2025-11-01"), ("annual-fee", "120")]
        _ = try await browser.addCard(fields)
        _ = try await browser.addCard()
        let html = try await browser.open("/cards/fees").html
        #expect(html.contains("Jun 1, 2026") && html.contains("€95") && html.contains("Nov 1, 2026") && html.contains("€120"))
        let (first, second) = (html.firstRange(of: "Harbour Reserve"), html.firstRange(of: "Later"))
        #expect(try #require(first).lowerBound < #require(second).lowerBound)
    }

    @Test func aRemovedCardIsNamedAndComesBack() async throws {
        let browser = try await Browser.signedIn()
        let session = try await browser.addBenefit()
        let asked = try await browser.press("remove", on: session.path + "/settings")
        #expect(asked.outcome == .asks && asked.screen.html.contains("Remove Harbour Reserve and its benefit from the wallet?"))
        _ = try await browser.press("remove", on: session.path + "/settings", confirmed: true)
        let undo = browser.notice?.undo
        #expect(try await browser.open("/cards").html.contains("Your wallet is empty"))
        let change = try #require(undo.flatMap { ID<AuditRecord>($0) })
        _ = try await browser.services().transactions().undo(change)
        #expect(try await browser.open("/cards").html.contains("Harbour Reserve"))
    }

    @Test func aViewerReadsAllAndChangesNothing() async throws {
        let browser = try await Browser.signedIn()
        let session = try await browser.addBenefit()
        let viewer = try await browser.signedIn(as: .viewer)
        for path in ["/cards", session.path, session.benefitPath, "/cards/expiring", "/cards/value", "/cards/best?category=transportation"]
        {
            let screen = try await viewer.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(!screen.html.contains(">Use<") && !screen.html.contains("/edit\"") && !screen.html.contains("/settings\""), "\(path)")
        }
        for path in session.screens where !["", "/benefits/\(session.benefit)"].contains(String(path.dropFirst(session.path.count))) {
            #expect(try await viewer.open(path).status == .forbidden, "\(path)")
        }
        #expect(try await viewer.press("\(session.benefit).use-1500", on: "/cards").outcome == .forbidden)
    }

    @Test func hiddenAmountsHideWhatIsLeftAndKeepPublicFacts() async throws {
        let browser = try await Browser.signedIn(currency: "USD")
        let session = try await browser.addBenefit()
        try await browser.services().members().showBalance(false)
        let html = try await browser.open(session.path).html
        #expect(html.contains("amount-hidden") && html.contains("$95"))
        #expect(try await browser.open("/cards").html.contains("Amount hidden"))
    }

    @Test func anIdThatNoRowHasIsNotFound() async throws {
        let browser = try await Browser.signedIn()
        let session = try await browser.addBenefit()
        for id in ["crd_0123456789ABC", "CARD1", "acc_0123456789ABC"] {
            for path in ["", "/settings", "/limits", "/block", "/activate", "/benefits/new", "/benefits/\(session.benefit)"] {
                #expect(try await browser.open("/cards/\(id)\(path)").status == .notFound, "\(id)\(path)")
            }
        }
        for end in ["", "/edit"] { #expect(try await browser.open("\(session.path)/benefits/bnf_0123456789ABC\(end)").status == .notFound) }
    }
}
