/// The 5,000 payees, few of them met often and most of them seldom, as in life (a frequency near 1 / rank).
struct PayeeList: Sendable {

    struct Payee: Sendable {
        var name: String
        /// Place in `SpendingCategory.all`.
        var category: Int
    }

    let payees: [Payee]
    private let cumulative: [Int]

    init() {
        let families = Self.families.split(separator: " ").map(String.init)
        let trades = SpendingCategory.all
        let count = families.count * trades.count
        payees = (0..<count).map { rank in
            // A step that has no factor in common with the count visits every pair once and mixes the trades.
            let pair = rank * 1_867 % count
            return Payee(name: families[pair / trades.count] + " " + trades[pair % trades.count].trade, category: pair % trades.count)
        }
        var sum = 0
        cumulative = (0..<count).map { rank in
            sum += 1_000_000_000 / (rank + 8)
            return sum
        }
    }

    func pick(_ random: inout SeededRandom) -> Payee {
        let wanted = random.below(cumulative.last ?? 1)
        var low = 0
        var high = cumulative.count - 1
        while low < high {
            let middle = (low + high) / 2
            if cumulative[middle] > wanted { high = middle } else { low = middle + 1 }
        }
        return payees[low]
    }

    private static let families = """
        Adler Alder Amsel Anders Archer Ashby Austen Bailey Baker Barnes Becker Bennett Berger Bishop Blake Bramble Brandt Brooks Bruun Burton \
        Café Carter Castle Chandler Clarke Cooper Corner Cross Dahl Dalton Dawson Decker Dietz Dupont Éclair Edison Eastgate Ellis Evans Falk \
        Farmer Ferrari Fischer Fletcher Forest Foster Garcia Gardner Gerber Graham Grünwald Hansen Harbour Harper Hartmann Hawkins Heron Hill \
        Hoffmann Hudson Iris Jansen Jensen Jordan Kaiser Keller King Klein Koch König Krüger Lake Lambert Lang Larsen Lindberg Lopez Marsh \
        Martin Mason Meadow Meyer Miller Moretti Morgan Müller Nelson Newman Nielsen Norton Oak Olsen Palmer Parker Peters Porter Quarry Quinn \
        Ramos Reed Richter Ritter River Rossi Sawyer Schmidt Schneider Señora Shore Silver Stein Summit Swan Tailor Taylor Thomas Turner Union \
        Valley Vogel Wagner Walker Weber Winter Wolf
        """
}
