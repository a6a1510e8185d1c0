/// A transfer between two own accounts, with the day on which each side is booked.
struct OwnTransfer: Sendable {
    var source: Int8
    var destination: Int8
    var departure: Int32
    var arrival: Int32
    var amount: Int32
}
