/// An answer as it came, with its content still compressed.
struct HTTPAnswer {
    var status: Int
    /// Names in lower case, in their order.
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The first value of a header.
    ///
    /// - Parameter name: in lower case.
    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
