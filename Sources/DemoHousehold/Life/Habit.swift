import Models

/// Something that is bought now and then: where, on which days, for how much.
struct Habit {
    var shops: [Shop]
    var category: StandardCategory
    /// Who pays, one of them by chance.
    var payers: [DemoAccount]
    /// In how many of a hundred it happens, Monday to Sunday.
    var chances: [Int64]

    struct Shop: Hashable {
        var name: String
        /// Minor units.
        var prices: ClosedRange<Int64>

        init(_ name: String, _ prices: ClosedRange<Int64>) {
            self.name = name
            self.prices = prices
        }
    }

    init(
        _ category: StandardCategory, by payers: [DemoAccount], _ chances: [Int64], _ shops: [Shop]
    ) {
        self.category = category
        self.payers = payers
        self.chances = chances
        self.shops = shops
    }
}
