import DesignSystem
package import HTML
package import Localization
package import Models
import Services

/// The fields of whom an account belongs to and how much of it the others see. What others see is asked for a member's account alone.
package struct AccountSharingFields: View {
    private let owner: Binding<String>
    private let owners: [MemberProfile]
    private let sharing: Binding<AccountSharing>
    private let error: LocalizedText?

    /// - Parameters:
    ///   - owner: the id of the member whom it belongs to; empty for the household.
    ///   - owners: to whom it can belong besides the household.
    package init(owner: Binding<String>, owners: [MemberProfile], sharing: Binding<AccountSharing>, error: LocalizedText? = nil) {
        self.owner = owner
        self.owners = owners
        self.sharing = sharing
        self.error = error
    }

    private var options: [PickerOption] {
        [PickerOption("The household", value: "")] + owners.map { PickerOption(.verbatim($0.displayName), value: $0.id.description) }
    }

    package var body: some View {
        div(.class("ownership")) {
            Picker("Belongs to", selection: owner, options: options, name: "owner")
            div(.class("if-own")) {
                SegmentedPicker(
                    "Others see", selection: sharing.map(\.rawValue, back: AccountSharing.init(rawValue:)),
                    options: AccountSharing.allCases.map { PickerOption($0.title, value: $0.rawValue) }, error: error, name: "sharing")
                p(.class("section-note hint-full")) { AccountSharing.full.sentence }
                p(.class("section-note hint-balance")) { AccountSharing.balance.sentence }
                p(.class("section-note hint-private")) { AccountSharing.private.sentence }
            }
            p(.class("section-note unless-own")) {
                "It is the household's: everybody sees it. Only a member's own account can be private or shared by its balance."
            }
        }
    }
}
