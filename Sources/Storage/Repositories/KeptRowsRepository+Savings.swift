package import Models

extension KeptRowsRepository {

    /// Gives what was planned and meant for goals back to an account; what became of goals since stays.
    ///
    /// - Parameter other: the account that took it over; nil: none did, and the rows are gone.
    package func giveBackSavings(_ kept: KeptRows, to account: ID<Account>, from other: ID<Account>?) throws {
        let plans = kept.tables.filter { $0.table == .savingsPlan }.flatMap(\.rows)
        // A plan begins with its account and ends with its revision; a part begins with its id and has its account in the fifth place.
        if let plan = plans.first(where: { $0.first?.value == .id(account) }) {
            if let other, let revision = plan.last?.value, !plans.contains(where: { $0.first?.value == .id(other) }) {
                // The other one had none and took this one over: it loses it, unless somebody has said something else since.
                try connection.execute(
                    "DELETE FROM savings_plan WHERE household = $1 AND account = $2 AND revision = $3", .id(household), .id(other), revision
                )
            }
            try connection.execute(Self.insert(.savingsPlan), values: [.id(household)] + plan.map(\.value))
        }
        let parts = kept.tables.filter { $0.table == .goalPart }.flatMap(\.rows)
        for part in parts where part.count > 4 && part[4].value == .id(account) {
            if let other {
                try connection.execute(
                    "UPDATE goal_part SET account = $1 WHERE household = $2 AND id = $3 AND account = $4", .id(account), .id(household),
                    part[0].value, .id(other))
            } else {
                try connection.execute(Self.insert(.goalPart), values: [.id(household)] + part.map(\.value))
            }
        }
    }
}
