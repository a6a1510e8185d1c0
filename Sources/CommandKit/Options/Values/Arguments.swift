public import ArgumentParser
import Localization
public import Models

// Parses values of the domain from arguments.

extension Day: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Language: ExpressibleByArgument {
    public init?(argument: String) { self.init(rawValue: argument) }
}

extension Perspective: ExpressibleByArgument {}

extension Currency: ExpressibleByArgument {
    public init?(argument: String) { self.init(code: argument) }
}

extension DecimalFigure: ExpressibleByArgument {
    public init?(argument: String) { self.init(bytes: argument.utf8) }
}

extension ID: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension EntryCursor: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ID {
    /// Parses an id; the error of an invalid id describes the format and the command that lists ids.
    ///
    /// - Parameter listing: the command that lists ids of this kind.
    package static func argument(_ text: String, listedBy listing: String) throws -> ID {
        guard let id = ID(text) else {
            throw ValidationError(text: "The id is \(Entity.idPrefix)_ followed by 13 digits and letters; \(listing) lists them")
        }
        return id
    }
}

extension AccountKind: ExpressibleByArgument {}

extension AccountSharing: ExpressibleByArgument {}
extension CategoryClass: ExpressibleByArgument {}
extension Role: ExpressibleByArgument {}
extension TransactionStatus: ExpressibleByArgument {}

extension Month: ExpressibleByArgument {
    /// Parses `YYYY-MM`.
    public init?(argument: String) {
        guard let day = Day(argument + "-01") else { return nil }
        self.init(of: day)
    }
}
