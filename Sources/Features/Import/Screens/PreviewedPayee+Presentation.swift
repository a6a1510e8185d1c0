import Models

extension PreviewedPayee {
    var isIncome: Bool { !(lines.first?.amount.isNegative ?? true) }

    /// Whether any line has a category that can be chosen.
    var hasCategories: Bool {
        lines.contains { line in
            if case .category = line.outcome { true } else { false }
        }
    }

    /// Why the lines have their category; nil if they differ.
    var reason: CategoryReason? {
        let reasons = Set(lines.map(\.reason))
        return reasons.count == 1 ? reasons.first : nil
    }

    /// The category of all lines as they are in the preview; nil if they have several.
    var shown: Models.ID<Models.Category>? {
        let shown = Set(
            lines.compactMap { line -> Models.ID<Models.Category>? in
                if case .category(let category, _) = line.outcome { category } else { nil }
            })
        return shown.count == 1 ? shown.first : nil
    }
}
