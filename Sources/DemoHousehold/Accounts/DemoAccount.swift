import Models

/// The accounts of the demo household.
enum DemoAccount: String, CaseIterable, Hashable, Sendable {
    case joint, orla, felix, savings, card, wallet, mortgage, house, fund, dollars

    var name: String {
        switch self {
        case .joint: "Joint account"
        case .orla: "Orla's account"
        case .felix: "Felix's account"
        case .savings: "Rainy day"
        case .card: "Harbour Silver card"
        case .wallet: "Wallet"
        case .mortgage: "Mortgage"
        case .house: "Our house"
        case .fund: "World index fund"
        case .dollars: "Dollar account"
        }
    }

    var bank: DemoBank? {
        switch self {
        case .joint, .orla, .savings, .mortgage: .copperbridge
        case .felix, .card, .dollars: .harbour
        case .fund: .orchard
        case .wallet, .house: nil
        }
    }

    var kind: AccountKind {
        switch self {
        case .joint, .orla, .felix, .dollars: .checking
        case .savings: .savings
        case .card: .credit
        case .wallet: .cash
        case .mortgage: .loan
        case .house: .asset
        case .fund: .investment
        }
    }

    var currency: Currency { self == .dollars ? DemoCurrency.dollar : DemoCurrency.euro }

    /// An IBAN of a fictitious bank with valid check digits; a card number for the card; nil for cash and the house.
    var number: String? {
        switch self {
        case .orla: "IE83CPBR90217811402936"
        case .joint: "IE66CPBR90217811402951"
        case .savings: "IE84CPBR90217830077164"
        case .mortgage: "IE46CPBR90217870016628"
        case .felix: "IE44HRBM93310420885517"
        case .dollars: "IE91HRBM93310455190273"
        case .fund: "IE29ORCH99042400318845"
        case .card: "5412000047718206"
        case .wallet, .house: nil
        }
    }

    /// The balance before the first day, in minor units.
    var opening: Int64 {
        switch self {
        case .joint: 2_318_44
        case .orla: 2_871_09
        case .felix: 3_120_52
        case .savings: 9_400_00
        case .card: -412_37
        case .wallet: 64_00
        case .mortgage: -286_350_00
        case .house: 392_000_00
        case .fund: 12_480_00
        case .dollars: 3_940_18
        }
    }

    /// The overdraft or credit limit in minor units.
    var limit: Int64 {
        switch self {
        case .joint: 1_000_00
        case .card: 6_000_00
        default: 0
        }
    }

    var color: String { Account.palette[(Self.allCases.firstIndex(of: self) ?? 0) % Account.palette.count] }

    /// Whether its statements have a closing balance. The fund has none, because its value is set by valuations.
    var hasClosingBalance: Bool { self != .fund }
}

/// The fictitious banks. Each issues one statement file for all its accounts.
enum DemoBank: String, CaseIterable, Hashable, Sendable {
    case copperbridge, harbour, orchard

    var name: String {
        switch self {
        case .copperbridge: "Copperbridge Bank"
        case .harbour: "Harbour Mutual"
        case .orchard: "Orchard Invest"
        }
    }

    var accounts: [DemoAccount] { DemoAccount.allCases.filter { $0.bank == self } }
}
