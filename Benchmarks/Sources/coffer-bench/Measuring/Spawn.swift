#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program as it was just started, with an end of a pipe to what it says.
struct Spawn {
    let process: pid_t
    /// Where its output is read; for the caller to close.
    let output: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - descriptor: which of its outputs is led into the pipe: 1 or 2.
    ///   - input: what it finds on standard input, a few lines at most; nil: what this process has there.
    /// - Throws: `BenchmarkError` where it cannot be started.
    static func start(_ program: String, _ arguments: [String], output descriptor: Int32, input: String? = nil) throws -> Spawn {
        let output = try Pipe()
        let typed = try input.map { try Pipe(holding: $0) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.writing, descriptor)
        if let typed { posix_spawn_file_actions_adddup2(&actions, typed.reading, STDIN_FILENO) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let failure = posix_spawnp(&child, program, &actions, nil, words, environ)
        close(output.writing)
        if let typed { close(typed.reading) }
        guard failure == 0 else {
            close(output.reading)
            throw BenchmarkError("\(program) cannot be started: \(String(cString: strerror(failure)))")
        }
        return Spawn(process: child, output: output.reading)
    }

    /// The exit status of a program that has ended, or 128 and its signal, as wait(2) packs them.
    static func code(of status: Int32) -> Int32 { status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F) }
}

/// Two ends that no other child of this process gets to see.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw BenchmarkError("no pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// A pipe that ends after a text.
    init(holding text: String) throws {
        try self.init()
        var text = text
        text.withUTF8 { _ = write(writing, $0.baseAddress, $0.count) }
        close(writing)
    }
}
