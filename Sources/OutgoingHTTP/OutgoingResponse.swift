/// The response of another server.
package struct OutgoingResponse: Hashable, Sendable {
    package var status: Int
    /// By lower-case name; of several with one name the last.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
