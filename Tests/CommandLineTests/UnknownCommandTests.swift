import Localization
import Testing

@testable import CommandLine

struct UnknownCommandTests {

    @Test(arguments: [
        (["acounts"], "coffer", "accounts"), (["trasnactions", "--json"], "coffer", "transactions"),
        (["add", "acount", "x"], "coffer add", "account"),
        (["Import"], "coffer", "import"),
    ])
    func theNearestCommandIsNamed(words: [String], parent: String, nearest: String) throws {
        let unknown = try #require(UnknownCommand.find(in: words, of: Coffer.self))
        #expect(unknown.parent == parent && unknown.nearest == nearest)
        #expect(unknown.message.english.contains("Did you mean '\(nearest)'?"))
    }

    @Test func aWordLikeNoCommandHasNoSuggestion() throws {
        let unknown = try #require(UnknownCommand.find(in: ["xyzzy"], of: Coffer.self))
        #expect(unknown.nearest == nil)
        #expect(unknown.message.english.hasPrefix("There is no command 'coffer xyzzy'."))
    }

    @Test(arguments: [["accounts", "extra"], ["add", "account", "Purse"], ["--version"], ["help", "acounts"], []])
    func aKnownCommandIsNotUnknown(words: [String]) {
        #expect(UnknownCommand.find(in: words, of: Coffer.self) == nil)
    }
}
