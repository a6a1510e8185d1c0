package import Models
import Recurrence

/// Assigns categories by the words, sign and amount of lines, learnt from the confirmed categories of a household.
///
/// Multinomial naive Bayes (McCallum and Nigam, A Comparison of Event Models for Naive Bayes Text Classification, 1998) with one example for each
/// payee and sign, so that a frequent payee does not outweigh the others. The probabilities of naive Bayes are overconfident, so its margins are
/// calibrated on payees that are left out, one at a time (`Calibration`). Below `assured` it abstains.
package struct CategoryClassifier: Sendable {
    /// A category with its probability.
    package struct Decision: Hashable, Sendable {
        package var category: ID<Category>
        package var probability: Double
        /// The number of confirmed lines of this category that share a word with the line.
        package var lines: Int
    }

    /// The minimum probability for a category to be assigned.
    package static let assured = 0.90

    private let spending: ClassifierModel
    private let income: ClassifierModel

    /// - Parameters:
    ///   - examples: the newest confirmed payees.
    ///   - tables: their findings are a feature, too.
    package init(_ examples: [ConfirmedPayee], tables: KnownTables) {
        func model(isIncome: Bool) -> ClassifierModel {
            ClassifierModel(
                examples.filter { ($0.amount > 0) == isIncome }.map { example in
                    let words = LineWords(payee: example.payee, memo: example.memo)
                    return ClassifierModel.Example(
                        features: Self.features(words, amount: example.amount, tables), label: example.category.rawValue,
                        count: example.count)
                })
        }
        spending = model(isIncome: false)
        income = model(isIncome: true)
    }

    /// The category of a line; nil below the minimum probability.
    package func decide(_ words: LineWords, amount: Int64, tables: KnownTables) -> Decision? {
        let model = amount > 0 ? income : spending
        guard !model.isEmpty, let found = model.decide(Self.features(words, amount: amount, tables)), found.probability >= Self.assured
        else {
            return nil
        }
        return Decision(category: ID(rawValue: found.label), probability: found.probability, lines: found.count)
    }

    private static func features(_ words: LineWords, amount: Int64, _ tables: KnownTables) -> ClassifierModel.Features {
        var names = Set(words.payee.filter { isTelling($0, letters: 3) })
        names.formUnion(words.memo.prefix(12).filter { isTelling($0, letters: 4) })
        if let finding = tables.finding(of: words, isIncome: amount > 0) { names.insert("#" + finding.category.rawValue) }
        if words.isPerson { names.insert("#person") }
        // The order of magnitude: a factor of two.
        return ClassifierModel.Features(words: names.sorted(), magnitude: "=\(64 - amount.magnitude.leadingZeroBitCount)")
    }

    private static func isTelling(_ word: String, letters: Int) -> Bool {
        word.utf8.count >= letters && !PayeeKey.isSuffix(word)
    }
}
