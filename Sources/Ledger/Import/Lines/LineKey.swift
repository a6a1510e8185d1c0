/// Identifies a line as long as the files are unchanged: file, line at which it begins, and ordinal among lines that begin there.
struct LineKey: Hashable, Comparable {
    /// File index, from 0.
    var file: Int32
    /// Line number, from 1; 0 before the first line.
    var line: Int32 = 0
    /// Ordinal, from 0.
    var ordinal: Int32 = 0

    init(file: Int) {
        self.file = Int32(clamping: file)
    }

    /// Moves to the next line of the file.
    mutating func move(to line: Int) {
        let line = Int32(clamping: line)
        ordinal = line == self.line ? ordinal + 1 : 0
        self.line = line
    }

    static func < (left: LineKey, right: LineKey) -> Bool {
        (left.file, left.line, left.ordinal) < (right.file, right.line, right.ordinal)
    }
}

extension LineKey: LosslessStringConvertible {
    /// `0-17`, or `0-17-2` for the third that begins there.
    var description: String { ordinal == 0 ? "\(file)-\(line)" : "\(file)-\(line)-\(ordinal)" }

    init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
        guard parts.count == 2 || parts.count == 3, let file = parts[0], let line = parts[1] else { return nil }
        self.file = file
        self.line = line
        guard parts.count == 3 else { return }
        guard let ordinal = parts[2] else { return nil }
        self.ordinal = ordinal
    }
}
