import Models

extension Trip {
    /// All trips of the household.
    static let all: [Trip] = [
        Trip(
            place: "London", start: 74, nights: 3, currency: currency("GBP"), rate: rate(119, 2), step: 1, stepCents: 119,
            fare: ("Kittiwake Air", 148_00),
            restaurants: ["The Brass Teapot", "Canal Street Kitchen", "Pickle & Pie"], sights: ["Wharf Gallery", "Lantern Theatre"]),
        Trip(
            place: "Galway", start: 171, nights: 3, currency: Currency.euro, rate: rate(1, 0), step: 1, stepCents: 100,
            fare: ("Western Rail", 72_00),
            restaurants: ["Oyster Quay", "The Fiddle & Fig", "Claddagh Coffee House"], sights: ["Corrib Boat Tours"]),
        Trip(
            place: "Porto", start: 268, nights: 9, currency: Currency.euro, rate: rate(1, 0), step: 1, stepCents: 100,
            fare: ("Kittiwake Air", 312_00),
            restaurants: ["Tasca do Farol", "Casa da Nora", "Mar Manso", "Padaria Flor"], sights: ["Adega Velha Cellars", "Elevador Tours"]),
        Trip(
            place: "Copenhagen", start: 402, nights: 4, currency: currency("DKK"), rate: rate(134, 3), step: 10, stepCents: 134,
            fare: ("Kittiwake Air", 226_00),
            restaurants: ["Spisehus Nord", "Kaffe & Kanel", "Havnens Bord"], sights: ["Designhallen", "Bakke Gardens"]),
        Trip(
            place: "Prague", start: 517, nights: 5, currency: currency("CZK"), rate: rate(4, 2), step: 10, stepCents: 40,
            fare: ("Kittiwake Air", 264_00),
            restaurants: ["U Modrého Zvonu", "Kavárna Lípa", "Hospoda Na Rohu"], sights: ["Galerie Vltava", "Loutkové Divadlo"]),
        Trip(
            place: "Kerry", start: 634, nights: 7, currency: Currency.euro, rate: rate(1, 0), step: 1, stepCents: 100,
            fare: ("Western Rail", 96_00),
            restaurants: ["The Salty Heron", "Bridge End Bistro", "Moll's Kitchen"], sights: ["Skellig View Boats", "Glen Gardens"]),
        Trip(
            place: "Edinburgh", start: 709, nights: 3, currency: currency("GBP"), rate: rate(116, 2), step: 1, stepCents: 116,
            fare: ("Kittiwake Air", 132_00),
            restaurants: ["Thistle & Thyme", "The Close Kitchen", "Leith Larder"], sights: ["Castle Rock Tours"]),
    ]

    private static func currency(_ code: String) -> Currency { Currency(code: code) ?? .euro }
    private static func rate(_ mantissa: Int64, _ scale: UInt8) -> DecimalFigure { DecimalFigure(mantissa: mantissa, scale: scale) }
}
