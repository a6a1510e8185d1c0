/// One of the household's own accounts.
package struct OwnAccount: Sendable {
    package let name: String
    package let isCard: Bool
    /// `ACCTTYPE` of a bank account.
    package let type: String
    package let number: String
    /// The balance after the last line, in cents. What it was before the first follows from it.
    package let closing: Int64
    /// How many of a thousand lines are this account's.
    let share: Int
    /// Whether a person of the household is paid on it.
    let hasSalary: Bool

    private init(_ name: String, _ type: String, _ number: String, closing: Int64, share: Int, salary: Bool = false) {
        self.name = name
        self.type = type
        self.number = number
        self.closing = closing
        self.share = share
        isCard = type == "CREDITCARD"
        hasSalary = salary
    }

    package static let all: [OwnAccount] = [
        .init("Household", "CHECKING", "4170010017", closing: 421_377, share: 280, salary: true),
        .init("Personal", "CHECKING", "4170010025", closing: 187_902, share: 210, salary: true),
        .init("Cards", "CREDITCARD", "5398170020001144", closing: -96_418, share: 230),
        .init("Travel card", "CREDITCARD", "5398170020002233", closing: -31_290, share: 140),
        .init("Children", "CHECKING", "4170010033", closing: 64_055, share: 80),
        .init("Savings", "SAVINGS", "4170019901", closing: 2_450_018, share: 20),
        .init("Reserve", "MONEYMRKT", "4170019919", closing: 980_006, share: 20),
        .init("Holiday", "SAVINGS", "4170019927", closing: 315_544, share: 20),
    ]
}
