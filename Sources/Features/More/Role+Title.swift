import Models

extension Role {
    /// What a role is called.
    var title: String {
        switch self {
        case .owner: "Owner"
        case .member: "Member"
        case .viewer: "Viewer"
        }
    }
}
