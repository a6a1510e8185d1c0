import Foundation
import TestTools
import Testing

/// A `coffer serve` or `coffer demo` that runs for as long as somebody holds it.
final class Server {
    let child: Child
    let port: UInt16
    private var answer: Child.Answer?

    /// Starts one and waits until it says where it is.
    ///
    /// - Parameters:
    ///   - before: a program that runs `coffer`, with its arguments.
    init(
        _ arguments: [String] = ["serve"], of household: Household, before: [String] = [], at location: SourceLocation = #_sourceLocation
    ) throws {
        child = try household.start(arguments + ["--port", "0"], before: before)
        port = try Self.port(of: child, at: location)
    }

    /// One that somebody else started.
    init(_ child: Child, at location: SourceLocation = #_sourceLocation) throws {
        self.child = child
        port = try Self.port(of: child, at: location)
    }

    deinit {
        guard answer == nil else { return }
        // What runs others has to end them.
        child.send(SIGTERM)
        let deadline = ContinuousClock.now + .seconds(20)
        while !child.hasEnded, ContinuousClock.now < deadline { usleep(10_000) }
        child.send(SIGKILL)
        _ = child.wait()
    }

    /// Tells it to stop and waits until it has.
    func stop() -> Child.Answer {
        child.send(SIGTERM)
        let answer = child.wait()
        self.answer = answer
        return answer
    }

    private static func port(of child: Child, at location: SourceLocation) throws -> UInt16 {
        let found: UInt16? = try until("the server says where it is", at: location) {
            let said = child.errorsSoFar
            guard !child.hasEnded else { throw NotListening(said: said) }
            guard let line = said.firstMatch(of: /is at https?:\/\/[^\n]*:([0-9]+)[^0-9]/) else { return nil }
            return UInt16(line.1)
        }
        return try #require(found, sourceLocation: location)
    }
}

struct NotListening: Error {
    var said: String
}

/// Looks again and again, for two minutes at most, until there is something.
func until<T>(_ what: String, at location: SourceLocation = #_sourceLocation, _ look: () throws -> T?) throws -> T? {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
        if let found = try look() { return found }
        usleep(10_000)
    }
    Issue.record("Waited in vain: \(what)", sourceLocation: location)
    return nil
}
