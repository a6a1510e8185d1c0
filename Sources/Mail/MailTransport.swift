/// Sends messages to a mail server.
package protocol MailTransport: Sendable {
    /// Sends a message and waits until the server has accepted it.
    ///
    /// If the task is cancelled before the message is transmitted, sending stops immediately; after that, it waits a short time for the
    /// reply.
    func send(_ message: MailMessage) async throws(MailError)
}
