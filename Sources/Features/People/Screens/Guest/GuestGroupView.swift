import DesignSystem
import HTML
import Localization
import Navigation
import PeopleModel
import ScreenKit

/// One group as a guest sees it.
struct GuestGroupView: View {
    let model: GuestGroupViewModel

    var body: some View {
        div(.class("guest")) {
            Form(method: .get) {
                HiddenField("me", value: model[\.me])
                HiddenField("why", value: model[\.why])
                HiddenField("to", value: model[\.to])
                HiddenField("expense", value: model[\.expenseId])
                HiddenField("after", value: model[\.after])
            }
            Loaded(model.group, of: model, .detail, retry: model.link().path) { group in
                p(.class("auth-mark")) {
                    Mark()
                    "Coffer"
                }
                h1(.class("large-title")) { .verbatim(group.name) }
                content(group)
            }
        }
        .navigationTitle((model.group?.name).map { .verbatim($0) } ?? "Group")
    }

    private func content(_ group: PeopleGroup) -> some View {
        Group {
            if let obstacle = model.obstacle { Banner(obstacle, symbol: .infoCircle) }
            GuestChoice(model: model, group: group)
            if !model.why.isEmpty {
                GuestExplanation(model: model, group: group)
            } else if model.stored != nil {
                GuestExpenseForm(model: model, group: group)
            } else {
                Columns {
                    div(.class("wrapping")) {
                        Live("guest-debts") { GuestDebts(model: model, group: group) }
                        if model.canWrite { GuestSettlement(model: model, group: group) }
                    }
                    div(.class("wrapping")) {
                        if model.canWrite { GuestExpenseForm(model: model, group: group) }
                        Live("guest-activity") { GuestActivity(model: model, group: group) }
                    }
                }
            }
        }
    }
}
