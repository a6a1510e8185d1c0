/// The kind of a hit, in the order in which results are shown.
package enum SearchHitKind: String, CaseIterable, Hashable, Sendable {
    case action, screen, account, category, payee, tag, card, benefit, subscription, expected, person, group, goal, transfer, beneficiary,
        rule
    case standingOrder = "standing_order"
    case transaction
}
