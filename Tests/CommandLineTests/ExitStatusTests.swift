import ArgumentParser
import CommandTestSupport
import Localization
import Models
import Services
import Testing
import TransferModel

@testable import CommandKit

struct ExitStatusTests {

    @Test(arguments: [
        (ServiceError.notFound, Int32(1)), (.unauthorized, 77), (.serverError(500), 1), (.serverError(503), 1),
        (.rule(.accountNameTaken), 1), (.rule(.standingOrderScheduleMissing), 64), (.conflict, 1), (.database(.damaged), 1),
        (.refusedFile(file: "a.ofx", diagnostic: Diagnostic(line: 3, severity: .error, code: .ofxRootNotClosed)), 65),
        (.missingInput(file: "a.ofx", reason: "No such file or directory"), 66), (.cannotWrite(file: "b", reason: "Read-only"), 73),
    ])
    func everyErrorHasItsStatus(error: ServiceError, status: Int32) {
        let reported = ExitStatus.of(error)
        #expect(reported.status.rawValue == status)
        #expect((ExitStatus.details(of: error) ?? reported.sentence)?.english == error.description)
    }

    @Test func aFileThatCanBeReadInTwoWaysNamesTheOptionThatDecides() {
        let order = Diagnostic(line: 0, severity: .error, code: .csvDateOrderUnknown)
        let days = ExitStatus.of(ServiceError.ambiguousFile(file: "a.csv", diagnostic: order, choice: .dateOrder))
        #expect(days.status == .usage)
        #expect(
            days.sentence?.english
                == "a.csv: The file does not say whether the day or the month comes first; "
                + "specify it with --date-order day, --date-order month or --date-order year")
        let separator = Diagnostic(line: 0, severity: .error, code: .csvDecimalUnknown, arguments: ["29.000"])
        let decimals = ExitStatus.of(ServiceError.ambiguousFile(file: "a.csv", diagnostic: separator, choice: .decimal))
        #expect(
            decimals.sentence?.english
                == "a.csv: The file does not say whether a point or a comma stands before the decimals (29.000); "
                + "specify it with --decimal point or --decimal comma")
    }

    @Test(arguments: [
        ["add", "transaction", "--account", "A", "--amount", "99999999999999999999"],
        ["transfer", "--from", "A", "--to", "B", "--amount", "92233720368547758.08"],
        ["transactions", "--min", "-99999999999999999999"], ["edit", "account", "A", "--limit", "123456789012345678901234567890"],
        ["add", "rule", "--contains", "x", "--category", "other", "--max", "99999999999999999999.00"],
        ["edit", "transaction", "txn_0000000000034", "--amount", "99999999999999999999"],
    ])
    func anAmountPastSixtyFourBitsIsTooLarge(words: [String]) async throws {
        let result = try await CommandSession().run(words)
        #expect(result.status == 64)
        #expect(result.messages.contains("The amount is too large"), "\(result.messages)")
    }

    @Test func anOverflowIsABrokenRule() {
        #expect(ServiceError(MoneyError.overflow) == .rule(.amountOverflow))
    }

    @Test func aKeyOfTenThousandCharactersIsRefused() async throws {
        let words = ["transfer", "--from", "A", "--to", "B", "--amount", "1", "--key", String(repeating: "k", count: 10_000)]
        let result = try await CommandSession().run(words)
        #expect(result.status == 64)
        #expect(result.messages.contains("A key has 1 to 100 characters"))
    }

    @Test func aDatabaseThatMayNotBeWrittenIsNotPermitted() {
        let errors: [any Error] = [
            ServiceError.unauthorized, CommandFailure.notPermitted("Only an owner can do this"),
            ServiceError.cannotWrite(file: "a.sqlite", reason: "It cannot be opened"),
        ]
        for error in errors {
            let reported = ExitStatus.of(error, protected: "a.sqlite")
            #expect(reported.status == .notPermitted)
            #expect(reported.sentence?.english == "a.sqlite: No permission to read and write this database")
        }
        #expect(ExitStatus.of(ServiceError.cannotWrite(file: "b", reason: "Full"), protected: "a.sqlite").status == .cannotWrite)
        #expect(ExitStatus.of(ServiceError.notFound, protected: "a.sqlite").status == .found)
    }

    @Test func aViewerMayReadAndNotWrite() async throws {
        let session = try await CommandSession.withAccounts().asViewer
        #expect(try await session.run("accounts").status == 0)
        let refused = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-1")
        #expect(refused.status == 77)
        #expect(refused.messages == "Viewers change nothing\n")
        #expect(try await session.entries().isEmpty)
    }

    @Test func whatOnlyAnOwnerMayDoIsSaidToOthers() async throws {
        let session = try await CommandSession.withAccounts()
        let member = try await session.acting(for: session.addMember("grace", id: 12))
        for refused in [member.asMember, member.asViewer] {
            let result = try await refused.run("user", "invitations")
            #expect(result.status == 77 && result.messages == "Only an owner can do this\n")
        }
    }

    @Test func usageAndOutputHaveTheirs() {
        #expect(ExitStatus.of(CommandFailure.usage("No")).status == .usage)
        #expect(ExitStatus.of(ValidationError("No")).status == .usage)
        #expect(ExitStatus.of(CommandFailure.notFound(kind: "account", name: "x")).status == .found)
        #expect(ExitStatus.of(OutputError.failed(file: "standard output", reason: "Full")).status == .cannotWrite)
    }

    @Test func anInternalErrorShowsNoDetails() {
        struct InternalError: Error {}
        let reported = ExitStatus.of(InternalError())
        #expect(reported.status == .found)
        #expect(reported.sentence?.english == "Server error (500)")
    }
}
