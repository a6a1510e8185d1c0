package import Localization
package import Models

extension ConvertedTotal {
    /// A sentence about omitted amounts; nil if there are none.
    package var leftOutSentence: LocalizedText? { Self.leftOutSentence(of: [self]) }

    /// A sentence about the omitted amounts of figures that are shown together; nil if there are none.
    package static func leftOutSentence(of totals: [ConvertedTotal]) -> LocalizedText? {
        let (leftOut, tooLarge) = (Set(totals.flatMap(\.leftOut)).sorted(), Set(totals.flatMap(\.tooLarge)).sorted())
        return switch (leftOut.isEmpty, tooLarge.isEmpty) {
        case (true, true): nil
        case (false, true): "Without \(codes(leftOut)), for which there is no rate"
        case (true, false): "Without \(codes(tooLarge)), of which there is too much to add up"
        case (false, false):
            """
            Without \(codes(leftOut)), for which there is no rate, and without \(codes(tooLarge)), of which there is too much to \
            add up
            """
        }
    }

    /// A sentence about currencies that have a rate by now and are left out of earlier days; nil if there are none.
    package static func leftOutBeforeSentence(_ currencies: [Currency]) -> LocalizedText? {
        currencies.isEmpty ? nil : "Earlier days without \(codes(currencies)), for which there was no rate yet"
    }

    private static func codes(_ currencies: [Currency]) -> String { currencies.map(\.code).joined(separator: ", ") }
}
