import ArgumentParser
import CommandKit
import HomeModel
import Localization
import Services

struct SearchCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Searches transactions, payees, accounts, cards, people, settings and everything else.",
        discussion: """
            All words have to match; the last one may be the beginning of a word. Conditions: payee:NAME, category:NAME, account:NAME, \
            tag:NAME, 12.50, ">100", 10..20, 2026-03, is:pending, is:spending, has:attachment, \
            '"two words"'. What begins with - is left out; write it after --.
            Example: coffer search rewe 2026-03 --output json
            Example: coffer search -- category:groceries -rewe
            """)

    @Argument(help: ArgumentHelp("Words, amounts, days and conditions.", valueName: "words")) var words: [String]
    @Option(help: ArgumentHelp("The maximum number of transactions, and of everything else of a kind.", valueName: "n")) var limit = 20
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError(text: "--limit must be between 1 and 500") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let service = household.search()
        return SearchAnswer(
            try await service.search(words.joined(separator: " "), after: nil, limit: limit, counting: .all), path: service.path)
    }
}
