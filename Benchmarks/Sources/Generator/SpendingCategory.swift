/// What the household spends on: the name in journals, what shops of the kind are called, and what a purchase costs around, in cents.
package struct SpendingCategory: Sendable {
    package let name: String
    package let trade: String
    package let typical: Int

    private init(_ name: String, _ trade: String, _ typical: Int) {
        self.name = name
        self.trade = trade
        self.typical = typical
    }

    package static let all: [SpendingCategory] = [
        .init("Groceries", "Market", 3_800), .init("Bakery", "Bakery", 900), .init("Restaurants", "Kitchen", 4_200),
        .init("Coffee", "Coffee", 480), .init("Lunch", "Deli", 1_150), .init("Fuel", "Petrol", 6_100),
        .init("PublicTransport", "Transit", 340), .init("Taxi", "Taxi", 1_900), .init("Parking", "Parking", 450),
        .init("CarRepair", "Garage", 24_000), .init("Rent", "Homes", 95_000), .init("Electricity", "Energy", 8_900),
        .init("Water", "Waterworks", 4_100), .init("Internet", "Telecom", 3_995), .init("Mobile", "Mobile", 1_999),
        .init("Insurance", "Insurance", 5_600), .init("Pharmacy", "Pharmacy", 1_700), .init("Doctors", "Practice", 6_500),
        .init("Dentist", "Dental", 9_800), .init("Fitness", "Gym", 2_990), .init("Clothing", "Clothing", 5_900),
        .init("Shoes", "Shoes", 8_400), .init("Electronics", "Electronics", 19_900), .init("Furniture", "Furniture", 27_000),
        .init("Hardware", "Hardware", 3_300), .init("Garden", "Garden", 2_700), .init("Books", "Books", 1_600),
        .init("Music", "Music", 1_099), .init("Films", "Cinema", 2_400), .init("Games", "Games", 3_900),
        .init("Travel", "Travel", 38_000), .init("Hotels", "Hotel", 21_000), .init("Flights", "Air", 29_000),
        .init("Gifts", "Gifts", 3_500), .init("Donations", "Foundation", 2_500), .init("School", "School", 7_500),
        .init("Childcare", "Nursery", 18_000), .init("Pets", "Pets", 2_900), .init("Hairdresser", "Hair", 3_200),
        .init("Fees", "Services", 550),
    ]
}
