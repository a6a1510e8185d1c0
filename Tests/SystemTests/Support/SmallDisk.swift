import Foundation
import TestTools
import Testing

/// A file system of a few megabytes that can really be full.
///
/// It is mounted in a name space of the shell that works on it, so that nobody else sees it and it is gone when the shell ends, however it ends.
struct SmallDisk {

    /// Whether this system lets whoever runs the tests mount one.
    static let isPermitted = unshare != nil

    private static let unshare: [String]? = {
        guard let program = Tool.path("unshare"), let household = try? Household() else { return nil }
        return [[program, "--mount"], [program, "--mount", "--map-root-user"]].first { words in
            let trial = words + ["/bin/sh", "-c", "mount -t tmpfs -o size=1m tmpfs '\(household.folder)'"]
            return (try? Child(trial, folder: household.folder).wait().status) == 0
        }
    }()

    let household: Household
    /// Where it is mounted while lines run.
    var folder: String { household.folder + "/small" }

    init(beside household: Household) {
        self.household = household
    }

    /// Runs shell lines one after the other over a new disk, each in a shell of its own, in which `coffer` stands for the program.
    ///
    /// - Parameter database: the one that the lines work on.
    func run(_ lines: [String], database: String) throws -> [Child.Answer] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var script = "mount -t tmpfs -o size=8m tmpfs '\(folder)' || exit 99\n"
        for (number, line) in lines.enumerated() {
            let file = "'\(household.folder)/step-\(number)'"
            script += "( \(line) ) >\(file).out 2>\(file).err\necho $? >\(file).status\n"
        }
        let program = URL(fileURLWithPath: Household.program).deletingLastPathComponent().path
        let whole = try Child(
            #require(Self.unshare) + ["/bin/sh", "-c", script], folder: household.folder,
            environment: ["COFFER_DATABASE": database, "PATH": "\(program):/usr/sbin:/usr/bin:/sbin:/bin"]
        ).wait()
        try #require(whole.status == 0, "\(whole)")
        return try lines.indices.map { number in
            let texts = ["status", "out", "err"].map {
                String(decoding: household.bytes("\(household.folder)/step-\(number).\($0)") ?? Data(), as: UTF8.self)
            }
            return Child.Answer(
                status: try #require(Int32(texts[0].trimmingCharacters(in: .newlines))), output: texts[1], errors: texts[2])
        }
    }

    /// Serves a database on a new disk.
    ///
    /// - Parameter steps: shell lines that run over the disk one after the other, each when it is told to.
    func serve(steps: [String]) throws -> (Child, Steps) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let marks = household.folder + "/step"
        var script = "mount -t tmpfs -o size=8m tmpfs '\(folder)' || exit 99\ncoffer serve --port 0 &\nserver=$!\n"
        script += "trap 'kill $server; wait $server; exit 0' TERM\n"
        for (number, line) in (steps + ["kill $server"]).enumerated() {
            script += "while [ ! -e '\(marks)-\(number)' ]; do sleep 0.02; done\n\(line)\ntouch '\(marks)-\(number)-done'\n"
        }
        let program = URL(fileURLWithPath: Household.program).deletingLastPathComponent().path
        let child = try Child(
            #require(Self.unshare) + ["/bin/sh", "-c", script + "wait"], folder: household.folder,
            environment: ["COFFER_DATABASE": folder + "/coffer.sqlite", "PATH": "\(program):/usr/sbin:/usr/bin:/sbin:/bin"])
        return (child, Steps(marks: marks, count: steps.count))
    }

    /// Lets a shell go on step by step.
    final class Steps {
        private let marks: String
        private let count: Int
        private var number = 0

        init(marks: String, count: Int) {
            self.marks = marks
            self.count = count
        }

        /// Runs the next line and waits for its end.
        func next() throws {
            _ = FileManager.default.createFile(atPath: "\(marks)-\(number)", contents: nil)
            let done = "\(marks)-\(number)-done"
            _ = try until("a step is done") { FileManager.default.fileExists(atPath: done) ? true : nil }
            number += 1
        }

        /// Runs all that is left, the end of the server at last.
        func end() {
            for left in 0...count { _ = FileManager.default.createFile(atPath: "\(marks)-\(left)", contents: nil) }
        }
    }

    /// A line that leaves as many kilobytes free.
    func fill(leaving kilobytes: Int) -> String {
        "cat /dev/zero >'\(folder)/filler' 2>/dev/null; truncate -s -\(kilobytes)K '\(folder)/filler'"
    }

    /// A line that makes room again.
    var clear: String { "rm '\(folder)/filler'" }
}
