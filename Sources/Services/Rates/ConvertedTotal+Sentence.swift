import Models

extension ConvertedTotal {
    /// What is left out of the total; nil where nothing is.
    package var leftOutSentence: String? {
        leftOut.isEmpty ? nil : "Without " + leftOut.map(\.code).joined(separator: ", ") + ", for which there is no rate"
    }
}
