import DesignSystem
import HTML
import Localization
import Models

/// Who owes whom, of balances by currency.
enum Standing: Hashable {
    case settled, owesUs, weOwe
    /// In one currency the one, in another the other.
    case both

    /// - Parameter balances: positive: owed to the household; without zeros.
    init(_ balances: [Money]) {
        let isOwed = balances.contains { !$0.isNegative }
        let owes = balances.contains(where: \.isNegative)
        self = isOwed ? owes ? .both : .owesUs : owes ? .weOwe : .settled
    }

    /// Of a person.
    var text: LocalizedText {
        switch self {
        case .settled: "Settled"
        case .owesUs: "Owes you"
        case .weOwe: "You owe"
        case .both: "Both owe"
        }
    }

    /// Of a group, or of all people.
    var sumText: LocalizedText {
        switch self {
        case .settled: "All settled"
        case .owesUs: "You are owed"
        case .weOwe: "You owe"
        case .both: "Owed to you, and by you"
        }
    }
}

/// Balances by currency, each in a line; nothing if there are none.
struct BalanceAmounts: View {
    let balances: [Money]

    var body: some View {
        ForEach(balances, id: \.currency.code) { AmountText($0, style: AmountStyle($0)) }
    }
}

/// Balances by currency as the figure of a screen, without their signs: the heading says who owes.
struct BalanceFigure: View {
    let heading: LocalizedText
    let balances: [Money]
    let currency: Currency

    var body: some View {
        Group {
            p(.class("figure-label")) { heading }
            p(.class("figure")) { AmountText(shown(balances.first ?? .zero(currency))) }
            if balances.count > 1 {
                div(.class("hero-change")) { ForEach(Array(balances.dropFirst()), id: \.currency.code) { AmountText(shown($0)) } }
            }
        }
    }

    private func shown(_ balance: Money) -> Money { Standing(balances) == .both ? balance : balance.magnitude }
}
