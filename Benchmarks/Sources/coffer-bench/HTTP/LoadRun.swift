#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One request again and again on several connections that are kept, each with one answer under way.
struct LoadRun {
    private let connections: [HTTPConnection]
    private let request: [UInt8]
    private let status: Int

    /// - Parameter status: what every answer has to be.
    init(port: UInt16, connections: Int, request: [UInt8], expecting status: Int = 200) throws {
        self.connections = try (0..<connections).map { _ in try HTTPConnection(port: port) }
        self.request = request
        self.status = status
    }

    /// What came of it.
    struct Result {
        var answers: Int
        var seconds: Double
        /// Processor time of the server for one answer, in seconds.
        var cpuPerAnswer: Double
        /// Answers in a second of the clock, which both sides share.
        var rate: Double { Double(answers) / seconds }
    }

    /// Asks for so many seconds, after as many tenths that are not counted.
    ///
    /// - Throws: `BenchmarkError` where an answer is another, or the system does not say what the server takes.
    func measure(_ server: RunningProcess, seconds: Double) throws -> Result {
        for connection in connections { try connection.send(request) }
        _ = try answer(for: seconds / 10)
        guard let before = server.cpuSeconds else { throw BenchmarkError("this system does not say what processor time a program takes") }
        let begin = ContinuousClock.now
        let answers = try answer(for: seconds)
        let time = begin.duration(to: .now).seconds
        let cpu = (server.cpuSeconds ?? before) - before
        // Those under way are taken, so that the next run begins with nothing.
        for connection in connections { try check(connection.answer().status) }
        return Result(answers: answers, seconds: time, cpuPerAnswer: cpu / Double(max(answers, 1)))
    }

    /// Takes answers and asks again.
    private func answer(for seconds: Double) throws -> Int {
        var waiting = connections.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        while ContinuousClock.now < end {
            let ready = poll(&waiting, nfds_t(waiting.count), 1_000)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { throw BenchmarkError("the server does not answer") }
            for index in waiting.indices where waiting[index].revents != 0 {
                let connection = connections[index]
                try connection.receive()
                while let status = try connection.passOver() {
                    try check(status)
                    count += 1
                    try connection.send(request)
                }
            }
        }
        return count
    }

    private func check(_ found: Int) throws {
        guard found == status else { throw BenchmarkError("an answer was \(found) instead of \(status)") }
    }
}
