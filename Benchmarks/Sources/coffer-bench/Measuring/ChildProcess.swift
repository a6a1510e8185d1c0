#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that was run to its end.
struct ChildProcess {
    /// From its start to its end.
    var seconds: Double
    /// Processor time of its own and of the system on its behalf.
    var cpuSeconds: Double
    /// The most memory that it had at once, in bytes. The kernel counts what this process had when it started the child as the child's,
    /// so this process stays small.
    var peakBytes: Int64
    var status: Int32
    var output: String

    /// Runs a program; what it writes is returned, what it complains about goes on to standard error.
    ///
    /// - Parameter input: what it finds on standard input; nil: what this process has there.
    /// - Throws: `BenchmarkError` where it cannot be started, or ends with something else than what is expected.
    static func run(
        _ program: String, _ arguments: [String], input: String? = nil, expecting statuses: Set<Int32> = [0]
    ) throws -> ChildProcess {
        let begin = ContinuousClock.now
        let spawn = try Spawn.start(program, arguments, output: STDOUT_FILENO, input: input)
        defer { close(spawn.output) }
        let output = readAll(spawn.output)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(spawn.process, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = begin.duration(to: .now).seconds
        let code = Spawn.code(of: status)
        guard statuses.contains(code) else {
            throw BenchmarkError("\(([program] + arguments).joined(separator: " ")) ended with \(code)")
        }
        return ChildProcess(
            seconds: seconds, cpuSeconds: self.seconds(usage.ru_utime) + self.seconds(usage.ru_stime), peakBytes: peak(of: usage),
            status: code, output: output)
    }

    /// Whether a program is installed.
    static func isInstalled(_ program: String) -> Bool {
        guard let path = getenv("PATH") else { return false }
        return String(cString: path).split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            // Answers are short; the journals that peers print are not kept.
            if bytes.count < 1 << 20 { bytes.append(contentsOf: block[..<count]) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    private static func peak(of usage: rusage) -> Int64 {
        #if os(Linux)
        Int64(usage.ru_maxrss) * 1_024
        #else
        Int64(usage.ru_maxrss)
        #endif
    }
}
