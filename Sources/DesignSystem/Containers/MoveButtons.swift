package import HTML
import Localization

/// The two buttons of a row that can be moved up and down in its list.
package struct MoveButtons: View {
    private let name: String
    private let isFirst: Bool
    private let isLast: Bool
    private let move: (Int) async -> Void

    /// - Parameters:
    ///   - name: what is moved.
    ///   - move: moves it by one place: −1 is up, 1 is down.
    package init(_ name: String, isFirst: Bool, isLast: Bool, move: @escaping (Int) async -> Void) {
        self.name = name
        self.isFirst = isFirst
        self.isLast = isLast
        self.move = move
    }

    package var body: some View {
        div(.class("order-buttons")) {
            Button(
                "Move \(name) up", role: .plain, disabled: isFirst, name: "up", action: { await move(-1) },
                content: { Icon(.chevronUp, size: .small) })
            Button(
                "Move \(name) down", role: .plain, disabled: isLast, name: "down", action: { await move(1) },
                content: { Icon(.chevronDown, size: .small) })
        }
    }
}
