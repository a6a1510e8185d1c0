package import Models

/// What stands behind the transactions of an export that has a place for it: whom the household pays, and what it has ordered.
package enum ExportedOrder: Hashable, Sendable {
    case beneficiary(Beneficiary)
    case standing(StandingOrder)
    case transfer(Transfer)
}
