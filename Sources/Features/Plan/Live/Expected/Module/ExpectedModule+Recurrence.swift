import RecurrenceLive

/// Expected items name their payees.
extension ExpectedModule: RecurrenceClaiming {
    var payeeTable: PayeeTable? { PayeeTable("expected_item") }
}
