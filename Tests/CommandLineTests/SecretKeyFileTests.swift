import Foundation
import Services
import TestTools
import Testing

@testable import CommandLine

struct SecretKeyFileTests {

    private let folder: TemporaryFolder
    private let digits = String(repeating: "0aF9", count: 16)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ variables: [String: String]) -> SecretKeyFile { SecretKeyFile { variables[$0] } }

    private func file(named name: String = "key") -> SecretKeyFile { file(["COFFER_KEY_FILE": folder.file(name)]) }

    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// A key file with a content and permissions.
    private func write(_ text: String, mode: mode_t = 0o600) throws -> SecretKeyFile {
        try folder.write(text, to: "key")
        #expect(chmod(folder.file("key"), mode) == 0)
        return file()
    }

    /// The sentence with which a file is refused; nil if it is not.
    private func refusal(_ file: SecretKeyFile) -> String? {
        do {
            _ = try file.key()
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: - Place

    @Test func theNearestNameWins() {
        let all = [
            "COFFER_KEY_FILE": "/keys/coffer", "STATE_DIRECTORY": "/var/lib/coffer:/var/lib/other", "XDG_CONFIG_HOME": "/config",
            "HOME": "/home/ada",
        ]
        #expect(file(all).path == "/keys/coffer")
        #expect(file(all.filter { $0.key != "COFFER_KEY_FILE" }).path == "/var/lib/coffer/key")
        #expect(file(["XDG_CONFIG_HOME": "/config", "HOME": "/home/ada"]).path == "/config/coffer/key")
        #expect(file(["XDG_CONFIG_HOME": "config", "HOME": "/home/ada"]).path == "/home/ada/.config/coffer/key")
        #expect(file(["HOME": "/home/ada"]).path == "/home/ada/.config/coffer/key")
    }

    @Test func withoutAPlaceTheVariableIsNamed() {
        #expect(refusal(file([:]))?.contains("COFFER_KEY_FILE") == true)
        #expect(!file([:]).exists)
    }

    // MARK: - Making

    @Test func theFileIsMadeOnceForItsOwnerOnly() throws {
        let file = file(["HOME": folder.path])
        let path = folder.file(".config/coffer/key")
        #expect(!file.exists)
        #expect(folder.names == [])
        let key = try file.key()
        #expect(key.count == 32)
        #expect(file.exists)
        #expect(mode(path) == 0o600)
        #expect(mode(folder.file(".config/coffer")) == 0o700)
        #expect(try file.key() == key)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file(".config/coffer")) == ["key"])
        let text = try #require(TemporaryFolder.text(of: path))
        #expect(text.count == 65 && text.hasSuffix("\n"))
        #expect(try self.file().key() != key)
    }

    @Test func allWhoMakeItAtOnceGetTheSameKey() async throws {
        let file = file()
        let keys = await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<50 { group.addTask { try? file.key() } }
            return await group.reduce(into: Set<[UInt8]?>()) { $0.insert($1) }
        }
        #expect(keys.count == 1 && keys.first != .some(nil))
        #expect(folder.names == ["key"])
    }

    @Test func aFolderThatWasNamedIsNotMade() throws {
        #expect(refusal(file(named: "none/key"))?.contains("COFFER_KEY_FILE") == true)
        #expect(folder.names == [])
    }

    @Test(.disabled(if: geteuid() == 0, "root may write everywhere"))
    func aFolderThatCannotBeWrittenIsReported() throws {
        #expect(chmod(folder.path, 0o500) == 0)
        defer { chmod(folder.path, 0o700) }
        #expect(refusal(file())?.contains("name another file with COFFER_KEY_FILE") == true)
    }

    @Test func aLinkThatLeadsNowhereIsNotFollowed() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("key"), withDestinationPath: folder.file("elsewhere"))
        #expect(refusal(file()) != nil)
        #expect(folder.names == ["key"])
    }

    // MARK: - Reading

    @Test func aKeyIsOneLineOfHexadecimalDigits() throws {
        let key = try write(digits).key()
        #expect(key.prefix(4) == [0x0A, 0xF9, 0x0A, 0xF9])
        #expect(try write(digits + "\n").key() == key)
        #expect(try write(digits.lowercased() + "\r\n").key() == key)
        #expect(try write(digits, mode: 0o400).key() == key)
    }

    @Test(arguments: [
        "", "\n", "0a", String(repeating: "0", count: 63), String(repeating: "0", count: 65), String(repeating: "g", count: 64),
        String(repeating: "0", count: 64) + "\n\n", String(repeating: "0", count: 64) + " ", " " + String(repeating: "0", count: 64),
        String(repeating: "0", count: 64) + "\n" + String(repeating: "0", count: 64), String(repeating: "٣", count: 64),
        String(repeating: "+1", count: 32), String(repeating: "0", count: 1_000),
    ])
    func everythingElseIsRefusedAndKept(text: String) throws {
        #expect(refusal(try write(text))?.contains("64 hexadecimal digits") == true)
        #expect(folder.text("key") == text)
    }

    @Test(arguments: [0o644, 0o640, 0o620, 0o604, 0o602, 0o601] as [mode_t])
    func aFileThatOthersMayUseIsRefused(mode: mode_t) throws {
        // Group root may read a file of root, as it may read credentials of systemd.
        let isOfRoot = geteuid() == 0 && getegid() == 0 && mode == 0o640
        #expect((refusal(try write(digits, mode: mode))?.contains("chmod 600") == true) != isOfRoot)
    }

    @Test func onlyAnOrdinaryFileHoldsAKey() throws {
        try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: true)
        #expect(refusal(file(named: "folder"))?.contains("ordinary file") == true)
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        #expect(refusal(file(named: "pipe"))?.contains("ordinary file") == true)
        #expect(refusal(file(["COFFER_KEY_FILE": "/dev/null"])) != nil)
    }

    @Test(.disabled(if: geteuid() != 0, "only root can give files away"))
    func rootMayUseTheFileOfAService() throws {
        let file = try write(digits)
        #expect(chown(folder.file("key"), 65_534, 65_534) == 0)
        #expect(try file.key().count == 32)
    }
}
