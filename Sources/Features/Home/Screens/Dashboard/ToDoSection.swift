import DesignSystem
import HTML
import Localization
import ScreenKit

/// What needs the household's attention, each with its action.
struct ToDoSection: View {
    let tasks: [HomeTask]

    var body: some View {
        Section("To do", id: "to-do", style: .wrapping) {
            ForEach(tasks.enumerated(), id: \.offset.description) { _, task in
                ListRow(task.title, subtitle: task.text) {
                    IconDisc(task.symbol, tint: tint(task))
                } trailing: {
                    a(.href(task.link.path)) { task.link.title }
                }
            }
            if tasks.isEmpty { ListRow("Nothing to do", symbol: .checkmarkCircle, tint: .credit) }
        }
    }

    private func tint(_ task: HomeTask) -> IconTint {
        switch task.tone {
        case .accent: .accent
        case .credit: .credit
        case .warning: .warning
        case .danger: .danger
        }
    }
}
