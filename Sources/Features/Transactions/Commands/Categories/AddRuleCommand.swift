import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct AddRuleCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "rule", abstract: "Adds a rule for imported statement lines, after the existing rules.",
        discussion: """
            Payees are compared without letter case and accents. A line must meet all given conditions.
            Example: coffer add rule --contains bakery --max 0 --category groceries
            Example: coffer add rule --contains rewe --contains aldi --any --category groceries
            Example: coffer add rule --matches "paypal *spotify*" --category subscriptions --payee-name Spotify
            """)

    @Option(
        help: ArgumentHelp(
            "The payee contains this; may be given several times, and then the payee contains all of them.", valueName: "text"))
    var contains: [String] = []

    @Flag(help: "With several --contains: the payee contains at least one of them.") var any = false
    @Option(help: ArgumentHelp("The payee equals this.", valueName: "text")) var equals: String?

    @Option(help: ArgumentHelp("The payee matches this pattern: * is any text, ? is one character.", valueName: "pattern"))
    var matches: String?

    @Option(name: .customLong("min"), parsing: .unconditional, amount: "At least this amount, with its sign.") var minimum: DecimalFigure?
    @Option(name: .customLong("max"), parsing: .unconditional, amount: "At most this amount, with its sign.") var maximum: DecimalFigure?
    @Option(help: ArgumentHelp("Only lines of this account: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The category for matching lines.", valueName: "name")) var category: String
    @Option(help: ArgumentHelp("A tag for matching lines; may be given several times.", valueName: "tag")) var tag: [String] = []
    @Option(help: ArgumentHelp("The payee name to store for matching lines.", valueName: "text")) var payeeName: String?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        let tests = [contains.isEmpty ? nil : contains, equals.map { [$0] }, matches.map { [$0] }].compactMap(\.self)
        guard tests.count == 1 else { throw ValidationError(text: "Give one of --contains, --equals and --matches") }
        guard tests.joined().allSatisfy({ !$0.isEmpty }) else { throw ValidationError(text: "The payee's text must not be empty") }
        guard !any || contains.count > 1 else { throw ValidationError(text: "--any needs several --contains") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let accounts = try await household.accounts().fetchAccounts(includingArchived: true)
        let account = try await lookup.account(account)?.account
        let scale = account.map(AmountScale.init) ?? AmountScale(sharedBy: accounts)
        let category = try await lookup.category(category)
        let rule = CategoryRule.Terms(
            payee: payee, minimum: try minimum.map { try scale.minorUnits($0, option: "--min") },
            maximum: try maximum.map { try scale.minorUnits($0, option: "--max") }, account: account?.id, category: category.id, tags: tag,
            payeeName: payeeName)
        return RulesAnswer(rules: [try await household.categories().addRule(rule)], accounts: accounts, categories: [category])
    }

    private var payee: CategoryRule.PayeeTest {
        if contains.count > 1 { return any ? .containsAny(contains) : .containsAll(contains) }
        if let text = contains.first { return .contains(text) }
        if let equals { return .equals(equals) }
        if let matches { return .matches(matches) }
        return .any
    }
}
