package import OutgoingHTTP

/// The request that hands a message to a push service (RFC 8030, section 5).
package struct PushRequest: Sendable {
    /// The message in clear.
    package var payload: [UInt8]
    package var receiver: PushReceiver
    /// The time for which the push service keeps the message, in seconds.
    package var life: Int64
    package var urgency: PushUrgency
    /// Replaces a message of the same topic that was not delivered yet (RFC 8030, section 5.4): up to 32 letters of base64url; nil: none.
    package var topic: String?

    package init(payload: [UInt8], receiver: PushReceiver, life: Int64, urgency: PushUrgency = .normal, topic: String? = nil) {
        self.payload = payload
        self.receiver = receiver
        self.life = life
        self.urgency = urgency
        self.topic = topic
    }

    /// Encrypts the message with a key and a salt of its own.
    ///
    /// - Parameters:
    ///   - subject: as in `VAPIDKey.authorization`.
    ///   - seconds: the current time since 1970.
    /// - Throws: `PushError`.
    package func outgoing(signedBy key: VAPIDKey, subject: String?, at seconds: Int64) throws(PushError) -> OutgoingRequest {
        let endpoint = try PushEndpoint(receiver.endpoint)
        let body = try PushEncryption.encrypt(payload, for: receiver)
        let authorization = try key.authorization(for: endpoint, subject: subject, at: seconds)
        var headers: [OutgoingRequest.Header] = [
            .init("Authorization", authorization), .init("Content-Encoding", "aes128gcm"),
            .init("Content-Type", "application/octet-stream"),
            .init("TTL", String(life)), .init("Urgency", urgency.rawValue),
        ]
        if let topic { headers.append(.init("Topic", topic)) }
        return OutgoingRequest(.post, endpoint.url, headers: headers, body: body, responseLimit: 65_536)
    }
}
