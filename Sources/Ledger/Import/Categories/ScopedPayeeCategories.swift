import Models
import Storage

/// What is known of payees, for all accounts and for each account whose entries others do not see: what was chosen there counts for its lines alone.
final class ScopedPayeeCategories {
    private let shared: PayeeCategories
    private var own: [LedgerAccountID: PayeeCategories] = [:]
    private let make: (LedgerAccountID?) -> PayeeCategories

    init(_ categories: OpenCategories, payees: PayeeRepository, choices: CategoryChoiceRepository) {
        make = { PayeeCategories(categories, payees: payees, choices: choices, scope: $0) }
        shared = PayeeCategories(categories, payees: payees, choices: choices)
    }

    /// - Parameter scope: the account whose own choices come first; nil: only those for all accounts count.
    func categories(of scope: LedgerAccountID?) -> PayeeCategories {
        guard let scope else { return shared }
        if let known = own[scope] { return known }
        let categories = make(scope)
        own[scope] = categories
        return categories
    }
}
