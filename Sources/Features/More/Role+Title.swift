import Models

extension Role {
    /// The display name of the role.
    var title: String {
        switch self {
        case .owner: "Owner"
        case .member: "Member"
        case .viewer: "Viewer"
        }
    }
}
