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
}
