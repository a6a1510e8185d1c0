import CommandTestSupport
import Testing

struct __Name__CommandTests {
    @Test func anEmptyListIsASentenceForPeople() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("__path__").output == "Nothing here yet.\n")
        #expect(try await session.run("__path__", "--output", "json").output == "[]\n")
    }
}
