import ArgumentParser
import Models
import Services
import Testing

@testable import coffer

struct ExitStatusTests {

    @Test(arguments: [
        (ServiceError.notFound, Int32(1)), (.unauthorized, 77), (.networkError, 1), (.serverError(500), 1), (.serverError(503), 1),
        (.rule("No"), 1), (.usage("No"), 64), (.conflict, 1), (.database("It is damaged"), 1),
        (.refusedFile(file: "a.ofx", diagnostic: Diagnostic(line: 3, severity: .error, message: "Not closed")), 65),
        (.missingInput(file: "a.ofx", reason: "No such file or directory"), 66), (.cannotWrite(file: "b", reason: "Read-only"), 73),
    ])
    func everyErrorHasItsStatus(error: ServiceError, status: Int32) {
        let told = ExitStatus.of(error)
        #expect(told.status.rawValue == status)
        #expect(told.sentence == error.description)
    }

    @Test func aDatabaseThatMayNotBeWrittenIsNotPermitted() {
        for error in [ServiceError.unauthorized, .cannotWrite(file: "a.sqlite", reason: "It cannot be opened")] {
            let told = ExitStatus.of(error, protected: "a.sqlite")
            #expect(told.status == .notPermitted)
            #expect(told.sentence == "a.sqlite: You may not read and write this database")
        }
        #expect(ExitStatus.of(ServiceError.cannotWrite(file: "b", reason: "Full"), protected: "a.sqlite").status == .cannotWrite)
        #expect(ExitStatus.of(ServiceError.notFound, protected: "a.sqlite").status == .found)
    }

    @Test func usageAndOutputHaveTheirs() {
        #expect(ExitStatus.of(CommandFailure.usage("No")).status == .usage)
        #expect(ExitStatus.of(ValidationError("No")).status == .usage)
        #expect(ExitStatus.of(CommandFailure.notFound(kind: "account", name: "x")).status == .found)
        #expect(ExitStatus.of(OutputError.failed(file: "standard output", reason: "Full")).status == .cannotWrite)
    }

    @Test func aFaultOfTheInsideKeepsItsTextToItself() {
        struct Inside: Error {}
        let told = ExitStatus.of(Inside())
        #expect(told.status == .found)
        #expect(told.sentence == "Server error (500)")
    }
}
