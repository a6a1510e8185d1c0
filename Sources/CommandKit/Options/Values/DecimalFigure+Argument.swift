package import ArgumentParser
package import Localization
package import Models

extension DecimalFigure {
    /// Parses a figure.
    ///
    /// - Parameter violation: the message for an invalid figure; what is no number is told how to write one, too.
    package static func argument(_ text: String, else violation: LocalizedText? = nil) throws -> DecimalFigure {
        if let figure = DecimalFigure(bytes: text.utf8) { return figure }
        guard isNumber(text) else { throw ValidationError(text: violation.map { "\($0). \(spelling)" } ?? spelling) }
        throw ValidationError(text: violation ?? "The amount is too large")
    }

    /// Whether the text is digits with an optional sign and decimal point.
    package static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return digits.contains { (0x30...0x39).contains($0) } && digits.count(where: { $0 == UInt8(ascii: ".") }) < 2
            && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    private static let spelling: LocalizedText = "Write an amount as 12.50"

    /// Parses a figure that is not negative.
    package static func unsigned(_ text: String, else violation: LocalizedText) throws -> DecimalFigure {
        let figure = try argument(text, else: violation)
        guard !figure.isNegative else { throw ValidationError(text: violation) }
        return figure
    }
}

// Options with an amount; `violation` is said of an invalid one.

extension Option where Value == DecimalFigure {
    package init(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, amount: String, else violation: LocalizedText? = nil
    ) {
        self.init(
            name: name, parsing: parsing, help: ArgumentHelp(amount, valueName: "amount"),
            transform: { try DecimalFigure.argument($0, else: violation) })
    }
}

extension Option where Value == DecimalFigure? {
    package init(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, amount: String, else violation: LocalizedText? = nil
    ) {
        self.init(
            name: name, parsing: parsing, help: ArgumentHelp(amount, valueName: "amount"),
            transform: { try DecimalFigure.argument($0, else: violation) })
    }
}
