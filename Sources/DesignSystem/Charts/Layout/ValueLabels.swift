import Localization
import Models

/// The texts of the values of an axis: amounts without decimals that are zero, and in thousands, millions or more if they would not fit.
struct ValueLabels: Hashable {
    /// One for each value, in its order.
    let texts: [String]
    /// The widest, as which the column of the axis is wide.
    let widest: String?
    /// Its width, in pixels.
    let width: Int

    /// The distance between the labels and the plot, in pixels.
    static let gap = 8
    /// The widest axis, in pixels.
    static let mostWidth = 74

    init(_ values: [Int64], currency: Currency, in environment: TextEnvironment) {
        let amounts = values.map { Money(minorUnits: $0, currency: currency) }
        let isWhole = values.allSatisfy { $0 % currency.minorUnitsPerMajor == 0 }
        var texts = amounts.map { $0.formatted(in: environment.locale, wholeAmounts: isWhole) }
        if texts.contains(where: { TextWidth.pixels($0) > Self.mostWidth }) {
            let scale = ChartScale(largest: values.map(\.magnitude).max() ?? 0, currency)
            texts = amounts.map { scale.text($0, in: environment) }
        }
        self.texts = texts
        widest = texts.max { TextWidth.pixels($0) < TextWidth.pixels($1) }
        width = widest.map { TextWidth.pixels($0) } ?? 0
    }

    /// What the labels of an axis cover.
    func boxes(_ axis: ValueAxis, _ box: ChartBox) -> [LabelBox] {
        zip(axis.values, texts).map { value, text in
            LabelBox(x: -Self.gap - TextWidth.pixels(text)..<(-Self.gap), y: LabelBox.rows(box.label(value, axis)))
        }
    }
}
