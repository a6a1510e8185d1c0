import DesignSystem
import HTML
import Localization
import Navigation

/// Links to the other parts of the plan.
struct PlanSections: View {
    var body: some View {
        div(.class("buttons")) {
            ButtonLink("Expected money", path: PlanRoute.expected.path.absolute, role: .plain)
        }
    }
}
