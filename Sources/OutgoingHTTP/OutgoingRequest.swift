/// A request to another server.
package struct OutgoingRequest: Hashable, Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    package var method: Method
    /// An absolute URL in ASCII, of at most 2,048 bytes: `https`, or `http` where the operator allows the host.
    package var url: String
    /// Names and values, in this order; values hold no control characters but tabs.
    package var headers: [Header]
    /// Of a POST; that of a GET is not sent.
    package var body: [UInt8]
    /// The maximum size of the response's body, in bytes.
    package var responseLimit: Int
    /// The timeout of the whole request, in seconds, 1 to 600; waiting for earlier requests does not count.
    package var seconds: Int

    package struct Header: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(
        _ method: Method, _ url: String, headers: [Header] = [], body: [UInt8] = [], responseLimit: Int = 262_144, seconds: Int = 20
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.responseLimit = responseLimit
        self.seconds = seconds
    }
}
