import CommandTestSupport
import HouseholdModel
import Localization
import Models
import TestTools
import Testing

/// The time is 09:30 on 1 July 2026 in UTC; the database has the household Home.
struct HouseholdsCommandTests {
    private let session: CommandSession

    init() async throws { session = try await CommandSession.withAccounts() }

    @Test func householdsAreListed() async throws {
        let id = session.household.id.description
        let csv = try await session.run("household", "list", "--output", "csv")
        #expect(csv.output == "id,name,members,accounts,host,setUp\r\n\(id),Home,0,2,,\r\n")
        let table = try await session.run("household", "list").output
        #expect(table.contains("NAME") && table.contains("ACCOUNTS") && table.contains(id) && table.contains("Home"))
        _ = try await session.run("user", "add", "alice", typing: ["seven grey herons"])
        let json = try await session.run("household", "list", "--output", "json").output
        #expect(json.contains("\"members\":1,\"accounts\":2,\"host\":null,\"setUp\":\"2026-07-01T09:30:05Z\""), "\(json)")
    }

    @Test func aHouseholdIsAdded() async throws {
        let added = try await session.run(
            "household", "add", "Lindenhof", "--currency", "CHF", "--time-zone", "Europe/Zurich", "--host", "Lindenhof.example.org",
            "--language", "de")
        let households = try await session.services().households().fetchHouseholds()
        let found = try #require(households.first { $0.household.name == "Lindenhof" })
        let household = found.household
        #expect(
            added.output
                == "Added the household Lindenhof. Add its first owner: coffer user add NAME --household \(household.id.description)\n")
        #expect(household.currency.code == "CHF" && household.timeZone == "Europe/Zurich" && households.count == 2)
        #expect(found.host == "lindenhof.example.org")
        let taken = try await session.run("household", "add", "Other", "--host", "lindenhof.example.org")
        #expect(taken.status == 1 && taken.messages.contains("Another household has this host name"))
        #expect(try await session.run("household", "add", "Other", "--time-zone", "No/Where").status == 1)
        #expect(try await session.asViewer.run("household", "add", "Other").status == 77)
    }

    @Test func theHostNameIsChangedAndRemoved() async throws {
        let changed = try await session.run("edit", "household", "--host", "Home.example.org", "--currency", "CHF")
        #expect(changed.output == "The household's currency is CHF. The household's host name is home.example.org\n")
        let json = try await session.run("edit", "household", "--host", "home2.example.org", "--output", "json")
        #expect(json.output == "{\"host\":\"home2.example.org\"}\n")
        #expect(try await session.run("edit", "household", "--host", "none").output == "The household has no host name\n")
        #expect(try await session.services().households().fetchHouseholds().map(\.host) == [nil])
        #expect(try await session.run("edit", "household").status == 64)
    }

    @Test func commandsOfAllHouseholdsTakeNone() async throws {
        #expect(try await session.run("household", "list", "--household", "Home").status == 64)
        #expect(try await session.run("accounts", "--household", "Home").status == 0)
    }
}
