/// Figures as a table for people, and as JSON for programs.
struct FigureTable {
    var figures: [Figure]

    var text: String {
        let lines =
            [["Row", "Figure", "Bar", "", "Measured"]]
            + figures.map { figure in
                [
                    figure.row, decimal(figure.value) + " " + figure.unit, figure.barText,
                    figure.isInformation ? "" : figure.isMet ? "ok" : "over", figure.note,
                ]
            }
        let widths = (0..<4).map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = (0..<4).map { line[$0] + String(repeating: " ", count: widths[$0] - line[$0].count) }
            return trimmed((cells + [line[4]]).joined(separator: "  "))
        }.joined(separator: "\n") + "\n"
    }

    /// - Parameter count: the lines of the large ledger.
    func json(count: Int) -> String {
        let rows = figures.map { figure in
            """
                {"row":"\(figure.row)","figure":\(decimal(figure.value)),"unit":"\(figure.unit)","bar":"\(figure.barText)",\
            "ok":\(figure.isMet),"measured":"\(figure.note)"}
            """
        }
        return "{\n  \"count\":\(count),\n  \"rows\":[\n\(rows.joined(separator: ",\n"))\n  ]\n}\n"
    }

    private func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
