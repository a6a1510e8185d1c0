import Models
import Storage

/// Chooses what a new line is: the household's rules first, then what was chosen last for the same payee, else other or other income.
struct Categoriser {

    /// What was decided of a line.
    struct Choice {
        var category: Place
        var payee: String
        var tags: [String]
    }

    private let rules: [CategoryRule]
    private let payees: PayeeRepository
    private let byName: [String: Place]
    /// Categories that are not archived: only they get new lines.
    private let open: Set<Place>
    private let other: Place
    private let otherIncome: Place
    /// The neutral category of own transfers whose other side is not known.
    let transfer: Place
    /// The only cash account of each currency, where cash withdrawals go.
    private let cash: [Currency: Place]

    init(places: [PlaceRecord], rules: [CategoryRule], payees: PayeeRepository) throws {
        self.rules = rules
        self.payees = payees
        func standard(_ key: StandardCategory) throws -> Place {
            guard let found = places.first(where: { $0.categoryKey == key }) else {
                throw StorageError.unknownValue(column: "category_key", value: key.rawValue)
            }
            return found.id
        }
        other = try standard(.other)
        otherIncome = try standard(.otherIncome)
        transfer = try standard(.transfer)
        var byName: [String: Place] = [:]
        var open: Set<Place> = []
        for place in places where place.role == .category && !place.isArchived {
            byName[place.name.folded] = place.id
            open.insert(place.id)
        }
        self.byName = byName
        self.open = open
        var cash: [Currency: [Place]] = [:]
        for place in places where place.kind == .cash && !place.isArchived {
            if let currency = place.currency { cash[currency, default: []].append(place.id) }
        }
        self.cash = cash.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// What a line becomes.
    ///
    /// - Parameter named: the category that the file names.
    func choose(payee: String, amount: Int64, account: ID<Account>, named: String? = nil) throws -> Choice {
        var choice = Choice(category: amount < 0 ? other : otherIncome, payee: payee, tags: [])
        if !rules.isEmpty {
            let folded = payee.folded
            if let rule = rules.first(where: { $0.fits(foldedPayee: folded, amount: amount, account: account) }) {
                choice.tags = rule.tags
                if let name = rule.payeeName { choice.payee = name }
                if let category = rule.category.map({ Place($0) }), open.contains(category) {
                    choice.category = category
                    return choice
                }
            }
        }
        if let named, let category = byName[named.folded] {
            choice.category = category
            return choice
        }
        guard !choice.payee.isEmpty, let known = try payees.find(choice.payee) else { return choice }
        if let category = (amount < 0 ? known.spendingCategory : known.incomeCategory).map({ Place($0) }), open.contains(category) {
            choice.category = category
        }
        return choice
    }

    /// Where taken cash goes: the cash account, where there is one.
    func cashAccount(in currency: Currency) -> Place? { cash[currency] }

    /// The category of a name in a file, whatever its letter case.
    func category(named name: String) -> Place? { byName[name.folded] }
}
