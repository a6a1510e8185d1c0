import CTransfer

/// Sends requests over libcurl, which is loaded at run time: HTTPS to public addresses, and to hosts that the operator allows also HTTP and
/// private addresses. Each request has a connection of its own, whose address is checked when it is made.
package struct OutgoingClient: OutgoingTransport {
    private let allowedHosts: AllowedHosts
    private let certificates: String?
    private let threads = TransferThreads(count: 8)
    /// Whether a connection is made to an address; nil: as the policy says.
    var allowsAddress: (@Sendable (AddressPolicy, [UInt8]) -> Bool)? = nil

    /// - Parameters:
    ///   - certificates: a PEM file of the only trusted certificates; nil for those of the system.
    /// - Throws: `.library` if libcurl is not installed.
    package init(allowing allowedHosts: AllowedHosts = AllowedHosts(), certificates: String? = nil) throws(OutgoingError) {
        guard coffer_transfer_is_available() else { throw .library }
        self.allowedHosts = allowedHosts
        self.certificates = certificates
    }

    package func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse {
        let transfer = try transfer(request)
        let cancellation = TransferCancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                threads.run(unless: cancellation) {
                    continuation.resume(returning: cancellation.isCancelled ? .failure(.cancelled) : transfer.run(unless: cancellation))
                }
            }
        } onCancel: {
            cancellation.cancel()
            threads.endCancelled()
        }
        return try result.get()
    }

    /// Validates a request.
    ///
    /// - Throws: `.url`, `.header`.
    private func transfer(_ request: OutgoingRequest) throws(OutgoingError) -> HTTPTransfer {
        let url = try OutgoingURL(request.url)
        let isAllowed = allowedHosts.contains(url)
        guard url.isEncrypted || isAllowed else { throw .url }
        var lines: [String] = []
        for header in request.headers { lines.append(try header.line) }
        let policy = isAllowed ? AddressPolicy.everyAddress : .publicAddresses
        let allowsAddress = allowsAddress
        return HTTPTransfer(
            request: request, lines: lines, allowsHTTP: isAllowed, certificates: certificates,
            allowsAddress: { address in allowsAddress?(policy, address) ?? policy.allows(address) })
    }
}
