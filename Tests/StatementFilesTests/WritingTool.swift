import Foundation
import TestTools

/// An installed program that reads an export.
struct WritingTool {

    let path: String

    init?(_ name: String) {
        guard let path = Tool.path(name) else { return nil }
        self.path = path
    }

    static func isInstalled(_ name: String) -> Bool { Tool.isInstalled(name) }

    /// Runs the program on a file with the text. The path follows the `before` arguments.
    func run(_ text: String, suffix: String, before: [String] = [], after: [String] = []) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-\(UUID().uuidString).\(suffix)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try Child.run([path] + before + [file.path] + after, environment: ["PATH": Tool.searchPath])
        return (answer.status, answer.output + answer.errors)
    }
}
