/// Collects a response within its limits, and answers what libcurl asks during a transfer, in the thread of the transfer.
final class HTTPExchange {
    private(set) var head = ResponseHead()
    private(set) var body: [UInt8] = []
    /// Whether head or body are larger than allowed.
    private(set) var isTooLarge = false
    /// Whether every address that was tried is refused.
    var isRefused: Bool { hasRefused && !hasAllowed }

    private var hasRefused = false
    private var hasAllowed = false
    private let limit: Int
    private let cancellation: TransferCancellation
    private let allowsAddress: ([UInt8]) -> Bool

    /// - Parameter limit: the maximum size of the body in bytes.
    init(limit: Int, cancellation: TransferCancellation, allowsAddress: @escaping ([UInt8]) -> Bool) {
        self.limit = limit
        self.cancellation = cancellation
        self.allowsAddress = allowsAddress
    }

    /// The exchange behind the context of a C function.
    static func of(_ context: UnsafeMutableRawPointer?) -> HTTPExchange? {
        context.map { Unmanaged<HTTPExchange>.fromOpaque($0).takeUnretainedValue() }
    }

    var isCancelled: Bool { cancellation.isCancelled }

    func allows(address: UnsafeBufferPointer<UInt8>) -> Bool {
        let isAllowed = allowsAddress(Array(address))
        if isAllowed { hasAllowed = true } else { hasRefused = true }
        return isAllowed
    }

    func take(header: UnsafeRawBufferPointer) -> Bool {
        if !head.take(header) { isTooLarge = true }
        return !isTooLarge
    }

    func take(body bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= limit - body.count else {
            isTooLarge = true
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }
}
