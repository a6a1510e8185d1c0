import Foundation
import Models
import NotificationsModel
import ServiceKit
import WebPush

/// Address, keys and secrets of a channel. They are stored encrypted with the key of the installation, so that a copy of the database alone
/// does not let anybody write to it.
enum ChannelTarget: Codable, Hashable, Sendable {
    case push(endpoint: String, key: [UInt8], secret: [UInt8])
    /// - token: an access token, or user and password with a colon between them; empty for none.
    case ntfy(server: String, topic: String, token: String)
    case webhook(url: String, secret: [UInt8])

    /// - Throws: the error of reading the key.
    func sealed(with box: SecretBox, of channel: ID<Channel>, in household: ID<Household>) throws -> [UInt8] {
        try box.seal(Array(try JSONEncoder().encode(self)), for: Self.purpose(channel, household))
    }

    /// The target of a channel; nil if it was sealed with another key, or if that cannot be read.
    init?(_ sealed: [UInt8], with box: SecretBox, of channel: ID<Channel>, in household: ID<Household>) {
        guard let bytes = box.open(sealed, for: Self.purpose(channel, household)),
            let target = try? JSONDecoder().decode(Self.self, from: Data(bytes))
        else { return nil }
        self = target
    }

    private static func purpose(_ channel: ID<Channel>, _ household: ID<Household>) -> String {
        "channel \(household.rawValue) \(channel.rawValue)"
    }
}

extension VAPIDKey {
    /// The key of the installation: it follows from the installation's secret, so all its servers have the same one, and none is stored.
    ///
    /// - Throws: the error of reading the secret.
    init(of box: SecretBox) throws {
        // Nearly every number is a key: fewer than one in four billion is none.
        for attempt in 0..<8 {
            guard let key = VAPIDKey(scalar: try box.derivedBytes(for: "web push \(attempt)", count: 32)) else { continue }
            self = key
            return
        }
        throw PushError.cryptography
    }
}
