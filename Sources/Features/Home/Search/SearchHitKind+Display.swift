import DesignSystem
import Localization
import Services

extension SearchHitKind {
    /// The heading of the results of the kind.
    var title: LocalizedText {
        switch self {
        case .action: "Actions"
        case .screen: "Screens and settings"
        case .account: "Accounts"
        case .category: "Categories"
        case .payee: "Payees"
        case .tag: "Tags"
        case .card: "Cards"
        case .benefit: "Benefits"
        case .subscription: "Subscriptions"
        case .expected: "Expected money"
        case .person: "People"
        case .group: "Groups"
        case .goal: "Goals"
        case .transfer: "Scheduled transfers"
        case .standingOrder: "Standing orders"
        case .beneficiary: "Beneficiaries"
        case .rule: "Rules"
        case .transaction: "Transactions"
        }
    }

    var symbol: Symbol {
        switch self {
        case .action: .bolt
        case .screen: .gear
        case .account: .buildingColumns
        case .category, .tag: .tag
        case .payee: .bag
        case .card: .creditcard
        case .benefit: .gift
        case .subscription: .repeat
        case .expected: .banknote
        case .person: .person
        case .group: .person2
        case .goal: .target
        case .transfer, .transaction: .arrowLeftArrowRight
        case .standingOrder: .calendar
        case .beneficiary: .personCropCircle
        case .rule: .sliderHorizontal3
        }
    }
}
