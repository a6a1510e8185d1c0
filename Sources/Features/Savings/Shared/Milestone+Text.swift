import Localization
import Models

extension Milestone {
    /// What is shown instead of a duration if a milestone is never reached.
    static let notReachable: LocalizedText = "Not reachable at the current contribution"
}
