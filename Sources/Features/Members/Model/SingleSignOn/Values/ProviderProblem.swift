/// Why a way over a provider leads nowhere, as far as it is told; the log says more. The raw values stand in addresses.
package enum ProviderProblem: String, CaseIterable, Error, Hashable, Sendable {
    /// The provider refused, or its answer is not accepted.
    case refused
    /// Nobody who may sign in has this identity.
    case unknown
    /// It was begun too long ago, in another browser or session, or is finished already.
    case expired
    /// The provider, or the network, does not answer.
    case unavailable
    /// The identity is linked with another member.
    case taken
}
