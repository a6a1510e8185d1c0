import CommandKit
import HouseholdModel
import Localization
import Models
import WireModels

/// The households of a database.
struct HouseholdsAnswer: ListAnswer {
    var rows: [HouseholdOverview]

    var response: [HouseholdOverviewResponse] { rows.map(HouseholdOverviewResponse.init) }
    let emptyText: LocalizedText = "No households yet. Add one with: coffer household add NAME"

    var columns: [Column<HouseholdOverview>] {
        [
            Column("id", "ID") { .code($0.household.id) },
            Column("name", "NAME", maximum: 32) { .text($0.household.name) },
            Column("members", "USERS", isRight: true) { .code($0.members) },
            Column("accounts", "ACCOUNTS", isRight: true) { .code($0.accounts) },
            Column("host", "HOST", maximum: 40) { .code($0.host) },
            Column("setUp", "SET UP (UTC)") { household in
                let time = household.setUpAt.map { Instant(milliseconds: $0) }
                return .code(time, shown: time?.minute ?? "")
            },
        ]
    }
}
