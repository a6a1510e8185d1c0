import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel

/// The goals as rows that can be moved up and down.
struct GoalOrder: View {
    let model: GoalsViewModel

    var body: some View {
        Section(
            "Order", id: "order", link: SectionLink("Done", path: model.link(ordering: false).path),
            note: "Coffer fills your goals in this order."
        ) {
            ForEach(model.goals, id: \.id.description) { progress in
                li(.class("row")) {
                    ProgressRing("Saved so far", progress: progress.share)
                    div(.class("row-text")) {
                        span(.class("row-title")) { .verbatim(progress.goal.name) }
                        span(.class("row-subtitle")) { progress.status.title }
                    }
                    MoveButtons(
                        progress.goal.name, isFirst: progress.id == model.goals.first?.id, isLast: progress.id == model.goals.last?.id
                    ) {
                        await model.move(progress.id, by: $0)
                    }
                }
            }
        }
    }
}
