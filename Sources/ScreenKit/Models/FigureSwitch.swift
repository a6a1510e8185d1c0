import DesignSystem
package import HTML
import Models
package import Services

/// The switch of whose figures a screen shows, in a household with accounts of members; nothing in others. Below it is said which accounts count
/// if these are not all.
package struct FigureSwitch: View {
    private let member: MemberContext

    /// - Parameter member: the member who views the screen.
    package init(_ member: MemberContext) {
        self.member = member
    }

    package var body: some View {
        if member.household.division == .divided {
            PerspectiveSwitch(member.perspective)
            FigureNote(member)
        }
    }
}
