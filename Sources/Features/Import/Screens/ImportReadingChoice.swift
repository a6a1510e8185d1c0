import DesignSystem
import HTML
import Localization
import Models

/// Asks which of two readings of a file is right, each with its first lines and its sums.
struct ImportReadingChoice: View {
    let model: ImportViewModel
    /// The file's index.
    let index: Int
    let readings: [AmountReading]

    var body: some View {
        section(.class("card card-padded stack")) {
            div(.class("import-question")) {
                IconDisc(.questionmarkCircle, tint: .warning)
                div {
                    strong { "Which amounts are right?" }
                    p(.class("small second")) { "The file does not say which amounts are money out. Compare them with your bank." }
                }
            }
            div(.class("import-readings")) {
                ForEach(Array(readings.enumerated()), id: \.offset.description) { _, reading in
                    div(.class("import-reading stack")) {
                        ForEach(Array(reading.lines.enumerated()), id: \.offset.description) { _, line in
                            div(.class("import-reading-line")) {
                                span { "\(line.day)" }
                                span { .verbatim(String((line.payee.isEmpty ? line.memo : line.payee).prefix(60))) }
                                span(.class("amount")) { .verbatim(Self.signed(line.amount)) }
                            }
                        }
                        if let moneyIn = reading.moneyIn, let moneyOut = reading.moneyOut {
                            p(.class("small second")) {
                                "Money in \(moneyIn.description) · money out \(moneyOut.description)"
                            }
                        }
                        Button("These are right", role: .plain, name: "reading") {
                            await model.choose(reading.layout, of: index)
                        }
                    }
                }
            }
        }
    }

    /// An amount as in the file, with a sign.
    private static func signed(_ figure: DecimalFigure) -> String {
        figure.isNegative ? "\u{2212}\(figure.negated)" : figure.isZero ? figure.description : "+\(figure)"
    }
}
