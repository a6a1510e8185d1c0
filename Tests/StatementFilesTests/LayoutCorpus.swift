import Foundation
import Models
import StatementFiles

/// Invented files in the shape of known layouts, in `Layouts/`, with what a person reads in them: `Layouts/expected.tsv`.
struct LayoutCorpus {

    /// What becomes of a file.
    enum Verdict: String {
        case read, asked, refused
    }

    struct Line: Hashable, Comparable {
        var day: String
        var amount: DecimalFigure
        /// Empty if the file names nobody.
        var payee = ""

        static func < (left: Line, right: Line) -> Bool {
            (left.day, left.amount.mantissa, left.payee) < (right.day, right.amount.mantissa, right.payee)
        }
    }

    struct File {
        var id: String
        var verdict: Verdict
        var lines: [Line] = []
        /// Rows that the file says are not booked yet.
        var pending: [Line] = []
        /// Whether the file has a balance that its lines lead to.
        var hasBalance = false

        var bytes: [UInt8] { get throws { Array(try Data(contentsOf: LayoutCorpus.folder.appendingPathComponent("\(id).csv"))) } }
    }

    private(set) var files: [File] = []

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Layouts")

    init() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
        for row in text.split(separator: "\n").dropFirst() {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if cells[1] == "line" || cells[1] == "pending" {
                guard let amount = DecimalFigure(bytes: cells[3].utf8) else { throw Problem(row: String(row)) }
                let line = Line(day: cells[2], amount: amount.shortened, payee: cells[4])
                if cells[1] == "line" { files[files.count - 1].lines.append(line) } else { files[files.count - 1].pending.append(line) }
            } else {
                guard let verdict = Verdict(rawValue: cells[1]) else { throw Problem(row: String(row)) }
                files.append(File(id: cells[0], verdict: verdict, hasBalance: !cells[7].isEmpty))
            }
        }
    }

    struct Problem: Error { var row: String }
}

/// What a file gives when it is read.
struct LayoutReading {
    var verdict: LayoutCorpus.Verdict
    /// The booked lines without those of zero, sorted.
    var lines: [LayoutCorpus.Line] = []
    var hasWarning = false

    /// - Throws: errors that are no answer to a file.
    init(_ bytes: [UInt8]) throws {
        do {
            let read = try StatementBytes.read(bytes, format: .csv, dateOrder: nil)
            verdict = .read
            lines = read.read.statements.flatMap(\.lines).filter { $0.status == .booked && !$0.amount.isZero }.map {
                LayoutCorpus.Line(day: $0.day.description, amount: $0.amount.shortened, payee: $0.payee)
            }.sorted()
            hasWarning = read.read.diagnostics.contains { $0.severity != .note }
        } catch let error as StatementFileError {
            verdict = error.reason == .needsChoice ? .asked : .refused
        }
    }

    /// Days and amounts, without payees.
    var figures: [LayoutCorpus.Line] { lines.map { LayoutCorpus.Line(day: $0.day, amount: $0.amount) }.sorted() }
}

extension DecimalFigure {
    /// The same number without zeros at its end.
    var shortened: DecimalFigure {
        var (mantissa, scale) = (mantissa, scale)
        while scale > 0, mantissa % 10 == 0 { (mantissa, scale) = (mantissa / 10, scale - 1) }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }
}
