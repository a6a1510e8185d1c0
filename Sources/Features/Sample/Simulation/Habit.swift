import Models

/// A kind of irregular purchase: shops, prices, payers and probabilities by weekday.
struct Habit {
    var shops: [Shop]
    var category: StandardCategory
    /// The accounts that may pay, one of which is selected at random.
    var payers: [SampleAccount]
    /// The probability per day in percent, from Monday to Sunday.
    var chances: [Int64]

    struct Shop: Hashable {
        var name: String
        /// The range of prices in minor units.
        var prices: ClosedRange<Int64>

        init(_ name: String, _ prices: ClosedRange<Int64>) { (self.name, self.prices) = (name, prices) }
    }

    init(_ category: StandardCategory, by payers: [SampleAccount], _ chances: [Int64], _ shops: [Shop]) {
        (self.category, self.payers, self.chances, self.shops) = (category, payers, chances, shops)
    }
}
