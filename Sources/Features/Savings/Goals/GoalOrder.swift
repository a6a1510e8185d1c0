import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// The goals as rows that can be moved up and down.
struct GoalOrder: View {
    let model: GoalsViewModel

    var body: some View {
        Section(
            "Order", id: "order", link: SectionLink("Done", path: model.link(ordering: false).path),
            note: "Goals are filled in this order: what your accounts hold counts for the first one first."
        ) {
            ForEach(model.goals, id: \.id.description) { progress in
                li(.class("row")) {
                    ProgressRing("Saved so far", progress: progress.share)
                    div(.class("row-text")) {
                        span(.class("row-title")) { .verbatim(progress.goal.name) }
                        span(.class("row-subtitle")) { progress.status.title }
                    }
                    div(.class("order-buttons")) {
                        Button(
                            "Move \(progress.goal.name) up", role: .plain, disabled: progress.id == model.goals.first?.id, name: "up",
                            action: { await model.move(progress.id, by: -1) }, content: { Icon(.chevronUp, size: .small) })
                        Button(
                            "Move \(progress.goal.name) down", role: .plain, disabled: progress.id == model.goals.last?.id, name: "down",
                            action: { await model.move(progress.id, by: 1) }, content: { Icon(.chevronDown, size: .small) })
                    }
                }
            }
        }
    }
}
