import DesignSystem
import Localization
import Models
import PlanModel

extension ExpectedStatus {
    var title: LocalizedText {
        switch self {
        case .expected: "Expected"
        case .late: "Late"
        case .missing: "Missing"
        case .ended: "Ended"
        }
    }

    var tint: IconTint {
        switch self {
        case .expected, .ended: .neutral
        case .late, .missing: .warning
        }
    }

    var tone: BannerTone? {
        switch self {
        case .expected, .ended: nil
        case .late, .missing: .warning
        }
    }

    /// When it is expected, or was.
    func text(due: Day) -> LocalizedText {
        switch self {
        case .expected, .ended: "\(due)"
        case .late: "Late since \(due)"
        case .missing: "Missing since \(due)"
        }
    }
}
