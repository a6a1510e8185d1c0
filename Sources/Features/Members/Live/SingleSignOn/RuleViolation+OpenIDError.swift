import MembersModel
import OpenIDConnect
import OutgoingHTTP
import Services

extension RuleViolation {
    /// What an owner is told of a provider that is not taken into use.
    init(_ error: OpenIDError) {
        self =
            switch error {
            case .issuer: .providerIssuerInvalid
            case .otherIssuer: .providerOtherIssuer
            case .transport(_, let reason): Self.violation(of: reason)
            case .endpoint: .providerEndpoint
            case .unsupported(.clientAuthentication): .providerClientKind
            case .unsupported: .providerUnsuitable
            default: .providerNotFound
            }
    }

    private static func violation(of error: OutgoingError) -> RuleViolation {
        switch error {
        case .refusedAddress: .providerAddressPrivate
        case .url, .header: .providerAddressPlain
        case .certificate: .providerCertificate
        case .library: .providersUnavailable
        case .tooLarge: .providerNotFound
        case .unreachable, .noResponse, .cancelled: .providerUnreachable
        }
    }
}
