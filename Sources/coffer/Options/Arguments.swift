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

extension AccountKind: ExpressibleByArgument {}
extension Role: ExpressibleByArgument {}

extension CategoryClass: ExpressibleByArgument {}

extension TransactionStatus: ExpressibleByArgument {}
