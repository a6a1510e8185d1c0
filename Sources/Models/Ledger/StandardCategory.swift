/// The standard categories of a new household.
public enum StandardCategory: String, CaseIterable, Hashable, Sendable {
    case salary, interest, refund, otherIncome = "other income"
    case transfer, payment, withdrawal, deposit
    case fee, purchase, groceries, dining, housing, utilities, transport, travel, health, insurance, education
    case entertainment, subscriptions, shopping, gifts, children, pets, taxes, other

    /// Spending, income or neutral.
    public var `class`: CategoryClass {
        switch self {
        case .salary, .interest, .refund, .otherIncome: .income
        case .transfer, .payment, .withdrawal, .deposit: .neutral
        default: .spending
        }
    }

    /// The English name: `Other income`.
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The SF Symbols name of its icon.
    public var icon: String {
        switch self {
        case .salary: "briefcase"
        case .interest: "percent"
        case .refund: "arrow.uturn.backward"
        case .otherIncome: "plus.circle"
        case .transfer: "arrow.left.arrow.right"
        case .payment: "creditcard"
        case .withdrawal: "banknote"
        case .deposit: "arrow.down.to.line"
        case .fee: "exclamationmark.circle"
        case .purchase: "cart"
        case .groceries: "basket"
        case .dining: "fork.knife"
        case .housing: "house"
        case .utilities: "bolt"
        case .transport: "bus"
        case .travel: "airplane"
        case .health: "heart"
        case .insurance: "shield"
        case .education: "book"
        case .entertainment: "film"
        case .subscriptions: "repeat"
        case .shopping: "bag"
        case .gifts: "gift"
        case .children: "figure.and.child.holdinghands"
        case .pets: "pawprint"
        case .taxes: "building.columns"
        case .other: "square.grid.2x2"
        }
    }
}
