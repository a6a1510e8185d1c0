package import HTML
package import Localization
package import Models

/// An entry in a list: the category's icon, the payee over category and account, and the amount.
package struct EntryRow: View {
    private let entry: Entry
    private let path: String
    private let day: LocalizedText?
    private let showsAccount: Bool
    private let showsBalance: Bool

    /// - Parameters:
    ///   - day: The formatted day, if the list is not grouped by days.
    package init(
        _ entry: Entry, path: String, day: LocalizedText? = nil, showsAccount: Bool = true,
        showsBalance: Bool = false
    ) {
        self.entry = entry
        self.path = path
        self.day = day
        self.showsAccount = showsAccount
        self.showsBalance = showsBalance
    }

    package var body: some View {
        TransactionRow(
            id: "entry-\(entry.account)-\(entry.id)", payee: entry.titleText, detail: detail, icon: entry.icon, path: path,
            amount: AmountText(entry.amount, style: AmountStyle(entry.amount, isPending: entry.status == .pending)),
            balance: showsBalance ? entry.balance.map { AmountText($0) } : nil)
    }

    private var detail: LocalizedText {
        var parts: [LocalizedText] = []
        if let day { parts.append(day) }
        switch entry.counterparts.count {
        case 0: break
        case 1: parts.append(entry.counterparts[0].nameText)
        default: parts.append("Split in \(entry.counterparts.count)")
        }
        if showsAccount { parts.append(.verbatim(entry.accountName)) }
        if entry.status == .failed { parts.append("Failed") }
        if entry.status == .cancelled { parts.append("Cancelled") }
        return .joined(parts)
    }
}

extension Entry {
    /// The icon of its category: that of a split for several, that of transfers for an own account, a lock for one that the reader does not see.
    package var icon: String {
        guard let first = counterparts.first else { return "" }
        if counterparts.count > 1 { return Symbol.squareGrid2x2.rawValue }
        switch first.role {
        case .own: return Symbol.arrowLeftArrowRight.rawValue
        case .private: return Symbol.lock.rawValue
        case .category, .receivable, .equity, .conversion: return first.icon
        }
    }
}
