package import TransferModel

extension SampleHousehold {
    /// The orders by what became of them.
    package struct Orders: Sendable {
        package var rent: StandingOrder
        package var savings: StandingOrder
        /// One that has ended.
        package var course: StandingOrder
        /// Between two own accounts, completed.
        package var completed: Transfer
        package var failed: Transfer
        package var cancelled: Transfer
        /// Ordered at the bank, which has not booked it yet.
        package var submitted: Transfer
        /// For a day of next week, international.
        package var scheduled: Transfer
        /// Above the household's limit, not confirmed yet.
        package var initiated: Transfer
    }
}
