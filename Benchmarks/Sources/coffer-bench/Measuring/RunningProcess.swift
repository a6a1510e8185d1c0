#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that runs beside this one until it is told to stop, at the latest when nothing holds it any longer.
final class RunningProcess {
    private let spawn: Spawn
    private let name: String
    private var isRunning = true

    init(_ program: String, _ arguments: [String]) throws {
        name = ([program] + arguments.prefix(1)).joined(separator: " ")
        spawn = try Spawn.start(program, arguments, output: STDERR_FILENO)
    }

    deinit {
        stop()
        close(spawn.output)
    }

    /// The first line that it says on standard error and that holds a text.
    ///
    /// - Throws: `BenchmarkError` where it ends before.
    func line(with text: String) throws -> String {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(spawn.output, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw BenchmarkError("\(name) ended with \(end())") }
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                continue
            }
            let said = String(decoding: line, as: UTF8.self)
            if said.contains(text) { return said }
            Files.say(said)
            line = []
        }
    }

    /// Asks it to stop, and waits until it has.
    func stop() {
        guard isRunning else { return }
        kill(spawn.process, SIGTERM)
        _ = end()
    }

    private func end() -> Int32 {
        var status: Int32 = 0
        while waitpid(spawn.process, &status, 0) < 0, errno == EINTR {}
        isRunning = false
        return Spawn.code(of: status)
    }

    /// Processor time since its start, of its own and of the system on its behalf, in seconds; proc(5). Nil where there is no such file.
    var cpuSeconds: Double? {
        guard let text = Files.text("/proc/\(spawn.process)/stat"), let name = text.lastIndex(of: ")") else { return nil }
        // Counted from the state on, which is the third.
        let fields = text[name...].split(separator: " ").dropFirst()
        guard fields.count > 13, let user = Double(fields[fields.startIndex + 11]), let system = Double(fields[fields.startIndex + 12])
        else {
            return nil
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What it has in memory now, in bytes; nil where the system does not say.
    var residentBytes: Int64? { memory("VmRSS:") }

    /// The most that it had in memory, in bytes.
    var peakBytes: Int64? { memory("VmHWM:") }

    private func memory(_ name: String) -> Int64? {
        let line = Files.text("/proc/\(spawn.process)/status")?.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int64($0) }.map { $0 * 1_024 }
    }
}
