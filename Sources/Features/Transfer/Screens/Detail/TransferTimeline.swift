import DesignSystem
import HTML
import Localization

/// The timeline of an order.
struct TransferTimeline: View {
    let steps: [TransferStep]

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "Progress" } }
            ol(.class("card timeline")) {
                ForEach(steps, id: \.title.description) { step in
                    li {
                        IconDisc(symbol(step.tone), tint: tint(step.tone))
                        div(.class("row-text")) {
                            span(.class("row-title")) { step.title }
                            span(.class("row-subtitle")) { step.text }
                        }
                    }
                }
            }
        }
    }

    private func symbol(_ tone: TransferStep.Tone) -> Symbol {
        switch tone {
        case .done: .checkmark
        case .now: .clock
        case .wrong: .xmark
        }
    }

    private func tint(_ tone: TransferStep.Tone) -> IconTint {
        switch tone {
        case .done: .credit
        case .now: .warning
        case .wrong: .danger
        }
    }
}
