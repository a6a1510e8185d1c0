package import Localization

/// Where in the network a client is, as far as its address says so. No service is asked.
package enum NetworkPlace: Hashable, Sendable {
    /// The machine that Coffer runs on: a loopback address.
    case thisDevice
    /// A private, unique local or link-local address.
    case localNetwork
    /// Any other address, as it is shown.
    case address(String)
    /// Nothing is known: the command line, or a client without address.
    case unknown

    /// - Parameter address: the address of a client without port; any text is accepted.
    package init(_ address: String) {
        let text = String(String.UnicodeScalarView(address.unicodeScalars.prefix(Self.limit).filter(Self.isShown)))
        guard !text.isEmpty else {
            self = .unknown
            return
        }
        guard let parsed = IPAddress(text) else {
            self = .address(text)
            return
        }
        if parsed.isLoopback {
            self = .thisDevice
        } else if parsed.isPrivate {
            self = .localNetwork
        } else {
            self = .address(parsed.shortText)
        }
    }

    /// The place as a name: `The local network`; nil if nothing is known.
    package var displayName: LocalizedText? {
        switch self {
        case .thisDevice: "This device"
        case .localNetwork: "The local network"
        case .address(let text): .verbatim(text)
        case .unknown: nil
        }
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        default: true
        }
    }

    /// The number of characters that are read: an IPv6 address has 45 at most, its zone a few.
    private static let limit = 60
}
