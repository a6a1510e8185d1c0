package import Localization
import Models

extension ConvertedTotal {
    /// A sentence about omitted amounts; nil if there are none.
    package var leftOutSentence: LocalizedText? {
        switch (leftOut.isEmpty, tooLarge.isEmpty) {
        case (true, true): nil
        case (false, true): "Without \(Self.codes(leftOut)), for which there is no rate"
        case (true, false): "Without \(Self.codes(tooLarge)), of which there is too much to add up"
        case (false, false):
            """
            Without \(Self.codes(leftOut)), for which there is no rate, and without \(Self.codes(tooLarge)), of which there is too much to \
            add up
            """
        }
    }

    private static func codes(_ currencies: [Currency]) -> String { currencies.map(\.code).joined(separator: ", ") }
}
