import Storage

extension [String: RowPolicy] {
    /// Orders between accounts; limits and beneficiaries are the household's.
    static var transfers: [String: RowPolicy] {
        [
            "transfer_order": .accounts(["source", "destination"]), "standing_order": .accounts(["source", "destination"]),
            "transfer_confirmation": .row(column: "transfer", of: "transfer_order"), "transfer_limit": .everyone,
            "payment_party": .everyone, "beneficiary": .everyone,
        ]
    }
}
