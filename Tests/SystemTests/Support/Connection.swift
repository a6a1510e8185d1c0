import Foundation
import TestTools

/// One connection to a port of this machine, over which one request is sent and one answer is read.
final class Connection {
    private let descriptor: Int32
    private(set) var received: [UInt8] = []
    private var hasEnded = false

    /// - Parameter address: of this machine, from which is asked.
    init(port: UInt16, from address: String = "127.0.0.1") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
        // Room for little, so that who does not read is soon noticed.
        var size = Int32(4_096)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        try call(bind, address, port: 0)
        try call(connect, "127.0.0.1", port: port)
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw POSIXError(.EPIPE) }
            sent += count
        }
    }

    /// Reads what is there by now, and at least something within as many milliseconds.
    ///
    /// - Returns: whether the other side may still send more.
    @discardableResult
    func read(within milliseconds: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while !hasEnded, poll(&state, 1, milliseconds) > 0 {
            var piece = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
            if count > 0 { received += piece[..<count] } else { hasEnded = true }
            if count < piece.count { break }
        }
        return !hasEnded
    }

    /// Whether the other side has closed, without taking anything of what it sent.
    var isClosed: Bool {
        var state = pollfd(fd: descriptor, events: Int16(0x2000), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents != 0
    }

    private func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ address: String, port: UInt16
    ) throws {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        inet_pton(AF_INET, address, &place.sin_addr)
        let result = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
