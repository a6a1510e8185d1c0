import Foundation
import Testing

/// A certificate for localhost that nobody but its maker vouches for, in a folder for as long as it is held.
final class Certificate {
    private let folder = FileManager.default.temporaryDirectory.path + "/coffer-certificate-" + UUID().uuidString

    var file: String { folder + "/certificate.pem" }
    var key: String { folder + "/key.pem" }

    private static let program = "/usr/bin/openssl"
    static let canBeMade = FileManager.default.isExecutableFile(atPath: program)

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", file,
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var arguments: [String] { ["--certificate", file, "--key", key] }
}
