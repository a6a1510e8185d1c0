import Foundation
import TestPrograms
import Testing

/// A self-signed certificate for localhost in a temporary folder.
final class TestCertificate {
    private let folder = FileManager.default.temporaryDirectory.path + "/coffer-certificate-" + UUID().uuidString

    var file: String { folder + "/certificate.pem" }
    var key: String { folder + "/key.pem" }

    private static let program = "/usr/bin/openssl"
    static let isOpenSSLInstalled = FileManager.default.isExecutableFile(atPath: program)

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let answer = try Child.run([
            Self.program, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", file,
        ])
        try #require(answer.status == 0, "\(answer.errors)")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var arguments: [String] { ["--certificate", file, "--key", key] }
}
