import ArgumentParser
import CommandKit
import Models

/// A part of a split, parsed from `12.00=groceries`.
struct SplitPartArgument: ExpressibleByArgument, Hashable {
    var amount: DecimalFigure
    var category: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), let amount = DecimalFigure(bytes: argument[..<equals].utf8) else { return nil }
        category = String(argument[argument.index(after: equals)...])
        guard !category.isEmpty else { return nil }
        self.amount = amount
    }
}
