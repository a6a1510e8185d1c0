import ArgumentParser
import Localization
import Models

extension DecimalFigure {

    /// Parses a figure, with a separate message for a number that is too large.
    static func argument(_ text: String) throws -> DecimalFigure {
        guard let figure = DecimalFigure(bytes: text.utf8) else {
            throw ValidationError(text: isNumber(text) ? "The amount is too large" : spelling)
        }
        return figure
    }

    /// Whether the text is digits with an optional sign and decimal point.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return digits.contains { (0x30...0x39).contains($0) } && digits.count(where: { $0 == UInt8(ascii: ".") }) < 2
            && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    /// Parses a figure.
    ///
    /// - Parameter violation: the message for an invalid figure; what is no number is told how to write one, too.
    static func argument(_ text: String, else violation: LocalizedText) throws -> DecimalFigure {
        guard let figure = DecimalFigure(bytes: text.utf8) else {
            throw ValidationError(text: isNumber(text) ? violation : "\(violation). \(spelling)")
        }
        return figure
    }

    private static let spelling: LocalizedText = "Write an amount as 12.50"

    /// Parses a figure that is not negative.
    static func unsigned(_ text: String, else violation: LocalizedText) throws -> DecimalFigure {
        let figure = try argument(text, else: violation)
        guard !figure.isNegative else { throw ValidationError(text: violation) }
        return figure
    }
}
