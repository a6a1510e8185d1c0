import Localization
import Models

/// Which people and groups the list shows.
enum PeopleFilter: String, CaseIterable, Hashable {
    case all, owesUs, weOwe, settled

    var title: LocalizedText {
        switch self {
        case .all: "All"
        case .owesUs: "Owes you"
        case .weOwe: "You owe"
        case .settled: "Settled"
        }
    }

    /// - Parameter balances: positive: owed to the household; without zeros.
    func admits(_ balances: [Money]) -> Bool {
        switch self {
        case .all: true
        case .owesUs: balances.contains { !$0.isNegative }
        case .weOwe: balances.contains(where: \.isNegative)
        case .settled: balances.isEmpty
        }
    }
}
