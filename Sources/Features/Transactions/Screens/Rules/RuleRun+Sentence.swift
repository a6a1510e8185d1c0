import Localization
import Services

extension RuleRun {
    /// What was done, for the notice after it.
    var sentence: LocalizedText {
        changed == 0
            ? "Saved. There was nothing else to change"
            : .plural(changed, one: "1 transaction changed", other: "\(changed) transactions changed")
    }
}
