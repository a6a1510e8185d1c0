import Foundation

/// A program that was started, with what it writes kept in files, so that no pipe can be full.
final class Child: Sendable {

    struct Answer: Sendable {
        /// The exit code; 128 and the signal's number where a signal ended it.
        var status: Int32
        var output: String
        var errors: String
    }

    let pid: pid_t
    private let outputFile: String
    private let errorFile: String

    /// - Parameters:
    ///   - words: the program's path and its arguments.
    ///   - folder: where its output is kept.
    init(_ words: [String], folder: String, environment: [String: String] = [:], output: String? = nil) throws {
        let name = UUID().uuidString
        outputFile = output ?? "\(folder)/\(name).out"
        errorFile = "\(folder)/\(name).err"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        // Whoever starts the tests may ignore signals; the program must not inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var variables = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": folder]
        variables.merge(environment) { $1 }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &environment)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        self.pid = pid
    }

    func send(_ signal: Int32) { kill(pid, signal) }

    /// Whether it is at its end; `wait` says with what.
    var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
    }

    /// Whether it holds a file open, as far as the system tells.
    func hasOpened(_ file: String) -> Bool {
        let folder = "/proc/\(pid)/fd"
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return descriptors.contains { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == file }
    }

    /// Waits for its end. Must be called once.
    func wait() -> Answer {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Answer(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: text(outputFile), errors: text(errorFile))
    }

    /// What it has written so far.
    var outputSoFar: String { text(outputFile) }
    var errorsSoFar: String { text(errorFile) }

    private func text(_ file: String) -> String {
        guard !file.hasPrefix("/dev/") else { return "" }
        return FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
