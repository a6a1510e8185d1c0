import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// The expenses and settlements of a group as a table, newest first, with a link to the rest.
struct GroupActivityList: View {
    let model: GroupDetailViewModel
    let loaded: GroupDetails

    var body: some View {
        Group {
            if !loaded.activity.isEmpty {
                DataTable("Expenses and settlements", columns: GroupActivityLine.columns, id: "activity") {
                    ForEach(loaded.activity, id: { $0.cursor.description }) {
                        GroupActivityLine(activity: $0, group: loaded.summary.group, categories: loaded.categories)
                    }
                }
            }
            if let next = model.next { ButtonLink("Show earlier", path: next.path, role: .plain) }
            if model.context.canWrite, !settlements.isEmpty { corrections }
        }
    }

    private var settlements: [Settlement] {
        loaded.activity.compactMap { if case .settlement(let settlement) = $0 { settlement } else { nil } }
    }

    /// Deletes settlements that were entered by mistake.
    private var corrections: some View {
        details(.class("card disclosure")) {
            summary { "A settlement is wrong" }
            ForEach(settlements, id: { $0.id.description }) { settlement in
                Button(
                    "Delete \(loaded.summary.group.sentence(of: settlement)), \(settlement.amount)", role: .plain,
                    name: "delete-settlement-\(settlement.id)"
                ) { await model.deleteSettlement(settlement) }
            }
        }
    }
}
