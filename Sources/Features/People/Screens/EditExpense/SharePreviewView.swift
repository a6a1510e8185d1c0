import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// The share of each member while the form is filled. The script replaces its content.
struct SharePreviewView: View {
    let preview: SharePreview
    let group: PeopleGroup

    var body: some View {
        section(.class("card card-padded share-preview"), .id("sum"), .role("status")) {
            switch preview {
            case .empty: p(.class("second")) { "Enter the amount to see each share." }
            case .problem(let text): p(.class("second")) { text }
            case .shares(let shares, let currency, let isRounded):
                ForEach(shares, id: { $0.member.description }) { share in
                    p {
                        span { group.name(of: share.member) }
                        AmountText(Money(minorUnits: share.amount, currency: currency))
                    }
                }
                if isRounded {
                    p(.class("second")) { "Members take turns with leftover cents." }
                }
            }
        }
    }
}
