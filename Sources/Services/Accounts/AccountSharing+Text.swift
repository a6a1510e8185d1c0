package import Localization
package import Models

extension AccountSharing {
    package var title: LocalizedText {
        switch self {
        case .full: "Shared in full"
        case .balance: "Balance only"
        case .private: "Private"
        }
    }

    /// What the other members see, in one sentence.
    package var sentence: LocalizedText {
        switch self {
        case .full: "Others see and use this account as one of the household. Only whom it belongs to changes how it is shared."
        case .balance: "Others see its name, balance and how the balance changed, but no transactions."
        case .private: "Others do not see this account. A transfer to an account that they see says “Private account”."
        }
    }
}
