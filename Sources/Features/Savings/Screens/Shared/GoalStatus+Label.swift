import DesignSystem
import Localization
import SavingsModel

extension GoalStatus {
    /// The displayed name.
    var title: LocalizedText {
        switch self {
        case .reached: "Reached"
        case .onTrack: "On track"
        case .behind: "Behind"
        case .noDate: "No date"
        }
    }

    /// The tone of its label; nil for a normal state.
    var tone: BannerTone? {
        switch self {
        case .reached: .credit
        case .onTrack: .accent
        case .behind: .warning
        case .noDate: nil
        }
    }
}
