package import Localization
package import Models

/// Rows in aligned columns. Columns without any text are omitted.
package struct Table {
    package struct Column {
        package var title: LocalizedText
        package var isRight = false
        /// The maximum width: longer texts are truncated, further on a narrow terminal. Nil: never truncated.
        package var maximum: Int?
        /// Whether it moves to a line of its own below each row before names become shorter than `nameWidth`.
        package var wraps = false

        package init(title: LocalizedText, isRight: Bool = false, maximum: Int? = nil, wraps: Bool = false) {
            self.title = title
            self.isRight = isRight
            self.maximum = maximum
            self.wraps = wraps
        }
    }

    package struct Cell {
        package var text: LocalizedText
        var tone: Tone

        package init(_ text: LocalizedText, _ tone: Tone = .plain) {
            self.text = text
            self.tone = tone
        }

        /// An amount with its currency; money in is green on a terminal.
        package init(_ amount: Money) {
            self.init(.verbatim(amount.description), amount.minorUnits > 0 ? .credit : .plain)
        }
    }

    /// A cell in the reader's language.
    private struct RenderedCell {
        var text: String
        var tone: Tone
    }

    package var columns: [Column]
    private(set) var rows: [[Cell]] = []

    /// The width below which no column is truncated.
    private static let leastWidth = 10
    /// The width below which no column is truncated while others can move to a line below.
    private static let nameWidth = 20
    private static let gap = 2

    package init(_ columns: [Column]) {
        self.columns = columns
    }

    /// - Parameter row: one cell per column.
    package mutating func add(_ row: [Cell]) {
        rows.append(row)
    }

    /// All lines, each with its line feed; empty without rows.
    package func text(style: TextStyle) -> String {
        guard !rows.isEmpty else { return "" }
        let titles = columns.map { RenderedCell(text: style.string($0.title), tone: .heading) }
        let rendered = rows.map { row in row.map { RenderedCell(text: style.string($0.text), tone: $0.tone) } }
        var shown = columns.indices.filter { index in rendered.contains { index < $0.count && !$0[index].text.isEmpty } }
        let natural = Dictionary(uniqueKeysWithValues: shown.map { ($0, naturalWidth($0, in: [titles] + rendered)) })
        let wrapped = wrap(&shown, natural, into: style.width)
        let widths = fitted(shown.map { natural[$0] ?? 0 }, shown: shown, into: style.width)
        var text = line(titles, shown: shown, widths: widths, style: style)
        for row in rendered {
            text += line(row, shown: shown, widths: widths, style: style)
            text += continuation(row, wrapped, style: style)
        }
        return text
    }
}

// MARK: - Layout

extension Table {
    private func naturalWidth(_ index: Int, in rows: [[RenderedCell]]) -> Int {
        let longest = rows.reduce(0) { width, row in index < row.count ? max(width, TerminalText.width(row[index].text)) : width }
        return columns[index].maximum.map { min(longest, $0) } ?? longest
    }

    /// Moves columns to a line below each row, the last first, until names can be `nameWidth` wide.
    ///
    /// - Returns: the moved columns in their order.
    private func wrap(_ shown: inout [Int], _ natural: [Int: Int], into available: Int?) -> [Int] {
        guard let available else { return [] }
        var wrapped: [Int] = []
        func least() -> Int {
            shown.reduce(Self.gap * (shown.count - 1)) { sum, index in
                let width = natural[index] ?? 0
                return sum + (columns[index].maximum == nil ? width : min(width, Self.nameWidth))
            }
        }
        while least() > available, let last = shown.lastIndex(where: { columns[$0].wraps }) {
            wrapped.insert(shown.remove(at: last), at: 0)
        }
        return wrapped
    }

    /// The line below a row with its moved columns; empty without any text.
    private func continuation(_ row: [RenderedCell], _ wrapped: [Int], style: TextStyle) -> String {
        let cells = wrapped.compactMap { $0 < row.count && !row[$0].text.isEmpty ? row[$0] : nil }
        guard !cells.isEmpty else { return "" }
        let gap = String(repeating: " ", count: Self.gap)
        return gap + cells.map { style.painted($0.text, $0.tone) }.joined(separator: gap) + "\n"
    }

    /// Shrinks the widest columns that may be truncated until the line fits or none can shrink further.
    private func fitted(_ widths: [Int], shown: [Int], into available: Int?) -> [Int] {
        guard let available else { return widths }
        var widths = widths
        var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - available
        while excess > 0 {
            let cuttable = widths.indices.filter { columns[shown[$0]].maximum != nil && widths[$0] > Self.leastWidth }
            guard let widest = cuttable.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private func line(_ row: [RenderedCell], shown: [Int], widths: [Int], style: TextStyle) -> String {
        var line = ""
        var pendingSpaces = 0
        for (position, index) in shown.enumerated() {
            guard index < row.count else { break }
            let cell = row[index]
            let text = TerminalText.shortened(cell.text, to: widths[position])
            let padding = widths[position] - TerminalText.width(text)
            if columns[index].isRight { pendingSpaces += padding }
            if !text.isEmpty {
                line += String(repeating: " ", count: pendingSpaces) + style.painted(text, cell.tone)
                pendingSpaces = 0
            }
            if !columns[index].isRight { pendingSpaces += padding }
            pendingSpaces += Self.gap
        }
        return line + "\n"
    }
}
