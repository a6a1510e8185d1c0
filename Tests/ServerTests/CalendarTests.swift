import HTTPTypes
import HummingbirdTesting
import Models
import NIOCore
import NotificationsModel
import ServiceKit
import Services
import Storage
import Testing

@testable import Installation
@testable import Server

/// Tests `/calendar/TOKEN.ics`, which is read without a session.
struct CalendarTests {

    /// Creates a feed of the owner.
    private func feed(_ server: TestServer) async throws -> (services: any NotificationServiceProtocol, made: CalendarFeed, token: String) {
        let services = try await server.services(of: try await server.setUp()).notifications()
        let (feed, token) = try await services.makeFeed()
        return (services, feed, token)
    }

    /// Orders a scheduled transfer.
    private func order(_ number: Int64, days: Int, to name: String, in server: TestServer) async throws {
        let day = TestServer.today.adding(days: days)
        let euro = try #require(Currency(code: "EUR"))
        try await server.installation.database.write(nil, []) { connection in
            let household = try #require(try HouseholdRepository(connection).all().first?.id)
            try connection.execute(
                """
                INSERT INTO payment_party (household, id, name, number, is_iban, bank, street, postal_code, town, country)
                VALUES ($1, $2, $3, 'DE89370400440532013000', 1, '', '', '', '', '')
                """, .id(household), .integer(number), .text(name))
            try connection.execute(
                """
                INSERT INTO transfer_order (household, id, reference, status, source, party, is_international, amount, currency, day, note,
                    wrong_proofs, created_at, revision)
                VALUES ($1, $2, $2, 'pending', 1, $2, 0, 95000, $3, $4, '', 0, 0, 1)
                """, .id(household), .integer(number), .currency(euro), .day(day))
        }
    }

    @Test func aFeedNeedsNoSession() async throws {
        let server = try TestServer()
        let (_, _, token) = try await feed(server)
        try await server.withBrowser { browser in
            let answer = try await browser.get("/calendar/\(token).ics")
            #expect(answer.status == .ok)
            #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(answer.headers[.cacheControl] == "private, no-cache")
            #expect(answer.headers[.setCookie] == nil)
            #expect(answer.headers[try #require(HTTPField.Name("X-Content-Type-Options"))] == "nosniff")
            #expect(answer.headers[.contentSecurityPolicy] == SecurityHeadersMiddleware.policy)
            #expect(answer.text.hasPrefix("BEGIN:VCALENDAR\r\n"))

            let head = try await browser.head("/calendar/\(token).ics")
            #expect(head.status == .ok)
            #expect(head.body.readableBytes == 0)
            #expect(head.headers[.eTag] == answer.headers[.eTag])
        }
    }

    @Test func anUnchangedFeedIsNotModified() async throws {
        let server = try TestServer()
        let (_, _, token) = try await feed(server)
        try await server.withBrowser { browser in
            let path = "/calendar/\(token).ics"
            let tag = try #require(try await browser.get(path).headers[.eTag])
            for known in [tag, "\"other\", \(tag)", String(tag.dropFirst(2)), "*"] {
                let answer = try await browser.get(path, [.ifNoneMatch: known])
                #expect(answer.status == .notModified, "\(known)")
                #expect(answer.body.readableBytes == 0)
            }
            try await order(1, days: 3, to: "Rent", in: server)
            let answer = try await browser.get(path, [.ifNoneMatch: tag])
            #expect(answer.status == .ok)
            #expect(answer.headers[.eTag] != tag)
        }
    }

    @Test func unknownAddressesHaveTheSameResponse() async throws {
        let server = try TestServer()
        let (services, ended, token) = try await feed(server)
        let session = try await server.token(of: "grace", as: .member)
        let disabled = try await server.services(of: session).notifications().makeFeed().token
        let grace = try await server.services(of: session).context.member.id
        try await server.installation.database.write(nil, []) { connection in
            let member = try #require(grace)
            let household = try #require(try HouseholdRepository(connection).all().first?.id)
            _ = try MemberRepository(connection, household: household).update(member, role: .member, isDisabled: true)
        }
        try await services.revokeFeed(id: ended.id)
        let open = try await services.makeFeed().token
        let secret = try Self.secret(of: open)
        let elsewhere = try await server.services(of: try await server.makeOtherHousehold()).context.household.id.rawValue
        try await server.withBrowser { browser in
            var answers: [String] = []
            for path in [
                // Of another household, of none, and of the own one in other spellings.
                "/calendar/\(elsewhere).\(secret).ics", "/calendar/2000000000.\(secret).ics", "/calendar/0\(open).ics",
                "/calendar/+\(open).ics", "/calendar/\(open.replacing(".", with: "..")).ics", "/calendar/.\(secret).ics",
                "/calendar/\(secret).ics", "/calendar/99999999999999999999.\(secret).ics",
                "/calendar/\(token).ics", "/calendar/\(disabled).ics", "/calendar/\(SecretToken.make()).ics", "/calendar/x.ics",
                "/calendar/",
                "/calendar/.ics", "/calendar/\(token)", "/calendar/a/b.ics", "/calendar/%00.ics", "/calendar/\(token).ics/",
            ] {
                let answer = try await browser.get(path)
                #expect(answer.status == .notFound, "\(path)")
                answers.append(answer.headers.map { "\($0.name): \($0.value)" }.sorted().joined(separator: "\n") + "\n" + answer.text)
            }
            #expect(Set(answers).count == 1)
        }
    }

    /// The secret part of a token.
    private static func secret(of token: String) throws -> String {
        let parts = token.split(separator: ".")
        #expect(parts.count == 2)
        return String(try #require(parts.last))
    }

    @Test func eachHouseholdHasItsOwnFeed() async throws {
        let server = try TestServer()
        let (services, _, token) = try await feed(server)
        let other = try await server.services(of: try await server.makeOtherHousehold())
        let theirs = try await other.notifications().makeFeed().token
        let household = other.context.household.id
        #expect(HouseholdSecret(theirs)?.household == household && HouseholdSecret(token)?.household != household)
        try await server.withBrowser { browser in
            #expect(try await browser.get("/calendar/\(token).ics").text.contains("X-WR-CALNAME:Harbour Street\r\n"))
            #expect(try await browser.get("/calendar/\(theirs).ics").text.contains("X-WR-CALNAME:Elsewhere\r\n"))
            for feed in try await services.fetchFeeds() { try await services.revokeFeed(id: feed.id) }
            #expect(try await browser.get("/calendar/\(token).ics").status == .notFound)
            #expect(try await browser.get("/calendar/\(theirs).ics").status == .ok)
        }
    }

    /// An address that was made before addresses had the household, which the directory knows.
    @Test func anOldAddressStillLeadsToItsFeed() async throws {
        let server = try TestServer()
        let (services, made, token) = try await feed(server)
        let secret = try Self.secret(of: token)
        let parsed = try #require(HouseholdSecret(token))
        let (hash, household) = (parsed.hash, try #require(parsed.household))
        try await server.installation.database.write(nil, []) {
            try DirectoryRepository($0).insert(.secret, hash, of: household)
        }
        try await server.withBrowser { browser in
            let answer = try await browser.get("/calendar/\(secret).ics")
            #expect(answer.status == .ok)
            #expect(answer.text == (try await browser.get("/calendar/\(token).ics").text))
            try await services.revokeFeed(id: made.id)
            #expect(try await browser.get("/calendar/\(secret).ics").status == .notFound)
        }
        let known = try await server.installation.database.read { try DirectoryRepository($0).households(.secret, hash) }
        #expect(known == [])
    }

    @Test func aFeedTokenAllowsReadingOnly() async throws {
        let server = try TestServer()
        let (_, _, token) = try await feed(server)
        try await server.withBrowser { browser in
            let posted = try await browser.post("/calendar/\(token).ics", [])
            #expect(posted.status != .ok)
            // The token does not authenticate.
            let page = try await browser.get("/accounts")
            #expect(!page.text.contains("BEGIN:VCALENDAR"))
            #expect(browser.cookies["coffer-session"] == nil)
        }
    }

    @Test(.enabled(if: CalendarLibrary.isInstalled, "icalendar is not installed"))
    func icalendarParsesTheFeed() async throws {
        let server = try TestServer()
        let (_, _, token) = try await feed(server)
        let long = "Wohnungsbaugenossenschaft „Am Hafen“; Müller, Söhne & Töchter \\ Verwaltung"
        try await order(1, days: 3, to: long, in: server)
        try await order(2, days: 30, to: "Mæggie", in: server)
        // From one month ago to thirteen months ahead: 2026-02-15 to 2027-04-15.
        try await order(3, days: -28, to: "first", in: server)
        try await order(4, days: -29, to: "too early", in: server)
        try await order(5, days: 396, to: "last", in: server)
        try await order(6, days: 397, to: "too late", in: server)
        try await server.withBrowser { browser in
            let events = try CalendarLibrary.read(try await browser.get("/calendar/\(token).ics").text)
            #expect(events.map(\.summary) == ["first", long, "Mæggie", "last"])
            #expect(Set(events.map(\.uid)).count == 4)
            #expect(events.allSatisfy { !$0.recurs && $0.transparency == "TRANSPARENT" })
            #expect(events[1].start == "2026-03-18" && events[1].end == "2026-03-19")
            #expect(events[1].description == "−€950.00")
            #expect(events[0].start == "2026-02-15" && events[3].start == "2027-04-15")
        }
    }
}
