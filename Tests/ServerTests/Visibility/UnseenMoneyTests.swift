import App
import HouseholdModel
import Models
import NotificationsModel
import Services
import TestSupport
import Testing

@testable import Server

/// What a member does not see makes no difference: two households that differ in nothing else look the same, byte for byte.
struct UnseenMoneyTests {

    /// Of the household with everything, every page, file and search is compared with that of one that never had the private accounts, and in
    /// which the account that is shared by its balance has other transactions.
    @Test(arguments: DividedMember.allCases) func aHouseholdWithoutItLooksTheSame(reader: DividedMember) async throws {
        let whole = try await DividedServer()
        let other = try await DividedServer(varying: Set(DividedAccount.closed(to: reader)))
        let paths = (whole: try await whole.paths(for: reader), other: try await other.paths(for: reader))
        try #require(paths.whole.count == paths.other.count)
        #expect(paths.whole.count > 200)
        let answers = (
            whole: try await whole.answers(to: paths.whole, as: reader), other: try await other.answers(to: paths.other, as: reader)
        )
        var shown = 0
        for (index, path) in paths.whole.enumerated() {
            let (one, two) = (answers.whole[index], answers.other[index])
            #expect(one.status == two.status && one.status < 500, "\(path): \(one.status) and \(two.status)")
            let difference = DividedServer.difference(DividedServer.masked(one.text), DividedServer.masked(two.text))
            #expect(difference == nil, "\(path) tells of what \(reader) does not see: \(difference ?? "")")
            let leak = whole.household.leak(in: one.text, for: reader, echoed: DividedServer.echoed(by: path))
            #expect(leak == nil, "\(path) has \(leak ?? "")")
            if one.status == 200 { shown += 1 }
        }
        // The comparison is of pages, not of refusals.
        #expect(shown > paths.whole.count / 2)
    }

    @Test(arguments: DividedMember.allCases) func noIDOpensWhatIsNotSeen(reader: DividedMember) async throws {
        let whole = try await DividedServer()
        let paths = whole.unseenPaths(for: reader)
        for (path, answer) in zip(paths, try await whole.answers(to: paths, as: reader)) {
            let leak = whole.household.leak(in: answer.text, for: reader)
            #expect(leak == nil, "\(path) has \(leak ?? "")")
        }
    }

    /// The lines of a file. What is the other side of a transfer with a private account is money in transit where there is no such account.
    private static func lines(of file: String) -> Set<String> {
        let named = DividedServer.masked(file).replacing("Equity:Private account", with: "Assets:In transit")
            .replacing("Equity:Private-account", with: "Assets:In-transit")
        return Set(named.split(separator: "\n").map(String.init))
    }

    /// Viewers export nothing; what an owner exports as JSON is whole, and says it.
    @Test(arguments: [DividedMember.ben]) func filesHaveNothingOfIt(reader: DividedMember) async throws {
        let whole = try await DividedServer()
        let other = try await DividedServer(varying: Set(DividedAccount.closed(to: reader)))
        for format in ExportFormat.allCases {
            let (one, two) = (try await whole.export(format, as: reader), try await other.export(format, as: reader))
            let leak = whole.household.leak(in: one, for: reader)
            #expect(leak == nil, "\(format) has \(leak ?? "")")
            #expect(Self.lines(of: one).symmetricDifference(Self.lines(of: two)) == [], "\(format)")
        }
        let file = try await whole.export(.json, as: .anna)
        #expect(file.contains(DividedAccount.benPrivate.marker))
    }

    @Test(arguments: DividedMember.allCases) func calendarsHaveNothingOfIt(reader: DividedMember) async throws {
        let whole = try await DividedServer()
        let other = try await DividedServer(varying: Set(DividedAccount.closed(to: reader)))
        let (one, two) = (try await whole.calendar(of: reader), try await other.calendar(of: reader))
        #expect(one.contains("BEGIN:VEVENT"))
        let leak = whole.household.leak(in: one, for: reader)
        #expect(leak == nil, "the calendar has \(leak ?? "")")
        let difference = DividedServer.difference(DividedServer.masked(one), DividedServer.masked(two))
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: DividedMember.allCases) func membersAreToldNothingOfIt(reader: DividedMember) async throws {
        let whole = try await DividedServer()
        let services = try await whole.household.services(of: reader)
        let told = try await services.notifications().fetchNotifications(after: nil, limit: 200)
        for notification in told.notifications {
            let leak = whole.household.leak(in: "\(notification) \(services.notifications().text(of: notification))", for: reader)
            #expect(leak == nil, "\(notification) has \(leak ?? "")")
        }
        // A notification that cannot be read is not counted either.
        #expect(told.unread <= told.notifications.count)
    }

    /// An open page shows the next change of what its reader sees, and of the changes before nothing.
    @Test(.timeLimit(.minutes(60)), arguments: [DividedMember.ben, .clara]) func openPagesAreSentNothingOfIt(
        reader: DividedMember
    ) async throws {
        let whole = try await DividedServer()
        let household = whole.household
        let token = try household.token(of: reader)
        let secret = try #require(household.objects(of: .annaPrivate).first(.account, as: Account.self))
        let shared = try #require(household.objects(of: .shared).first(.account, as: Account.self))
        let services = try await household.services(of: .anna)
        for (number, path) in ["/", "/accounts"].enumerated() {
            let page = try await TestLivePage(path, in: whole.server, session: token, shown: nil)
            _ = await page.next()
            let today = services.context.today
            let changes: [(ID<Account>, String, Int64)] = [
                (secret, "\(DividedAccount.annaPrivate.marker) now", 713_238), (shared, "Compass \(number)", 3_00),
            ]
            for (account, payee, cents) in changes {
                _ = try await services.transactions().addTransaction(
                    TransactionDraft(account: account, amount: Money(minorUnits: -cents, currency: .euro), day: today, payee: payee))
            }
            // The first thing that is sent is the change that is seen.
            let sent = await page.next() ?? ""
            #expect(sent.hasPrefix("event: patch"), "\(path): \(sent.prefix(80))")
            let leak = household.leak(in: sent, for: reader)
            #expect(leak == nil, "\(path) has \(leak ?? "")")
        }
    }
}
