package import Foundation

/// A started program. Its output goes to files, so that no pipe can be full.
///
/// Foundation's `Process` is not used by tests: two that are started at the same time by parallel tests can crash, and a program that
/// inherits the output of the tests keeps it open after a crash.
package final class Child: Sendable {

    package struct Answer: Sendable {
        /// The exit code; 128 and the signal's number where a signal ended it.
        package var status: Int32
        package var output: String
        package var errors: String

        package init(status: Int32, output: String, errors: String) {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    package let pid: pid_t
    private let outputFile: String
    private let errorFile: String

    /// - Parameters:
    ///   - words: the program's path and its arguments.
    ///   - folder: an existing folder for its output.
    ///   - environment: added to a small environment in UTF-8.
    ///   - input: a file that is its standard input.
    ///   - output: a file that is its standard output, instead of one in the folder.
    package init(
        _ words: [String], folder: String, environment: [String: String] = [:], input: String = "/dev/null", output: String? = nil
    ) throws {
        let name = UUID().uuidString
        outputFile = output ?? "\(folder)/\(name).out"
        errorFile = "\(folder)/\(name).err"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
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

    package func send(_ signal: Int32) { kill(pid, signal) }

    /// Whether it is at its end; `wait` says with what.
    package var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
    }

    /// Whether it holds a file open, as far as the system tells.
    package func hasOpened(_ file: String) -> Bool {
        let folder = "/proc/\(pid)/fd"
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return descriptors.contains { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == file }
    }

    /// Waits for its end. Must be called once.
    package func wait() -> Answer {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Answer(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: text(outputFile), errors: text(errorFile))
    }

    /// What it has written so far.
    package var outputSoFar: String { text(outputFile) }
    package var errorsSoFar: String { text(errorFile) }

    /// Runs a program until its end, with its files in a temporary folder.
    package static func run(_ words: [String], environment: [String: String] = [:], input: String = "") throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-program-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(input.utf8).write(to: URL(fileURLWithPath: folder + "/input"))
        return try Child(words, folder: folder, environment: environment, input: folder + "/input").wait()
    }

    private func text(_ file: String) -> String {
        guard !file.hasPrefix("/dev/") else { return "" }
        return FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
