import ArgumentParser
import Models

extension DecimalFigure {

    /// A figure that a person wrote.
    ///
    /// - Parameter refusal: what is said of one that cannot be read.
    static func argument(_ text: String, else refusal: String) throws -> DecimalFigure {
        guard let figure = DecimalFigure(bytes: text.utf8) else { throw ValidationError(refusal) }
        return figure
    }

    /// One that is not below zero.
    static func unsigned(_ text: String, else refusal: String) throws -> DecimalFigure {
        let figure = try argument(text, else: refusal)
        guard !figure.isNegative else { throw ValidationError(refusal) }
        return figure
    }
}
