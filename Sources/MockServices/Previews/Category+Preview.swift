package import Models
package import Services

extension Models.Category {

    /// Every category that a household begins with.
    package static let previews: [Models.Category] = StandardCategory.allCases.enumerated().map { index, key in
        Models.Category(id: ID(rawValue: Int64(201 + index)), key: key, name: key.name, class: key.class, icon: key.icon)
    }

    /// Groceries.
    package static let preview = preview(.groceries)

    /// One of the standard ones.
    package static func preview(_ key: StandardCategory) -> Models.Category {
        previews.first { $0.key == key } ?? Models.Category(id: ID(rawValue: 200), name: key.name, class: key.class, icon: key.icon)
    }
}

extension CategoryRule {
    package static let previews: [CategoryRule] = [
        CategoryRule(id: ID(rawValue: 301), payee: .contains("market"), category: Models.Category.preview(.groceries).id),
        CategoryRule(
            id: ID(rawValue: 302), payee: .matches("pymt*lumen*"), category: Models.Category.preview(.subscriptions).id,
            payeeName: "Lumen Stream"),
        CategoryRule(
            id: ID(rawValue: 303), payee: .equals("Tramline"), account: Account.preview.id,
            category: Models.Category.preview(.transport).id, tags: ["commute"]),
    ]

    package static let preview = previews[0]
}

extension CategoryDetail {
    /// Groceries over a year, a little more every month.
    package static let preview = CategoryDetail(
        category: .preview, entries: 148, rules: 1,
        months: (0..<12).map { index in
            MonthAmount(
                month: Month(of: .preview).adding(months: index - 11),
                amount: ConvertedTotal(total: .preview(412_00 + Int64(index) * 7_35), rateDay: nil, leftOut: []))
        }, latest: Array(Entry.previews.prefix(5)))
}

extension PayeeSuggestion {
    package static let previews: [PayeeSuggestion] = [
        PayeeSuggestion(name: "Millbrook Market", spendingCategory: Models.Category.preview(.groceries).id),
        PayeeSuggestion(name: "Mill Street Books", spendingCategory: Models.Category.preview(.shopping).id),
    ]
}
