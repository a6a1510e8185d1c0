import Ledger
import Models
import Storage
import TransactionsModel

/// Groups the last waiting transactions by payee and direction: so many that a page costs the same however many wait.
struct WaitingGroups {
    private struct Subject: Hashable {
        let payee: String
        let isIncome: Bool
    }

    /// The groups, that of the last imported transaction first.
    private(set) var groups: [[ReviewGroup.Line]] = []
    /// The last transaction that was examined; nil if all were.
    let end: ID<Transaction>?

    private static let examined = 800
    /// The maximum size of a group; further transactions of the payee begin another one.
    private static let largest = 200

    /// - Parameter before: examines those that were imported before this one; nil for all.
    init(_ review: ReviewRepository, before: ID<Transaction>?, ledgerAccounts: [LedgerAccountRecord]) throws {
        let all = try review.waiting(before: before, limit: Self.examined)
        end = try all.last.flatMap { try review.page(before: $0.id, limit: 1).isEmpty ? nil : $0.id }
        let categories = Set(ledgerAccounts.filter { $0.role == .category }.map(\.id))
        let payees = ReviewPayees()
        var places: [Subject: Int] = [:]
        for waiting in all {
            let sides = waiting.isSplit ? [] : [waiting.source, waiting.destination].filter(categories.contains)
            let line = ReviewGroup.Line(id: waiting.id, category: sides.first.map { ID(rawValue: $0.rawValue) })
            guard let side = sides.first, let key = payees.key(payee: waiting.payee, note: waiting.note) else {
                groups.append([line])
                continue
            }
            let subject = Subject(payee: key, isIncome: side == waiting.source)
            if let place = places[subject], groups[place].count < Self.largest {
                groups[place].append(line)
            } else {
                places[subject] = groups.count
                groups.append([line])
            }
        }
    }
}
