import Signatures

/// The signature that a receiver computes with the secret it was given.
struct WebhookSecretText {
    private let secret: WebhookSecret

    init?(_ bytes: [UInt8]) {
        guard let secret = WebhookSecret(bytes: bytes) else { return nil }
        self.secret = secret
    }

    func signature(_ id: String, _ seconds: Int64, _ body: [UInt8]) -> String? {
        secret.headers(id: id, at: seconds, body: body).first { $0.name == "webhook-signature" }?.value
    }
}
