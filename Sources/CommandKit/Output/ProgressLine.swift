import Synchronization

/// A progress line on a terminal, updated at most ten times a second and erased at the end.
package final class ProgressLine: Sendable {
    private struct State {
        var shownAt: ContinuousClock.Instant?
    }

    private static let barWidth = 24

    private let label: String
    private let terminal: BufferedOutput?
    private let state = Mutex(State())

    /// - Parameter terminal: nil to show nothing.
    init(_ label: String, on terminal: BufferedOutput?) {
        self.label = TerminalText.clean(label)
        self.terminal = terminal
    }

    /// - Parameter total: 0 or less if unknown; then `done` is shown as a number of bytes.
    package func show(done: Int, total: Int) {
        guard terminal != nil, isDue() else { return }
        let line = total > 0 ? Self.bar(percent: Self.percent(done, of: total)) : Self.size(done)
        put("\r\u{1B}[2K\(label) \(line)")
    }

    /// Erases the line.
    package func end() {
        let wasShown = state.withLock { state in
            defer { state.shownAt = nil }
            return state.shownAt != nil
        }
        if wasShown { put("\r\u{1B}[2K") }
    }

    package static func percent(_ done: Int, of total: Int) -> Int {
        let done = min(max(done, 0), total)
        let (product, overflow) = done.multipliedReportingOverflow(by: 100)
        return overflow ? done / (total / 100) : product / total
    }

    private static func bar(percent: Int) -> String {
        let filled = percent * barWidth / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
        return "[\(bar)] \(percent) %"
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
    }

    private func isDue() -> Bool {
        let now = ContinuousClock.now
        return state.withLock { state in
            if let shownAt = state.shownAt, shownAt.duration(to: now) < .milliseconds(100) { return false }
            state.shownAt = now
            return true
        }
    }

    private func put(_ text: String) {
        try? terminal?.write(text)
        try? terminal?.flush()
    }
}
