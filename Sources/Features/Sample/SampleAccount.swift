import Models

/// The accounts of the sample household.
package enum SampleAccount: CaseIterable, Hashable, Sendable {
    case joint, orla, felix, savings, card, wallet, mortgage, house, fund, dollars
    /// A card in dollars, whose charges are entered manually.
    case platinum
    case deposit, pension
    /// Archived.
    case student

    /// What is entered when an account is opened; amounts are in minor units.
    struct Terms {
        var name: String
        var kind: AccountKind
        var bank: SampleBank?
        /// The balance before the first day.
        var opening: Int64
        /// An IBAN of a fictitious bank with valid check digits, or the number of a card.
        var number: String?
        /// The overdraft or credit limit.
        var limit: Int64

        init(
            _ name: String, _ kind: AccountKind, _ bank: SampleBank? = nil, _ opening: Int64, _ number: String? = nil, limit: Int64 = 0
        ) {
            (self.name, self.kind, self.bank, self.opening, self.number, self.limit) = (name, kind, bank, opening, number, limit)
        }
    }

    var terms: Terms {
        switch self {
        case .joint: Terms("Joint account", .checking, .copperbridge, 2_318_44, "IE66CPBR90217811402951", limit: 2_000_00)
        case .orla: Terms("Orla's account", .checking, .copperbridge, 2_871_09, "IE83CPBR90217811402936")
        case .felix: Terms("Felix's account", .checking, .harbour, 3_120_52, "IE44HRBM93310420885517")
        case .savings: Terms("Rainy day", .savings, .copperbridge, 9_400_00, "IE84CPBR90217830077164")
        case .card: Terms("Harbour Silver card", .credit, .harbour, -412_37, "5412000047718206", limit: 6_000_00)
        case .wallet: Terms("Wallet", .cash, nil, 64_00)
        case .mortgage: Terms("Mortgage", .loan, .copperbridge, -286_350_00, "IE46CPBR90217870016628")
        case .house: Terms("Our house", .asset, nil, 392_000_00)
        case .fund: Terms("World index fund", .investment, .orchard, 12_480_00, "IE29ORCH99042400318845")
        case .dollars: Terms("Dollar account", .checking, .harbour, 3_940_18, "IE91HRBM93310455190273")
        case .platinum: Terms("Platinum account", .credit, .express, 0, "379900000011009")
        case .deposit: Terms("Fixed for two years", .deposit, .beacon, 5_000_00, "77014408")
        case .pension: Terms("Pension plan", .pension, .shieldrock, 18_900_00)
        case .student: Terms("Student account", .checking, .beacon, 0, "55102936")
        }
    }

    var currency: Currency { self == .dollars || self == .platinum ? .previewForeign : .preview }

    var color: String { Account.palette[(Self.allCases.firstIndex(of: self) ?? 0) % Account.palette.count] }

    /// Whether its statements have a closing balance. The fund has none, because its value is set by valuations.
    var hasClosingBalance: Bool { self != .fund }
}

/// The fictitious banks.
enum SampleBank: String, CaseIterable, Hashable, Sendable {
    case copperbridge = "Copperbridge Bank"
    case harbour = "Harbour Mutual"
    case orchard = "Orchard Invest"
    case express = "American Express"
    case beacon = "Beacon Pier Bank"
    case shieldrock = "Shieldrock Insurance"

    /// Those that issue a statement file for all their accounts.
    static let withStatements = [copperbridge, harbour, orchard]

    var accounts: [SampleAccount] { SampleAccount.allCases.filter { $0.terms.bank == self } }
}
