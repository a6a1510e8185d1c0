package import Models

extension AuditRepository {

    /// The objects in tables of their own that the history links to, by kind: those of some ids that exist.
    package static let targets: [ObjectReference.Kind: SQL] = [
        Card.referenceKind: "SELECT id FROM card WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        SavingsGoal.referenceKind: "SELECT id FROM savings_goal WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        Subscription.referenceKind: "SELECT id FROM subscription WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        ExpectedItem.referenceKind: "SELECT id FROM expected_item WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        Person.referenceKind: "SELECT id FROM person WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        PeopleGroup.referenceKind: "SELECT id FROM people_group WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        CategoryRule.referenceKind: "SELECT id FROM category_rule WHERE household = $1 AND id IN (\(list: 2))",
        Transfer.referenceKind: "SELECT id FROM transfer_order WHERE household = $1 AND id IN (\(list: 2))",
        StandingOrder.referenceKind: "SELECT id FROM standing_order WHERE household = $1 AND id IN (\(list: 2))",
        Beneficiary.referenceKind: "SELECT id FROM beneficiary WHERE household = $1 AND id IN (\(list: 2))",
    ]

    /// Those of some objects that exist; none of a kind without a table.
    package func existing(_ ids: Set<Int64>, of kind: ObjectReference.Kind) throws -> Set<Int64> {
        guard !ids.isEmpty, let statement = Self.targets[kind] else { return [] }
        return Set(try connection.all(statement, .id(household), in: ids.sorted()))
    }
}
