import Localization
import Models
import SavingsModel

extension Milestone {
    /// What is shown instead of a duration if a milestone is never reached.
    static let notReachable: LocalizedText = "Not reachable at the current contribution"
}
