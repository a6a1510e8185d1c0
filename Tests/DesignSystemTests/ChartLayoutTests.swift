import Localization
import Models
import TestTools
import Testing

@testable import DesignSystem

/// No label of a chart overlaps another one, and none lies outside of the chart, in no width.
struct ChartLayoutTests {
    @Test(arguments: UInt64(1)...12)
    func noLabelOfALineOverlapsAnotherOrLiesOutside(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<60 {
            let chart = Self.line(&random)
            let layout = LineLayout(chart, in: .english)
            let said = "seed \(seed), chart \(number) of \(chart.points.count) points"
            expectApart(layout.labels, layout.ends, layout.values?.boxes(layout.axis, layout.box) ?? [], height: layout.box.height, said)
            for index in chart.points.indices {
                #expect((layout.box.top...layout.box.bottom).contains(layout.y(index)), "\(said)")
                #expect((0...1_000).contains(layout.path.points[index].x), "\(said)")
            }
        }
    }

    @Test(arguments: UInt64(1)...12)
    func noLabelOfBarsOverlapsAnotherOrLiesOutside(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<60 {
            let count = random.pick([1, 2, 3, 6, 12, 13, 24, 120])
            let most = random.pick([Int64(5), 500_00, 90_000_000_00])
            let start = Month(number: Int32(24_000 + random.int(0...200)))
            let areMonths = random.chance(60)
            let columns = (0..<count).map { index in
                let amount = Sample.money(Int64.random(in: (random.chance(30) ? -most : 0)...most, using: &random))
                return areMonths
                    ? ChartColumn(start.adding(months: index), amount)
                    : ChartColumn(.verbatim(random.pick(["Rent", "A very long name of a thing", "2026"])), amount)
            }
            let layout = BarLayout(BarChart(id: "c", title: "Spending", columns: columns), in: .english)
            expectApart(
                layout.labels, [], layout.values?.boxes(layout.axis, layout.box) ?? [], height: layout.box.height,
                "seed \(seed), chart \(number) of \(count)")
        }
    }

    @Test func monthsStandAtTheirFirstDaysAndJanuaryHasItsYear() throws {
        let ticks = AxisTick.months(from: try day(2025, 11, 20), to: try day(2026, 2, 28), locale: .englishUS)
        #expect(ticks.map(\.text) == ["Dec", "2026", "Feb"])
        #expect(ticks.map(\.x) == [110, 420, 730])
    }

    @Test func tenYearsHaveTheNamesOfYearsAndNarrowOnesEveryFifthOrTenth() throws {
        let points = try (0..<120).map { ChartPoint("x", Sample.money(Int64($0) * 100), on: try day(2016 + $0 / 12, $0 % 12 + 1, 1)) }
        let layout = LineLayout(LineChart(id: "c", title: "Net worth", history: points), in: .english)
        let years = layout.labels.filter { $0.place.baseline == layout.box.axis }
        #expect(years.map(\.text).sorted() == (2016...2025).map { String($0) })
        #expect(years.filter { $0.from == .tiny }.map(\.text) == ["2020"])
    }

    @Test func oneLabelOfTwoThatDoNotFitIsLeftOut() {
        var pass = LabelPass(axis: nil, boxes: [], height: 100)
        let place = LabelPlace(x: 500, baseline: 50)
        pass.place([ChartLabel(text: "Important", places: [place]), ChartLabel(text: "Less", places: [place])])
        #expect(pass.placed.map(\.text) == ["Important"])
        pass.place([ChartLabel(text: "Less", places: [place, LabelPlace(x: 500, baseline: 80)])])
        #expect(pass.placed.map(\.text) == ["Important", "Less"])
    }

    @Test func endLabelsMoveApartAndTheLeastImportantIsLeftOut() {
        #expect(LabelColumn.tops([(50, 15), (52, 15)], in: 0..<200) == [43, 58])
        #expect(LabelColumn.tops([(199, 15), (198, 15)], in: 0..<200) == [185, 170])
        #expect(LabelColumn.tops([(10, 15), (10, 15), (10, 15)], in: 0..<40) == [3, 18, nil])
        #expect(LabelColumn.tops([], in: 0..<40).isEmpty)
    }

    @Test(arguments: UInt64(1)...6)
    func labelsOfAColumnNeverOverlap(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let wanted = (0..<random.int(0...14)).map { _ in (middle: random.int(-20...220), height: random.pick([15, 30])) }
            let tops = LabelColumn.tops(wanted, in: 10..<190)
            let boxes = zip(wanted, tops).compactMap { label, top in top.map { $0..<$0 + label.height } }.sorted {
                $0.lowerBound < $1.lowerBound
            }
            #expect(boxes.allSatisfy { $0.lowerBound >= 10 && $0.upperBound <= 190 }, "seed \(seed)")
            #expect(zip(boxes, boxes.dropFirst()).allSatisfy { !$0.overlaps($1) }, "seed \(seed)")
            #expect(wanted.isEmpty || tops[0] != nil, "seed \(seed)")
        }
    }

    @Test func longNamesAreCutWhereTheyDoNotFit() {
        #expect(TextWidth.truncated("Rent", to: 100) == "Rent")
        let cut = TextWidth.truncated("Insurance of the household and the car", to: 100)
        #expect(cut.hasSuffix("…") && TextWidth.pixels(cut) <= 100 && cut.hasPrefix("Insurance"))
        let names = NameTexts.variants("Insurance of the household", room: FlowLayout.room)
        #expect(names.first?.from == .tiny && names.last?.to == nil && names.last?.text == "Insurance of the household")
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.to == $1.from })
    }

    // MARK: - Private

    private func expectApart(_ labels: [PlacedLabel], _ ends: [EndLabel], _ axis: [LabelBox], height: Int, _ said: String) {
        let left = axis.map(\.x.lowerBound).min() ?? 0
        for width in ChartWidth.allCases {
            let boxes =
                labels.filter { $0.from <= width }.map { ($0.text, $0.box(at: width)) }
                + axis.map { ("axis", $0) }
                + ends.filter { $0.from <= width }.flatMap { end in end.lines.indices.map { (end.lines[$0], end.box($0, at: width)) } }
            for (index, (text, box)) in boxes.enumerated() {
                let right = width.plot + (width.hasEndColumn ? ChartBox.ends : 0)
                #expect(box.x.lowerBound >= left && box.x.upperBound <= right, "\(said): \(text) in \(width)")
                #expect(box.y.lowerBound >= 0 && box.y.upperBound <= height, "\(said): \(text) in \(width)")
                for (other, taken) in boxes[(index + 1)...] { #expect(!box.overlaps(taken), "\(said): \(text), \(other) in \(width)") }
            }
        }
    }

    private static func line(_ random: inout SeededGenerator) -> LineChart {
        let count = random.pick([1, 2, 3, 10, 30, 60, 120])
        let most = random.pick([Int64(0), 9, 5_000_00, 3_000_000_00, 9_000_000_000_00])
        let first = Day(number: Int32(20_000 + random.int(0...400)))
        let step = random.pick([1, 7, 31])
        let hasDays = random.chance(80)
        let low = random.chance(40) ? -most : 0
        let points = (0..<count).map { index in
            let day = first.adding(days: index * step)
            return ChartPoint("\(day)", Sample.money(Int64.random(in: low...most, using: &random)), on: hasDays ? day : nil)
        }
        let ahead = random.chance(50) ? random.int(0...(count - 1)) : 0
        let marks = (0..<random.int(0...5)).map { _ in
            ChartMark(
                random.pick([nil, "Roof", "A house for the whole family"]), Sample.money(Int64.random(in: 0...max(most, 1), using: &random))
            )
        }
        return LineChart(
            id: "c", title: "Balance", history: Array(points.dropLast(ahead)), projection: Array(points.suffix(ahead)), marks: marks)
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day { try #require(Day(year: year, month: month, day: day)) }
}
