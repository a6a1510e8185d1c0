import TestSupport

/// What each command does with what a member does not see. A new command is declared here.
enum CommandDecision {
    /// It shows or exports: with these arguments, of which none is an id.
    case shows([[String]])
    /// It shows, exports or changes what a member names by its id; or changes something of the household.
    case acts
    /// It works on the database or the server, not as a member.
    case isOfDatabase

    /// The words of each command.
    static let all: [String: CommandDecision] = {
        var all: [String: CommandDecision] = [:]
        for (words, arguments) in shown { all[words] = .shows(arguments) }
        for words in acting { all[words] = .acts }
        for words in ofDatabase { all[words] = .isOfDatabase }
        return all
    }()

    /// Those that write no table, JSON or CSV by choice.
    static let withoutFormats: Set<String> = ["export", "groups export", "payment-file"]

    private static let shown: [String: [[String]]] = [
        "accounts": [[], ["--all"]], "transactions": transactions, "search": searches, "balance": balances, "categories": [[], ["--all"]],
        "rules list": [[]], "rules run": [["--dry-run"]],
        "transfers": [["--limit", "100"], ["--scheduled"]], "beneficiaries": [[]],
        "history": [["--limit", "200"]], "check": [[]],
        "cards": [[]], "benefits list": [[], ["--expiring", "300"]], "catalogue": [[]],
        "savings": [[]], "goals": [[]],
        "subscriptions list": [[]], "subscriptions found": [[], ["--all"]],
        "plan": perspectives, "budget list": perspectives, "expected list": [[]], "expected found": [[]], "forecast": forecasts,
        "report": reports,
        "people": [[]], "groups list": [[]], "groups activity": [["Trip"]],
        "groups export": [["Trip", "--to", "csv"], ["Trip", "--to", "json"]],
        "rates": [[]], "user list": [[]], "user invitations": [[]], "export": exports,
    ]

    private static let acting = [
        "benefits use", "benefits undo", "benefits history", "subscriptions accept", "subscriptions dismiss", "subscriptions assign",
        "subscriptions history", "subscriptions confirm", "subscriptions one-off", "subscriptions detection", "pause subscription",
        "resume subscription", "cancel subscription", "cancel transfer", "reactivate subscription", "budget set", "budget clear",
        "expected came", "expected skip", "groups why", "groups import", "share", "settle", "add account", "add transaction",
        "add category",
        "add rule", "add beneficiary", "add standing-order", "add card", "add benefit", "add goal", "add subscription", "add expected",
        "add person", "add group", "add expense", "edit transaction", "edit account", "edit category", "edit card", "edit goal",
        "edit subscription", "edit expected", "edit person", "edit group", "edit expense", "edit standing-order", "edit household",
        "delete transaction", "delete account", "delete card", "delete goal", "delete subscription", "delete expected", "delete person",
        "delete group", "delete expense", "delete settlement", "delete category", "delete beneficiary", "merge accounts", "join", "undo",
        "transfer", "run-due", "payment-file", "complete transfer", "fail transfer", "skip standing-order", "end standing-order", "import",
        "user invite", "user revoke", "user add", "user role", "user reset", "user disable", "user enable", "user remove",
    ]

    private static let ofDatabase = [
        "backup", "restore", "household list", "household add", "household export", "household remove", "demo", "serve", "open",
    ]

    /// What is searched for: words of every account, and what others share with them.
    private static let words: [String] = DividedAccount.allCases.map(\.marker) + ["bakery", "rent", "Haven"]

    private static let searches: [[String]] = words.map { [$0] }

    private static let transactions: [[String]] = {
        let all = ["--limit", "500"]
        return [all, all + ["--status", "pending"], all + ["--from", "2026-02-01"]] + words.map { ["--search", $0] }
    }()

    /// Figures of everything, and of a part.
    private static let perspectives: [[String]] = [[]] + whose
    private static let whose: [[String]] = ["ours", "mine", "all"].map { ["--whose", $0] }
    private static let balances: [[String]] = perspectives + [["--at", "2026-02-20"]]
    private static let forecasts: [[String]] = perspectives + [["--scheduled"]]

    private static let reports: [[String]] = {
        let groupings = ["category", "payee", "tag", "account", "month"]
        let spending = groupings.map { ["spending", "--by", $0, "--from", "2025-12-01"] } + whose.map { ["spending"] + $0 }
        return spending + [["income", "--by", "payee"], ["cashflow"], ["networth"], ["networth", "--by", "account"]]
    }()

    private static let exports: [[String]] = ["csv", "json", "ofx", "ledger", "hledger", "beancount"].map { ["--to", $0] }
}

/// A command that names something by its id, and what that is.
struct NamingCommand: Sendable {
    /// Nil: a change.
    let kind: DividedObjects.Kind?
    /// With `ID`.
    let arguments: [String]

    func arguments(naming id: String) -> [String] { arguments.map { $0 == "ID" ? id : $0 } }

    static let all: [NamingCommand] = table.flatMap { row in
        row.words.map { NamingCommand(kind: row.kind, arguments: $0.split(separator: " ").map(String.init)) }
    }

    private static let table: [(kind: DividedObjects.Kind?, words: [String])] = [
        (.transaction, ["delete transaction ID", "edit transaction ID --payee Mine", "share ID --group Trip"]),
        (
            .account,
            [
                "transactions --account ID", "forecast --account ID", "export --to csv --account ID", "delete account ID",
                "edit account ID --name Mine",
            ]
        ),
        (.rule, ["rules run --dry-run --rule ID", "rules list --delete ID"]),
        (.card, ["benefits list --card ID", "delete card ID"]),
        (.benefit, ["benefits use ID", "benefits history ID"]),
        (
            .subscription,
            [
                "subscriptions history ID", "subscriptions confirm ID", "subscriptions one-off ID", "pause subscription ID",
                "cancel subscription ID", "delete subscription ID",
            ]
        ),
        (.expected, ["expected came ID", "expected skip ID", "delete expected ID"]),
        (.goal, ["delete goal ID", "edit goal ID --name Mine"]),
        (.scheduled, ["cancel transfer ID", "payment-file ID"]),
        (.initiated, ["complete transfer ID", "fail transfer ID"]),
        (nil, ["undo ID"]),
    ]
}
