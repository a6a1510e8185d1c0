#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A connection to a server on this machine, kept open (HTTP/1.1, RFC 9112).
final class HTTPConnection {
    let descriptor: Int32
    private var reader = AnswerReader()

    /// - Throws: `BenchmarkError` where nobody listens.
    init(port: UInt16) throws {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw BenchmarkError("no socket: \(String(cString: strerror(errno)))") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw BenchmarkError("no connection to port \(port): \(reason)")
        }
    }

    deinit { close(descriptor) }

    /// Sends a request and waits for its answer.
    func exchange(_ request: [UInt8]) throws -> HTTPAnswer {
        try send(request)
        return try answer()
    }

    /// Waits for the next answer.
    func answer() throws -> HTTPAnswer {
        while true {
            if let answer = try reader.next() { return answer }
            try receive()
        }
    }

    func send(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                #if canImport(Glibc)
                let count = Glibc.send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                #else
                let count = Darwin.send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, 0)
                #endif
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw BenchmarkError("the server closed a connection") }
                sent += count
            }
        }
    }

    /// Reads what is there, or waits for it.
    func receive() throws {
        try withReceived { reader.append($0) }
    }

    /// Reads what is there, or waits for it, and hands it over as it came.
    func withReceived(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { space in
            while true {
                let count = recv(descriptor, space.baseAddress, space.count, 0)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw BenchmarkError("the server closed a connection") }
                return try body(UnsafeRawBufferPointer(rebasing: space[..<count]))
            }
        }
    }

    /// The status of the next answer if all of it is here; its content is passed over.
    func passOver() throws -> Int? { try reader.passOver() }
}
