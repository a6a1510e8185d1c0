import DesignSystem
package import HTML
import Localization
package import Models

/// In place of figures where a perspective has no account with any: why there are none, and where others are.
package struct EmptyFiguresView: View {
    private let whose: Perspective

    /// - Parameter whose: the perspective that leaves out all accounts.
    package init(_ whose: Perspective) {
        self.whose = whose
    }

    package var body: some View {
        switch whose {
        case .mine:
            EmptyStateView(
                .person, title: "No figures of your own",
                sentence: "No account belongs to you, or none of yours has transactions yet. You see the others under Ours.")
        case .ours:
            EmptyStateView(
                .person2, title: "No figures of the household",
                sentence: "All accounts belong to members, or the others have no transactions yet. You see your own under Mine.")
        case .all: EmptyView()
        }
    }
}
