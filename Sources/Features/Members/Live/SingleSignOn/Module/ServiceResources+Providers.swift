import OpenIDConnect
import OutgoingHTTP
package import ServiceKit

extension ServiceResources {
    /// Adds what asks the providers of sign-in, with what it knows of them: over the client of requests to other servers, if there is one, which is
    /// made when a provider is asked for.
    package mutating func addProviders() {
        let others = self
        add { others[(any OutgoingTransport).self].map { OpenIDProviders($0) } }
    }
}
