import ArgumentParser
import Models

extension DecimalFigure {

    /// A figure that a person wrote, with a sentence of its own for one that is a number and too large.
    static func argument(_ text: String) throws -> DecimalFigure {
        try argument(text, else: isNumber(text) ? "The amount is too large" : "Write an amount as 12.50")
    }

    /// Digits, with a sign and a decimal point where there are any.
    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return digits.contains { (0x30...0x39).contains($0) } && digits.count(where: { $0 == UInt8(ascii: ".") }) < 2
            && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    /// A figure that a person wrote.
    ///
    /// - Parameter violation: what is said of one that cannot be read.
    static func argument(_ text: String, else violation: String) throws -> DecimalFigure {
        guard let figure = DecimalFigure(bytes: text.utf8) else { throw ValidationError(violation) }
        return figure
    }

    /// One that is not below zero.
    static func unsigned(_ text: String, else violation: String) throws -> DecimalFigure {
        let figure = try argument(text, else: violation)
        guard !figure.isNegative else { throw ValidationError(violation) }
        return figure
    }
}
