/// One case of a route enum: its path pattern, and a function that makes the route from its parameters.
package struct RouteCase<R: Route>: Sendable {
    /// The path of the case with sample parameters.
    let shape: RoutePath
    /// Makes the route from the parameters in order; nil if one of them is invalid.
    let make: @Sendable (_ parameters: [String]) -> R?

    /// A case without parameters.
    package static func of(_ route: R) -> RouteCase {
        RouteCase(shape: route.path, make: { _ in route })
    }

    /// A case whose parameters occur in the path in the order of `make`.
    package static func of<each P: RouteParameter>(_ make: @escaping @Sendable (repeat each P) -> R) -> RouteCase {
        RouteCase(shape: make(repeat (each P).sample).path) { segments in
            var rest = segments[...]
            func next<T: RouteParameter>(_: T.Type) throws(InvalidSegment) -> T {
                guard let segment = rest.popFirst(), let value = T(segment: segment) else { throw InvalidSegment() }
                return value
            }
            return try? make(repeat next((each P).self))
        }
    }
}

private struct InvalidSegment: Error {}
