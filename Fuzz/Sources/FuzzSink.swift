import Models
import StatementFiles

/// Checks what every reader promises, whatever the bytes: lines only between `begin` and `end`, and not more of anything than the file can hold.
struct FuzzSink: StatementSink, Equatable {
    private(set) var statements = 0
    private(set) var lines = 0
    private(set) var diagnostics = 0
    private var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    private var isOpen = false

    mutating func begin(_ statement: StatementHeader) {
        precondition(!isOpen, "A statement began within another")
        isOpen = true
        statements += 1
        mix(String(describing: statement))
    }

    mutating func line(_ line: StatementLine) {
        precondition(isOpen, "A line stands outside every statement")
        lines += 1
        mix(String(describing: line))
    }

    mutating func end(_ statement: StatementTrailer) {
        precondition(isOpen, "A statement ended that had not begun")
        isOpen = false
        mix(String(describing: statement))
    }

    mutating func diagnostic(_ diagnostic: Diagnostic) {
        precondition((diagnostic.found?.utf8.count ?? 0) <= 4096, "A diagnostic repeats half the file")
        diagnostics += 1
        mix(String(describing: diagnostic))
    }

    /// After a file that was not refused.
    func checkWhole() {
        precondition(!isOpen, "A statement was not ended")
    }

    private mutating func mix(_ text: String) {
        for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
