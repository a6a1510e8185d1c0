public import ArgumentParser
public import Models

// Values of the domain as they are written on the command line.

extension Day: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

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
    /// An id that a person wrote; of one that is none the parser says what it looks like and where it stands.
    ///
    /// - Parameter listing: the command that shows ids of this kind.
    static func argument(_ text: String, listedBy listing: String) throws -> ID {
        guard let id = ID(text) else {
            throw ValidationError("The id is \(Entity.idPrefix)_ followed by 13 digits and letters; \(listing) lists them")
        }
        return id
    }
}

extension AccountKind: ExpressibleByArgument {}
extension Role: ExpressibleByArgument {}

extension CategoryClass: ExpressibleByArgument {}

extension TransactionStatus: ExpressibleByArgument {}

extension TransferStatus: ExpressibleByArgument {}

extension CardNetwork: ExpressibleByArgument {}

extension BenefitFrequency: ExpressibleByArgument {
    package init?(argument: String) { self.init(text: argument) }
}

extension Month: ExpressibleByArgument {
    /// Reads `YYYY-MM`.
    public init?(argument: String) {
        guard let day = Day(argument + "-01") else { return nil }
        self.init(of: day)
    }
}
