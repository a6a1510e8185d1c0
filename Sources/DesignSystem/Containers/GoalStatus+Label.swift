package import Models

extension GoalStatus {
    /// In words.
    package var title: String {
        switch self {
        case .reached: "Reached"
        case .onTrack: "On track"
        case .behind: "Behind"
        case .noDate: "No date"
        }
    }

    /// What its label is about; nil for what is as it should be.
    package var tone: BannerTone? {
        switch self {
        case .reached: .credit
        case .onTrack: .accent
        case .behind: .warning
        case .noDate: nil
        }
    }
}
