import App
import HTML
import Installation
import MembersModel
import Models
import Navigation
import OpenIDTestSupport
import OutgoingHTTP
import ScreenTestSupport
import Services
import TestTools
import Testing

/// The screens of sign-in by a provider, as they are seen.
struct ProviderScreenTests {
    private let list = "/more/members/providers"
    private let new = "/more/members/providers/new"
    private let fields = [
        ("name", "Home ID"), ("issuer", FakeProvider.standardIssuer), ("client-id", "coffer"), ("client-secret", FakeProvider.secret),
        ("makes-members", "0"), ("claim", ""), ("claim-value", ""), ("role-of-new-members", "viewer"),
    ]

    private func browser() async throws -> (Browser, FakeProvider) {
        let clock = TestClock(at: Int64(Browser.march15.number) * 86_400_000 + 43_200_000)
        let fake = FakeProvider { clock.now / 1_000 }
        return (try await Browser.signedIn(clock: clock, outgoing: fake), fake)
    }

    private func withProvider() async throws -> (Browser, FakeProvider, SignInProvider) {
        let (browser, fake) = try await browser()
        _ = try await browser.press("add-provider", on: new, fields: fields)
        return (browser, fake, try #require(try await browser.services().signInProviders().fetchProviders().first))
    }

    /// Fields with other values.
    private func changed(_ changes: [(String, String)]) -> [(String, String)] {
        fields.map { field in changes.first { $0.0 == field.0 } ?? field }
    }

    @Test func anOwnerAddsAProvider() async throws {
        let (browser, _) = try await browser()
        let form = try await browser.open(new)
        #expect(form.html.contains("data-copy=\"http://localhost:8080/auth/callback\"") && form.misuses == [])
        let (outcome, _) = try await browser.press("add-provider", on: new, fields: fields)
        guard case .moved(Link(.members(.providers)), _) = outcome else { return #expect(Bool(false), "\(outcome)") }
        let page = try await browser.open(list)
        #expect(page.html.contains("Home ID") && page.html.contains("https://id.example.org") && page.misuses == [])
        #expect(try await browser.open("/more/members").html.contains("href=\"/more/members/providers\""))
    }

    @Test func whatIsWrongIsSaidAtItsField() async throws {
        let (browser, fake) = try await browser()
        fake.change { $0.failures[.discovery] = .refusedAddress }
        let (outcome, screen) = try await browser.press("add-provider", on: new, fields: fields)
        #expect(outcome == .invalid && screen.html.contains("COFFER_ALLOW_HOSTS"))
        // What was typed stays.
        #expect(screen.html.contains("value=\"coffer\""))
        for (change, words) in [
            (("name", ""), "Enter a name for the button"), (("issuer", "id.example.org"), "Enter the issuer as a web address"),
            (("client-id", " "), "Enter the client ID"),
        ] {
            let (outcome, screen) = try await browser.press("add-provider", on: new, fields: changed([change]))
            #expect(outcome == .invalid && screen.html.contains(words), "\(words)")
        }
        let (made, missing) = try await browser.press("add-provider", on: new, fields: changed([("makes-members", "1")]))
        #expect(made == .invalid && missing.html.contains("Enter what the provider says"))
    }

    @Test func thePassphraseIsAskedForAndTheFieldsAreKept() async throws {
        let (browser, _) = try await browser()
        browser.wait(minutes: 10)
        let (outcome, screen) = try await browser.press("add-provider", on: new, fields: fields)
        #expect(outcome == .invalid && screen.html.contains("Confirm that it is you"))
        #expect(screen.html.contains("https://id.example.org") && screen.misuses == [])
        let answer = fields + [("asks-passphrase", "1"), ("confirm-passphrase", Browser.passphrase)]
        let (done, _) = try await browser.press("confirm-continue", on: new, fields: answer)
        guard case .moved = done else { return #expect(Bool(false), "\(done)") }
    }

    @Test func aProviderIsChangedTurnedOffAndRemoved() async throws {
        let (browser, _, provider) = try await withProvider()
        let path = "\(list)/\(provider.id)"
        let page = try await browser.open(path)
        #expect(page.misuses == [] && page.html.contains("A secret is stored") && !page.html.contains(FakeProvider.secret))
        let revision = [("revision", String(provider.revision)), ("removes-secret", "0")]
        _ = try await browser.press("save", on: path, fields: changed([("name", "Family"), ("client-secret", "")]) + revision)
        let renamed = try #require(try await browser.services().signInProviders().fetchProviders().first)
        #expect(renamed.name == "Family" && renamed.hasSecret)
        // Somebody else saved it in the meantime.
        let (stale, screen) = try await browser.press("save", on: path, fields: fields + revision)
        #expect(stale == .invalid && screen.html.contains("name=\"revision\" value=\"\(renamed.revision)\""))
        _ = try await browser.press("turn-off", on: path, fields: fields, confirmed: true)
        #expect(try await browser.open(list).html.contains("Off"))
        _ = try await browser.press("turn-on", on: path, fields: fields)
        #expect(try await browser.services().signInProviders().fetchProviders().first?.isEnabled == true)
        _ = try await browser.press("remove", on: path, fields: fields, confirmed: true)
        #expect(try await browser.open(path).status == .notFound)
    }

    @Test(arguments: [Role.member, .viewer])
    func othersDoNotOpenThem(role: Role) async throws {
        let (browser, _, provider) = try await withProvider()
        let other = try await browser.signedIn(as: role)
        for path in [list, new, "\(list)/\(provider.id)"] { #expect(try await other.open(path).status == .forbidden) }
        #expect(try await !other.open("/more/members").html.contains(list))
    }

    // MARK: - Signing in

    @Test func theSignInPageLeadsToTheProvider() async throws {
        let (browser, _, provider) = try await withProvider()
        let household = try await browser.services().context.household.id.rawValue
        browser.token = nil
        let page = try await browser.open("/plan")
        #expect(page.html.contains("href=\"/auth/provider/\(household).\(provider.id)?next=%2Fplan\"") && page.misuses == [])
        #expect(page.html.contains("Sign in with Home ID"))
    }

    @Test(arguments: ProviderProblem.allCases)
    func whatWentWrongIsOneSentence(problem: ProviderProblem) async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let page = try await browser.open("/auth/login?problem=\(problem.rawValue)")
        #expect(page.html.components(of: "<p class=\"field-error\" role=\"alert\">", upTo: "<").count == 1 && page.misuses == [])
        #expect(try await !browser.open("/auth/login?problem=nothing").html.contains("<p class=\"field-error\" role=\"alert\">"))
    }

    @Test func withoutAProviderThereIsNothingToChoose() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await !browser.open("/more/security").html.contains("Sign-in with a provider"))
        #expect(try await browser.open(list).html.contains("cannot ask providers"))
        browser.token = nil
        #expect(try await !browser.open("/auth/login").html.contains("/auth/provider/"))
    }

    @Test func signingOutOffersToEndTheSessionThere() async throws {
        let (browser, fake, provider) = try await withProvider()
        let household = try await browser.services().context.household.id.rawValue
        browser.token = nil
        let page = try await browser.open("/auth/signed-out/\(household).\(provider.id)")
        #expect(page.html.contains("You may still be signed in at Home ID.") && page.html.contains("?for=sign-out"))
        fake.change { $0.metadata["end_session_endpoint"] = nil }
        browser.wait(minutes: 61)
        for path in ["\(household).\(provider.id)", "\(household).idp_0000000000001", "sample"] {
            let page = try await browser.open("/auth/signed-out/\(path)")
            #expect(page.status == .found && page.html.contains("Your session has ended.") && !page.html.contains("?for=sign-out"))
        }
    }

    // MARK: - Linking

    @Test func aMemberLinksFromTheSecurityPage() async throws {
        let (browser, fake, provider) = try await withProvider()
        let page = try await browser.open("/more/security")
        #expect(page.html.contains("Link with Home ID") && page.misuses == [])
        let (outcome, screen) = try await browser.press("\(provider.id).link", on: "/more/security")
        #expect(outcome == .shows && screen.html.contains("Continue at Home ID"))
        let url = try #require(screen.html.components(of: "href=\"https://id.example.org/authorize", upTo: "\"").first)
        let answer = try fake.authorize("https://id.example.org/authorize" + url.replacing("&amp;", with: "&"), as: "ada1")
        let done = try await browser.installation.auth.singleSignOn.finish(
            ProviderArrival(
                query: answer, browser: "", session: browser.token, site: "http://localhost:8080", origin: SignInOrigin(address: "")))
        #expect(done == .linked(provider: "Home ID"))
        let linked = try await browser.open("/more/security")
        #expect(linked.html.contains("ada1") && linked.html.contains("Linked with Home ID") && linked.misuses == [])
        let identity = try #require(
            try await browser.services().identities().fetchIdentities(of: browser.services().members().fetchProfile().id).first)
        _ = try await browser.press("\(identity.id).unlink", on: "/more/security", confirmed: true)
        #expect(try await !browser.open("/more/security").html.contains("ada1"))
    }

    @Test func anOwnerLinksAnotherMember() async throws {
        let (browser, _, provider) = try await withProvider()
        let member = try await browser.signedIn(as: .member)
        let id = try await member.services().members().fetchProfile().id
        let path = "/more/members/\(id)"
        let fields = [("role", "member"), ("provider", "\(provider.id)"), ("heir", "")]
        let (empty, screen) = try await browser.press("expect", on: path, fields: fields + [("person", " ")])
        #expect(empty == .invalid && screen.html.contains("Enter the e-mail address or the subject") && screen.misuses == [])
        _ = try await browser.press("expect", on: path, fields: fields + [("person", "grace@example.org")])
        let page = try await browser.open(path)
        #expect(page.html.contains("grace@example.org") && page.html.contains("Not used yet"))
        let identity = try #require(try await browser.services().identities().fetchIdentities(of: id).first)
        _ = try await browser.press("\(identity.id).unlink", on: path, fields: fields, confirmed: true)
        #expect(try await browser.services().identities().fetchIdentities(of: id) == [])
    }

    // MARK: - Without a passphrase

    @Test func whoHasNoPassphraseConfirmsAtTheProvider() async throws {
        let (browser, fake, provider) = try await withProvider()
        _ = try await browser.services().signInProviders().updateProvider(
            id: provider.id, revision: provider.revision,
            to: SignInProviderDraft(
                name: "Home ID", issuer: FakeProvider.standardIssuer, clientID: "coffer", secret: .keep,
                admission: SignInAdmission(claim: "groups", value: "coffer", role: .member)))
        let household = try await browser.services().context.household.id
        let service = browser.installation.auth.singleSignOn
        let url = try await service.begin(
            ProviderDeparture(
                address: SignInProviderAddress(household: household, provider: provider.id), purpose: .signIn, next: "/", browser: "b",
                session: nil, site: "http://localhost:8080"))
        let answer = try fake.authorize(url, as: "berta", claims: ["groups": "coffer"])
        let arrival = ProviderArrival(
            query: answer, browser: "b", session: nil, site: "http://localhost:8080", origin: SignInOrigin(address: ""))
        guard case .signedIn(let token, _) = try await service.finish(arrival) else { return #expect(Bool(false)) }
        browser.token = token
        let page = try await browser.open("/more/security")
        #expect(page.html.contains("You have none: your provider signs you in.") && page.misuses == [])
        let (outcome, _) = try await browser.press(
            "set-passphrase", on: "/more/security",
            fields: [("new-passphrase", "nine blue lanterns"), ("new-passphrase-again", "nine blue lanterns")])
        guard case .moved(let link, _) = outcome else { return #expect(Bool(false), "\(outcome)") }
        let asked = try await browser.open(link.path)
        #expect(asked.html.contains("/auth/provider/\(household.rawValue).\(provider.id)?for=confirm"))
        #expect(asked.html.contains("Confirm with Home ID instead"))
        // The same way is beside every question for the passphrase.
        let (_, leaving) = try await browser.press("leave", on: "/more/members/leave", fields: [("heir", "")], confirmed: true)
        #expect(leaving.html.contains("Confirm with Home ID instead") && leaving.html.contains("You have no passphrase."))
        #expect(!leaving.html.contains("autocomplete=\"current-password\""))
    }
}
