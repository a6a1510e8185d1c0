import Models

extension HouseholdSimulation {
    /// What the bank books of the standing orders that `SampleFiller` adds.
    func orderedPayments() -> [Movement] {
        [
            Movement(account: .joint, day: today.adding(days: -29), units: -35_00, payee: "Tess Okafor", category: .entertainment),
            Movement(account: .joint, day: today.adding(days: -26), units: -185_00, payee: "Rowan Property", category: .housing),
            Movement(account: .joint, day: today.adding(days: -17), units: -300_00, payee: "Rainy day"),
            Movement(account: .savings, day: today.adding(days: -17), units: 300_00, payee: "Rainy day"),
        ]
    }
}
