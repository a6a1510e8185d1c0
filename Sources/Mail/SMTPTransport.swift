import CTransfer
import Dispatch
import Synchronization

/// Sends messages over SMTP with libcurl, which is loaded at run time.
package struct SMTPTransport: MailTransport {
    private let server: SMTPServer
    private let timeouts: Timeouts
    /// Sends one message at a time, on a thread of its own, since a transfer blocks.
    private let queue = DispatchQueue(label: "coffer.mail")

    /// The timeouts of a transfer, in seconds.
    package struct Timeouts: Sendable {
        /// Until the connection is established.
        package var connect: Int = 20
        /// From the first byte to the last.
        package var total: Int = 120
    }

    /// - Throws: `MailError.configuration(.library)` if libcurl is not installed.
    package init(_ server: SMTPServer, timeouts: Timeouts = Timeouts()) throws(MailError) {
        guard coffer_transfer_is_available() else { throw .configuration(.library) }
        self.server = server
        self.timeouts = timeouts
    }

    package func send(_ message: MailMessage) async throws(MailError) {
        let bytes = MailWriter(sender: server.sender).bytes(of: message)
        let recipient = message.recipient.text
        let cancellation = Cancellation()
        let error: MailError? = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: transfer(bytes, to: recipient, unless: cancellation)) }
            }
        } onCancel: {
            cancellation.cancel()
        }
        if let error { throw error }
    }

    /// Performs a transfer; blocks until it ends.
    ///
    /// - Returns: nil if the server accepted the message.
    private func transfer(_ bytes: [UInt8], to recipient: String, unless cancellation: Cancellation) -> MailError? {
        let result = withExtendedLifetime(cancellation) {
            withTexts(recipient) { texts in
                bytes.withUnsafeBytes { message in
                    var transfer = texts
                    transfer.requires_tls = server.requiresTLS
                    transfer.message = message.baseAddress?.assumingMemoryBound(to: CChar.self)
                    transfer.length = message.count
                    transfer.connect_seconds = timeouts.connect
                    transfer.seconds = timeouts.total
                    transfer.context = Unmanaged.passUnretained(cancellation).toOpaque()
                    transfer.is_cancelled = { context in
                        context.map { Unmanaged<Cancellation>.fromOpaque($0).takeUnretainedValue().isCancelled } ?? false
                    }
                    return coffer_mail_send(&transfer)
                }
            }
        }
        return MailError(code: Int(result.code), reply: result.answer, isTransmitted: result.is_handed_over)
    }

    /// Calls `body` with a C structure whose strings are valid during the call.
    private func withTexts<T>(_ recipient: String, _ body: (coffer_mail_transfer) -> T) -> T {
        server.url.withCString { url in
            server.sender.text.withCString { sender in
                recipient.withCString { recipient in
                    withOptionalCString(server.credentials?.user) { user in
                        withOptionalCString(server.credentials?.password) { password in
                            withOptionalCString(server.certificates) { certificates in
                                var transfer = coffer_mail_transfer()
                                transfer.url = url
                                transfer.sender = sender
                                transfer.recipient = recipient
                                transfer.user = user
                                transfer.password = password
                                transfer.certificates = certificates
                                return body(transfer)
                            }
                        }
                    }
                }
            }
        }
    }

    private func withOptionalCString<T>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> T) -> T {
        guard let text else { return body(nil) }
        return text.withCString { body($0) }
    }
}

/// A flag that cancels a transfer.
private final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    func cancel() { flag.store(true, ordering: .relaxed) }
}
