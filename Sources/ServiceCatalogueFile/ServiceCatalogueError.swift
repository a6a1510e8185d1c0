/// Why the file of known services is invalid.
package enum ServiceCatalogueError: Error, Hashable, Sendable {
    /// The file is not valid JSON, or a field is missing or has a wrong type.
    ///
    /// - Parameter field: the path of the field, such as `services.3.name`; empty if unknown.
    case invalidJSON(field: String)
    /// A field of a service is invalid.
    ///
    /// - Parameter service: its name, or its number in the file if it has none.
    case field(service: String, field: String, Violation)

    package enum Violation: Hashable, Sendable {
        case empty
        case tooLong(max: Int)
        case unknownValue(String)
        case outOfRange(Int)
        case duplicate(String)
        /// A kind may contain lowercase letters and hyphens only.
        case invalidKind(String)
        /// An address begins with `https://`.
        case invalidAddress(String)
    }
}

extension ServiceCatalogueError: CustomStringConvertible {
    /// A sentence for developers who edit the file.
    package var description: String {
        switch self {
        case .invalidJSON(""): "The file of known services is no JSON"
        case .invalidJSON(let field): "The file of known services cannot be read: field \(field) is missing or has another type"
        case .field(let service, let field, let violation):
            "The file of known services cannot be read: service \(service), field \(field): \(violation)"
        }
    }
}

extension ServiceCatalogueError.Violation: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "it is empty"
        case .tooLong(let max): "it has more than \(max) characters"
        case .unknownValue(let value): "\(value) is not known"
        case .outOfRange(let number): "\(number) is out of range"
        case .duplicate(let value): "\(value) is there twice"
        case .invalidKind(let kind): "\(kind) is not made of small letters and hyphens"
        case .invalidAddress(let address): "\(address) does not begin with https://"
        }
    }
}
