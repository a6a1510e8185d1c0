import CommandTestSupport
import HouseholdModel
import Localization
import Models
import Services
import TestTools
import Testing

/// The household is called Home.
struct HouseholdArchiveCommandTests {
    private let session: CommandSession
    private let folder: TemporaryFolder

    init() async throws {
        session = try await CommandSession.withAccounts()
        folder = try TemporaryFolder()
    }

    private var households: [String] {
        get async throws { try await session.services().households().fetchHouseholds().map(\.household.name) }
    }

    @Test func aHouseholdIsBackedUpRemovedAndRestored() async throws {
        let id = session.household.id.description
        let file = folder.file("home.db")
        let backup = try await session.run("backup", file, "--household", "home")
        #expect(backup.output == "Backed up the household Home to \(file)\n" && backup.status == 0)
        #expect(folder.names == ["home.db"])
        let there = try await session.run("restore", file, "--household", id)
        #expect(there.status == 1)
        #expect(there.messages == "The database has the household Home already; nothing was restored\n")
        let balances = try await session.run("accounts", "--output", "csv").output
        let kept = folder.file("kept.db")
        let removed = try await session.run("household", "remove", "Home", "--yes", "--backup", kept)
        #expect(removed.output == "Removed the household Home. A backup of it is in \(kept)\n")
        #expect(removed.messages == "Everything of the household Home will be deleted once its backup is written\n")
        #expect(try await households.isEmpty)
        let json = try await session.run("restore", kept, "--household", "Home", "--output", "json")
        #expect(json.output.hasSuffix(",\"household\":\"\(id)\"}\n"), "\(json.output)")
        #expect(try await session.run("accounts", "--output", "csv").output == balances)
        #expect(try await session.run("check").status == 0)
    }

    @Test func theNameIsTypedBeforeAnythingIsDeleted() async throws {
        let file = folder.file("kept.db")
        let command = ["household", "remove", "home", "--backup", file]
        let silent = try await session.run(command)
        #expect(silent.status == 64 && silent.messages.hasSuffix("Give --yes to remove it\n"))
        let other = try await session.run(command, terminal: true, typing: ["yes"])
        #expect(other.status == 1 && other.messages.hasSuffix("Type its name to remove it: Nothing was changed\n"), "\(other.messages)")
        #expect(try await households == ["Home"] && folder.names.isEmpty)
        #expect(try await session.run(command, terminal: true, typing: ["Home"]).status == 0)
        #expect(try await households.isEmpty && folder.names == ["kept.db"])
    }

    @Test func aFileThatIsThereStaysAndNothingIsDeleted() async throws {
        let file = try folder.write("old", to: "there")
        for command in [["backup", file, "--household", "Home"], ["household", "remove", "Home", "--yes", "--backup", file]] {
            let refused = try await session.run(command)
            #expect(refused.status == 73)
            #expect(refused.messages.hasSuffix("\(file): The file already exists; --force overwrites it\n"), "\(refused.messages)")
            #expect(folder.text("there") == "old")
        }
        #expect(try await households == ["Home"])
    }

    @Test func anExportIsThatOfTheHousehold() async throws {
        let file = folder.file("home.json")
        #expect(try await session.run("household", "export", "home", file).status == 0)
        let exported = try #require(folder.text("home.json"))
        #expect(exported.hasPrefix("{\"coffer\":2,") && exported.contains("\"name\":\"Checking\""))
        let printed = try await session.run("household", "export", session.household.id.description)
        // The first one is in the security log now.
        #expect(printed.status == 0 && printed.output.hasPrefix(exported.prefix(200)))
        #expect(try await session.run("household", "export", "Home", file).status == 73)
    }

    @Test func anUnknownNameIsNotFound() async throws {
        let file = folder.file("home.db")
        _ = try await session.run("backup", file, "--household", "Home")
        for command in [
            ["backup", folder.file("none"), "--household", "Away"], ["household", "export", "Away"],
            ["household", "remove", "Away", "--yes"],
        ] {
            let result = try await session.run(command)
            #expect(result.status == 1 && result.messages == "Resource not found: household \"Away\"\n", "\(command)")
        }
        let result = try await session.run("restore", file, "--household", "Away")
        #expect(result.status == 1 && result.messages == "Resource not found: household in \(file) \"Away\"\n", "\(result.messages)")
        #expect(folder.names == ["home.db"])
    }

    @Test func aHouseholdIsNamedByItsNumberAsWell() async throws {
        let number = String(session.household.id.rawValue)
        #expect(try await session.run("backup", folder.file("home.db"), "--household", number).status == 0)
    }

    @Test func aViewerDoesNoneOfIt() async throws {
        for command in [
            ["backup", folder.file("home.db"), "--household", "Home"], ["household", "export", "Home"],
            ["household", "remove", "Home", "--yes"],
        ] {
            #expect(try await session.asViewer.run(command).status == 77, "\(command)")
        }
        #expect(folder.names.isEmpty)
    }
}
