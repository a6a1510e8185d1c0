package import Models
package import Services

/// Manages the channels of the signed-in member; also allowed for viewers. New ones need a recent confirmation, since what the member is
/// told then reaches further places.
package protocol ChannelServiceProtocol: Sendable {
    /// Whether this server can send to other servers.
    var isAvailable: Bool { get }

    /// The public key to which browsers bind a device, in base64url; nil if this server cannot send to other servers, or cannot read its key.
    var serverKey: String? { get }

    /// The channels, newest first, also those that their service has ended.
    func fetchChannels() async throws -> [Channel]

    /// - Throws: `ServiceError.notFound` if it is not the member's.
    func fetchChannel(id: ID<Channel>) async throws -> Channel

    /// Adds the browser of the session; one that is there already is renewed.
    ///
    /// - Throws: `ServiceError.rule` for what is malformed, or if there are too many; `.confirmationNeeded`.
    @discardableResult
    func addDevice(_ draft: DeviceDraft) async throws -> Channel

    /// - Throws: as `addDevice`.
    @discardableResult
    func addNtfy(_ draft: NtfyDraft) async throws -> Channel

    /// - Returns: the channel, and the secret by which the receiver verifies messages, which is shown once.
    /// - Throws: as `addDevice`.
    func addWebhook(_ draft: WebhookDraft) async throws -> (channel: Channel, secret: String)

    /// Sets whether messages contain amounts.
    ///
    /// - Throws: `ServiceError.notFound`, and `.confirmationNeeded` to show them.
    func setShowsAmounts(_ showsAmounts: Bool, of id: ID<Channel>) async throws

    /// Sends a test message.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` if it has ended, or a message was sent within a minute.
    func sendTest(to id: ID<Channel>) async throws

    /// Removes a channel with the messages that wait for it.
    ///
    /// - Throws: `ServiceError.notFound`.
    func endChannel(id: ID<Channel>) async throws
}

extension DependencyContainer {
    package func channels() -> any ChannelServiceProtocol { service() }
}
