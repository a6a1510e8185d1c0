import DesignSystem
import HTML
import ImportModel
import Localization
import Navigation
import ScreenKit
import Services

/// The message of Home to a household without transactions that has hidden the first steps, or begun with a later one.
struct FirstStepSection: HomeSection {
    let place = HomePlace.insight

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        guard overview.parts.insight is FirstStep, member.canWrite else { return nil }
        guard overview.hidesFirstSteps || contributions.homeSteps.open(in: overview).isEmpty else { return nil }
        return Banner(
            "Import your first statement", text: "Import a statement to see your transactions here.", symbol: .squareAndArrowDown,
            link: SectionLink("Import statement", path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute))
    }
}
