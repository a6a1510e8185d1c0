import Models

/// A place on the horizontal axis that may be named.
struct AxisTick: Hashable {
    /// In thousandths of the plot.
    var x: Int
    var text: String
    /// Its number in a row of even steps, such as that of its month: of a narrow axis those with a multiple of three, six or twelve are left.
    var number: Int

    /// The steps of months: each is a multiple of the one before, so that what is named in a narrow chart is named in a wide one.
    static let months = [1, 3, 6, 12, 60, 120, 600, 1_200]
    /// The steps of anything else.
    static let others = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024]

    private static let gap = 10

    /// The labels of ticks in even distances, each from the narrowest chart on in which all of its step fit.
    ///
    /// - Parameter distance: Between two numbers, in thousandths of the plot times a thousand.
    static func labels(_ ticks: [AxisTick], steps: [Int], distance: Int, baseline: Int) -> [ChartLabel] {
        let widest = ticks.map { TextWidth.pixels($0.text) }.max() ?? 0
        let shown = ChartWidth.allCases.map { width in
            steps.first { $0 * distance * width.plot >= (widest + gap) * 1_000_000 } ?? steps.last ?? 1
        }
        return ticks.compactMap { tick -> (step: Int, label: ChartLabel)? in
            let step = steps.last { tick.number % $0 == 0 } ?? 1
            guard let index = shown.firstIndex(where: { step >= $0 }) else { return nil }
            let places = [TextAnchor.middle, .end, .start].map { LabelPlace(x: tick.x, baseline: baseline, anchor: $0) }
            // Over the edges of the plot a label stands at its side.
            let fitting = tick.x < 100 ? [places[0], places[2]] : tick.x > 900 ? [places[0], places[1]] : [places[0]]
            return (step, ChartLabel(text: tick.text, from: ChartWidth.allCases[index], places: fitting))
        }
        .sorted { $0.step > $1.step }.map(\.label)
    }
}

extension AxisTick {
    /// The first days of the months between two days; January has the number of its year.
    static func months(from first: Day, to last: Day, locale: LocaleFormat) -> [AxisTick] {
        let start = first.dayOfMonth == 1 ? first.monthOfYear : first.monthOfYear.next
        let end = last.monthOfYear
        guard first < last, start <= end else { return [] }
        let count = Int(end.number) - Int(start.number) + 1
        // A century has a name for each year.
        let step = count > 1_200 ? 120 : count > 240 ? 12 : 1
        return (0..<count).compactMap { index in
            let month = start.adding(months: index)
            guard Int(month.number) % step == 0 else { return nil }
            let x = Ratio.position(of: Int64(month.firstDay.number), from: Int64(first.number), to: Int64(last.number))
            return AxisTick(x: x, text: month.axisText(in: locale), number: Int(month.number))
        }
    }
}

extension Month {
    /// Its short name, and the year for January: `2026`, `Feb`, `Mar`.
    func axisText(in locale: LocaleFormat) -> String { month == 1 ? String(year) : locale.shortMonthName(month) }
}
