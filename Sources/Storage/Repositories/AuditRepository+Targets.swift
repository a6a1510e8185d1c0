import Models

extension AuditRepository {

    /// A table of objects that the history links to.
    package enum TargetTable: Hashable, Sendable, CaseIterable {
        case cards, goals, subscriptions, expectedItems, people, groups, rules, transfers, standingOrders, beneficiaries

        fileprivate var existing: SQL {
            switch self {
            case .cards: "SELECT id FROM card WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .goals: "SELECT id FROM savings_goal WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .subscriptions: "SELECT id FROM subscription WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .expectedItems: "SELECT id FROM expected_item WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .people: "SELECT id FROM person WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .groups: "SELECT id FROM people_group WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"
            case .rules: "SELECT id FROM category_rule WHERE household = $1 AND id IN (\(list: 2))"
            case .transfers: "SELECT id FROM transfer_order WHERE household = $1 AND id IN (\(list: 2))"
            case .standingOrders: "SELECT id FROM standing_order WHERE household = $1 AND id IN (\(list: 2))"
            case .beneficiaries: "SELECT id FROM beneficiary WHERE household = $1 AND id IN (\(list: 2))"
            }
        }
    }

    /// Those of some objects that exist.
    package func existing(_ ids: Set<Int64>, in table: TargetTable) throws -> Set<Int64> {
        guard !ids.isEmpty else { return [] }
        return Set(try connection.all(table.existing, .id(household), in: ids.sorted()))
    }
}
