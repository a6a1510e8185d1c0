import Localization
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A secret from standard input: its first line, or typed on the terminal without echo.
struct SecretInput: Sendable {
    /// Reads the next line without its line end; nil at the end of the input.
    let line: @Sendable (_ prompt: String) throws -> String?
    /// Whether the input is a terminal, so that a passphrase is asked for twice.
    let isTerminal: Bool

    /// The standard input of the process.
    static func standard() -> SecretInput {
        let isTerminal = isatty(STDIN_FILENO) == 1
        return SecretInput(line: { try isTerminal ? typed(prompt: $0) : readLine() }, isTerminal: isTerminal)
    }

    /// In bytes.
    private static let longest = 8_192

    private static func typed(prompt: String) throws -> String? {
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return try readLine() }
        var silent = before
        // As in getpass(3): without signals, an interrupt cannot leave the terminal without echo.
        silent.c_lflag &= ~tcflag_t(ECHO | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { return try readLine() }
        defer {
            _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
            writeToTerminal("\n")
        }
        writeToTerminal(prompt)
        let line = try readLine()
        guard line?.utf8.contains(0x03) != true else { throw CommandFailure.failed("Nothing was changed") }
        return line
    }

    private static func writeToTerminal(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Reads byte by byte, to leave the rest of the input unread.
    private static func readLine() throws -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count <= longest {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { break }
            if byte == 0x0A { return try text(bytes) }
            bytes.append(byte)
        }
        return bytes.isEmpty ? nil : try text(bytes)
    }

    private static func text(_ bytes: [UInt8]) throws -> String {
        let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
        guard bytes.count <= longest, let text = String(validating: line, as: UTF8.self) else {
            throw ServiceError.missingInput(file: "standard input", reason: "Its first line is not a passphrase in UTF-8")
        }
        return text
    }
}

extension Console {
    /// Reads a new passphrase; on a terminal it is typed twice.
    ///
    /// - Throws: `ServiceError.missingInput` if there is none, `CommandFailure.failed` if the two differ.
    package func newPassphrase(for name: String) throws -> String {
        guard let passphrase = try secret.line(TerminalText.clean("Passphrase for \(name): ")), !passphrase.isEmpty else {
            throw ServiceError.missingInput(file: "standard input", reason: "It contains no passphrase")
        }
        guard secret.isTerminal else { return passphrase }
        guard try secret.line("Repeat the passphrase: ") == passphrase else { throw CommandFailure.failed("The passphrases do not match") }
        return passphrase
    }
}
