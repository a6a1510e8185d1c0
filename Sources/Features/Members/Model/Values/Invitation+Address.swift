import Navigation

extension Invitation {
    /// The address to give out.
    ///
    /// - Parameters:
    ///   - token: the token of the link.
    ///   - site: the base URL of the server, without trailing slash; empty if it is unknown, which leaves the path.
    package func address(token: String, on site: String) -> String {
        let route: AuthRoute = role == nil ? .reset(token: token) : .invite(token: token)
        return site + Link(.auth(route)).path
    }
}
