import CMailTransfer
import Dispatch
import Synchronization

/// The way to a mail server by libcurl, which is looked for on the machine when this is made.
package struct SMTPTransport: MailTransport {
    private let server: SMTPServer
    private let patience: Patience
    /// One after the other, on a thread that waits for nobody else's work.
    private let queue = DispatchQueue(label: "coffer.mail")

    /// How long a server may take, in seconds.
    package struct Patience: Sendable {
        package var connecting: Int
        /// From the first byte to the last.
        package var sending: Int

        package init(connecting: Int = 20, sending: Int = 120) {
            self.connecting = connecting
            self.sending = sending
        }
    }

    /// - Throws: `MailError.configuration(.library)` where libcurl is not on this machine.
    package init(_ server: SMTPServer, patience: Patience = Patience()) throws(MailError) {
        guard coffer_mail_is_available() else { throw .configuration(.library) }
        self.server = server
        self.patience = patience
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

    /// Waits for the end.
    ///
    /// - Returns: nil where the server has taken it.
    private func transfer(_ bytes: [UInt8], to recipient: String, unless cancellation: Cancellation) -> MailError? {
        let ending = withExtendedLifetime(cancellation) {
            withTexts(recipient) { texts in
                bytes.withUnsafeBytes { message in
                    var transfer = texts
                    transfer.requires_tls = server.requiresTLS
                    transfer.message = message.baseAddress?.assumingMemoryBound(to: CChar.self)
                    transfer.length = message.count
                    transfer.connect_seconds = patience.connecting
                    transfer.seconds = patience.sending
                    transfer.context = Unmanaged.passUnretained(cancellation).toOpaque()
                    transfer.is_cancelled = { context in
                        context.map { Unmanaged<Cancellation>.fromOpaque($0).takeUnretainedValue().isCancelled } ?? false
                    }
                    return coffer_mail_send(&transfer)
                }
            }
        }
        return MailError(code: Int(ending.code), answer: ending.answer, isHandedOver: ending.is_handed_over)
    }

    /// Lends the texts of a transfer to C for as long as `body` lasts.
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

/// Whether whoever waits for a transfer has given up.
private final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    func cancel() { flag.store(true, ordering: .relaxed) }
}
