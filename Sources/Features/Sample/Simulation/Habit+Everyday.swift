import Models

extension Habit {
    /// Everyday purchases by card and account.
    static let everyday: [Habit] = [
        // Weekly groceries and smaller purchases.
        Habit(
            .groceries, by: [.card, .card, .joint], [4, 4, 6, 10, 12, 86, 14],
            [Shop("Marrow & Pine Grocers", 68_00...142_00), Shop("Aldergate Foods", 54_00...118_00)]),
        Habit(
            .groceries, by: [.joint, .orla, .felix, .card], [42, 46, 48, 44, 50, 18, 34],
            [
                Shop("The Corner Larder", 4_20...22_00), Shop("Tully's Greengrocer", 6_40...26_00), Shop("Aldergate Foods", 9_80...38_00),
                Shop("Rye & Salt Bakery", 3_80...13_50),
            ]),
        // Coffee and lunch.
        Habit(
            .dining, by: [.orla], [52, 55, 55, 50, 58, 30, 22],
            [Shop("Kettle & Crow", 3_40...6_90), Shop("Bluebell Coffee", 3_20...7_40)]),
        Habit(
            .dining, by: [.felix], [44, 48, 46, 48, 52, 22, 18],
            [Shop("Pier Nine Coffee", 3_30...7_20), Shop("Kettle & Crow", 3_40...6_90)]),
        Habit(
            .dining, by: [.orla, .felix], [30, 34, 36, 38, 42, 6, 4],
            [
                Shop("Noodle Lantern", 9_80...15_50), Shop("The Paper Crane Deli", 7_90...13_20), Shop("Saltbox Sandwiches", 6_80...11_40),
            ]),
        // Restaurants.
        Habit(
            .dining, by: [.card, .card, .joint], [4, 6, 12, 18, 46, 50, 16],
            [
                Shop("Osteria Finestra", 48_00...98_00), Shop("The Copper Ladle", 36_00...78_00), Shop("Saffron Table", 32_00...66_00),
                Shop("Juniper & Smoke", 42_00...92_00), Shop("Dumpling Weather", 24_00...48_00),
            ]),
        // Transport.
        Habit(.transport, by: [.orla], [34, 8, 6, 12, 4, 0, 10], [Shop("Tramline Travel Card", 15_00...30_00)]),
        Habit(.transport, by: [.felix], [10, 22, 6, 14, 4, 0, 4], [Shop("Tramline Travel Card", 15_00...25_00)]),
        Habit(
            .transport, by: [.joint, .card], [8, 6, 8, 10, 18, 20, 10], [Shop("Beacon Fuels", 44_00...78_00)]),
        Habit(.transport, by: [.felix, .joint], [6, 6, 8, 8, 12, 22, 8], [Shop("ParkWell Car Parks", 2_40...11_00)]),
        Habit(.transport, by: [.orla, .felix], [2, 2, 4, 8, 16, 18, 4], [Shop("Hopalong Taxis", 9_50...26_00)]),
        // Shopping.
        Habit(
            .shopping, by: [.card, .orla, .felix], [10, 10, 12, 14, 16, 30, 20],
            [
                Shop("Thimble & Thread", 24_00...94_00), Shop("Bracken Books", 8_99...33_50), Shop("Homestead Living", 14_50...129_00),
                Shop("Parcel Lane", 7_99...72_00), Shop("Parcel Lane", 7_99...48_00), Shop("Oakley Hardware", 6_40...58_00),
            ]),
        Habit(.shopping, by: [.card], [1, 1, 1, 1, 2, 4, 2], [Shop("Northlight Electronics", 39_00...329_00)]),
        // Entertainment.
        Habit(
            .entertainment, by: [.card, .orla, .felix], [3, 4, 8, 8, 18, 24, 14],
            [
                Shop("Marquee Picture House", 11_50...31_00), Shop("Vaulted Climbing", 13_00...16_00),
                Shop("Round Room Tickets", 32_00...96_00), Shop("Tide & Trail Museum", 9_00...24_00),
            ]),
        // Health, gifts and pets.
        Habit(.health, by: [.orla, .felix, .joint], [7, 6, 6, 6, 8, 8, 2], [Shop("Willow Pharmacy", 5_40...36_00)]),
        Habit(.health, by: [.orla, .felix], [2, 2, 2, 2, 2, 0, 0], [Shop("Ashdale Family Practice", 60_00...60_00)]),
        Habit(
            .gifts, by: [.orla, .felix, .card], [2, 2, 3, 4, 6, 9, 4],
            [Shop("Petal & Stem", 22_00...58_00), Shop("The Gift Room", 15_00...65_00)]),
        Habit(.pets, by: [.joint], [3, 3, 4, 4, 6, 14, 6], [Shop("Whisker & Co", 16_50...52_00)]),
        Habit(.pets, by: [.joint], [1, 1, 0, 1, 1, 0, 0], [Shop("Ashgrove Veterinary Clinic", 68_00...214_00)]),
        Habit(.other, by: [.orla, .felix], [2, 1, 2, 1, 2, 2, 1], [Shop("Post Office Counter", 2_80...14_00)]),
    ]

    /// Cash purchases, which are entered manually.
    static let cash: [Habit] = [
        Habit(.groceries, by: [.wallet], [0, 0, 0, 6, 4, 36, 30], [Shop("Farmers' market", 6_00...24_00)]),
        Habit(.dining, by: [.wallet], [0, 2, 4, 8, 16, 16, 8], [Shop("The Lamplighter", 8_00...26_00)]),
        Habit(.other, by: [.wallet], [2, 2, 2, 2, 2, 4, 4], [Shop("Collection box", 2_00...10_00)]),
        Habit(.gifts, by: [.wallet], [0, 0, 0, 1, 1, 2, 2], [Shop("Flower stall", 8_00...18_00)]),
    ]
}
