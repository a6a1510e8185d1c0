import Localization
import Models

extension Role {
    /// The display name of the role.
    var title: LocalizedText {
        switch self {
        case .owner: "Owner"
        case .member: "Member"
        case .viewer: "Viewer"
        }
    }

    /// What the role may do, in one sentence.
    var explanation: LocalizedText {
        switch self {
        case .owner: "An owner can do everything, and decides who belongs to the household."
        case .member: "A member sees and changes what belongs to the household."
        case .viewer: "A viewer sees what belongs to the household, and changes nothing."
        }
    }
}
