/// A way to a mail server.
package protocol MailTransport: Sendable {
    /// Hands a message over and waits until the server has taken it.
    ///
    /// A task that is cancelled gives up as soon as that leaves no doubt, and soon after that in any case.
    func send(_ message: MailMessage) async throws(MailError)
}
