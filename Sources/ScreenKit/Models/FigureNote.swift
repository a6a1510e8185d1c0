package import HTML
import Localization
import Models
package import Services

/// Which accounts count in the figures of a screen, if these are not all that the member may see.
package struct FigureNote: View {
    private let member: MemberContext

    /// - Parameter member: the member who views the screen.
    package init(_ member: MemberContext) {
        self.member = member
    }

    package var body: some View {
        if let sentence { p(.class("second")) { sentence } }
    }

    private var sentence: LocalizedText? {
        switch member.whose {
        case .ours: "Only the accounts of the household count."
        case .mine: "Only your own accounts count."
        case .all, nil: nil
        }
    }
}
