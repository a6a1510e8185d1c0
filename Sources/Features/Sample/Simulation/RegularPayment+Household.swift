import Models

extension RegularPayment {
    /// All regular payments of the household.
    static let household: [RegularPayment] = [
        // Housing.
        RegularPayment(.joint, "Greenline Energy", .utilities, -118_00, on: 9, spread: 7_40, isSeasonal: true, memo: "Electricity"),
        RegularPayment(.joint, "Castlegate Gas", .utilities, -74_00, on: 14, spread: 5_20, isSeasonal: true, memo: "Gas"),
        RegularPayment(
            .joint, "Fibrewave Broadband", .utilities, -45_00, on: 12, later: [(13, -49_00)], memo: "Customer 4417 8820"),
        RegularPayment(.joint, "Bin Collective", .utilities, -62_50, on: 16, every: 3, phase: 1),
        RegularPayment(.joint, "Local Property Tax", .taxes, -405_00, on: 21, every: 12, phase: 2),
        RegularPayment(.joint, "Shieldrock Home Insurance", .insurance, -38_90, on: 3, later: [(11, -41_20)]),
        RegularPayment(.joint, "Roadwise Car Insurance", .insurance, -57_35, on: 6, later: [(8, -61_80), (20, -59_95)]),
        RegularPayment(.joint, "Motor Tax Office", .taxes, -200_00, on: 27, every: 12, phase: 8),
        RegularPayment(.joint, "Hillcrest Garage", .transport, -236_00, on: 18, every: 6, phase: 4, spread: 84_00, memo: "Service"),
        RegularPayment(.joint, "Copperbridge Bank", .fee, -6_00, on: 28, every: 3, phase: 2, memo: "Account fee"),
        // Personal.
        RegularPayment(.orla, "Pebble Mobile", .utilities, -22_00, on: 11),
        RegularPayment(.felix, "Pebble Mobile", .utilities, -25_00, on: 17, later: [(9, -20_00)]),
        RegularPayment(.orla, "Vitalis Health Insurance", .insurance, -96_40, on: 4, later: [(12, -101_75)]),
        RegularPayment(.felix, "Vitalis Health Insurance", .insurance, -91_10, on: 4, later: [(12, -96_20)]),
        RegularPayment(.orla, "Anvil Gym", .health, -42_00, on: 2),
        RegularPayment(.felix, "Cedar Dental", .health, -85_00, on: 23, every: 6, phase: 3),
        RegularPayment(.orla, "Cedar Dental", .health, -85_00, on: 24, every: 6, phase: 4),
        RegularPayment(.orla, "Open Harbour College", .education, -340_00, on: 8, every: 6, phase: 2, memo: "Evening course"),
        RegularPayment(.felix, "Harbour Mutual", .fee, -4_50, on: 28, every: 3, phase: 2, memo: "Account fee"),
        RegularPayment(.orla, "Hope Street Shelter", .gifts, -15_00, on: 20, memo: "Donation"),
        // Subscriptions.
        RegularPayment(.card, "PYMT*LUMEN STREAM", .subscriptions, -13_99, on: 7, later: [(14, -15_99)]),
        RegularPayment(.card, "Chorus Music", .subscriptions, -16_99, on: 19, later: [(18, -17_99)], memo: "Family"),
        RegularPayment(.card, "Cloudbox Storage", .subscriptions, -2_99, on: 1),
        RegularPayment(.card, "The Morning Ledger", .subscriptions, -12_00, on: 25),
        RegularPayment(.card, "Parcel Lane Plus", .subscriptions, -8_99, on: 13),
        RegularPayment(.card, "Fable Audiobooks", .subscriptions, -9_95, on: 22, from: 10),
        RegularPayment(.card, "Keystead Passwords", .subscriptions, -36_00, on: 30, every: 12, phase: 9, memo: "One year"),
        RegularPayment(.card, "Guild of Field Recordists", .subscriptions, -84_00, on: 15, every: 12, phase: 5, memo: "Membership"),
        RegularPayment(.dollars, "Tallgrass Hosting", .subscriptions, -14_00, on: 10),
        // Other income.
        RegularPayment(.savings, "Copperbridge Bank", .interest, 46_00, on: 31, every: 3, phase: 2, spread: 9_00, memo: "Interest"),
        RegularPayment(.fund, "World index fund", .interest, 62_00, on: 19, every: 3, phase: 0, spread: 14_00, memo: "Distribution"),
        RegularPayment(.fund, "Orchard Invest", .fee, -9_00, on: 28, every: 3, phase: 2, memo: "Custody"),
        RegularPayment(.dollars, "Prairie Lark Press", .otherIncome, 680_00, on: 26, spread: 190_00, memo: "Sound editing"),
        RegularPayment(.orla, "Revenue Office", .otherIncome, 318_00, on: 13, every: 12, phase: 3, spread: 60_00, memo: "Tax refund"),
    ]
}
