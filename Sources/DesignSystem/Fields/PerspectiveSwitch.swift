package import HTML
package import Localization
package import Models

/// A switch between the figures of all accounts that a member may see, of the household's, and of the member's own. Each choice is a button that
/// is sent at once, and the page keeps its query.
///
/// It stands outside of forms of method `get`, and behind the first button of the page's form.
package struct PerspectiveSwitch: View {
    private let current: Perspective

    package init(_ current: Perspective) {
        self.current = current
    }

    /// What a button of the switch chooses, by its name; nil: it is none. The frame answers it for every screen.
    package static func choice(of button: String?) -> Perspective? {
        Perspective.allCases.first { name(of: $0) == button }
    }

    package var body: some View {
        div(.class("segments"), .role("group"), .ariaLabel("Whose figures")) {
            choice(.all)
            choice(.ours)
            choice(.mine)
        }
    }

    /// Not in a `ForEach`, which would name its buttons by their row.
    @ViewBuilder private func choice(_ perspective: Perspective) -> some View {
        if perspective == current {
            span(.aria("current", "true")) { perspective.title }
        } else {
            Button(perspective.title, role: .plain, name: Self.name(of: perspective)) {}
        }
    }

    private static func name(of perspective: Perspective) -> String { "whose-\(perspective.rawValue)" }
}

extension Perspective {
    /// The name of the choice.
    package var title: LocalizedText {
        switch self {
        case .all: "All I may see"
        case .ours: "Ours"
        case .mine: "Mine"
        }
    }
}
