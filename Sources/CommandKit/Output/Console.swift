package import Localization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The streams of a command: results on standard output, everything else on standard error.
package struct Console: Sendable {
    package let output: BufferedOutput
    /// Diagnostics, hints and progress.
    package let messages: BufferedOutput
    package let style: TextStyle
    /// Whether `messages` is a terminal.
    let showsProgress: Bool
    /// The source of passphrases.
    let secret: SecretInput
    /// The input of a file named `-`.
    package var input = InputBytes.standard

    /// The standard output and standard error of the process.
    package static func standard() -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isColoured = isTerminal && CommandEnvironment.value("NO_COLOR") == nil && CommandEnvironment.value("TERM") != "dumb"
        return Console(
            output: BufferedOutput(descriptor: STDOUT_FILENO, name: "standard output"),
            messages: BufferedOutput(descriptor: STDERR_FILENO, name: "standard error"),
            style: TextStyle(isColoured: isColoured, width: isTerminal ? terminalWidth() : nil, texts: readersTexts()),
            showsProgress: isatty(STDERR_FILENO) == 1, secret: .standard())
    }

    /// - Throws: `OutputError`, `EncodingError`.
    package func write(_ answer: some Answer, as format: OutputFormat) throws {
        try output.write(answer.bytes(as: format, style: style))
    }

    /// Writes a line to standard error; ignores write errors.
    package func note(_ line: LocalizedText) {
        try? messages.write(style.line(line))
        try? messages.flush()
    }

    /// Whether standard input is a terminal, so that a user can answer questions.
    package var canAsk: Bool { secret.isTerminal }

    /// Asks the user for yes or no; anything but yes means no.
    package func confirm(_ question: LocalizedText) throws -> Bool {
        let answer = try answer(to: style.string(question) + " [" + style.string("y/N") + "] ").lowercased()
        // German answers are understood in every language.
        return ["y", "yes", "j", "ja"].contains(answer)
    }

    /// Asks the user for a line of text; empty at the end of the input.
    package func ask(_ question: LocalizedText) throws -> String { try answer(to: style.string(question) + ": ") }

    private func answer(to prompt: String) throws -> String {
        try messages.write(prompt)
        try messages.flush()
        var line: [UInt8] = []
        while !line.contains(0x0A) {
            let bytes = try input.next()
            guard !bytes.isEmpty else { break }
            line += bytes
        }
        let text = line.prefix { $0 != 0x0A }
        return String(decoding: text.last == 0x0D ? text.dropLast() : text, as: UTF8.self)
    }

    /// A progress line, shown on a terminal only.
    package func progress(_ label: LocalizedText) -> ProgressLine {
        ProgressLine(style.string(label), on: showsProgress ? messages : nil)
    }

    private static func terminalWidth() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

extension Console {
    /// Streams in place of those of the process.
    ///
    /// - Parameters:
    ///   - isTerminal: whether standard input and standard error are a terminal.
    ///   - line: the next line of standard input without its line end; nil at the end.
    package init(
        output: BufferedOutput, messages: BufferedOutput, style: TextStyle, isTerminal: Bool,
        line: @escaping @Sendable () -> String?
    ) {
        self.init(
            output: output, messages: messages, style: style, showsProgress: isTerminal,
            secret: SecretInput(line: { _ in line() }, isTerminal: isTerminal),
            input: InputBytes { line().map { Array(($0 + "\n").utf8) } ?? [] })
    }
}
