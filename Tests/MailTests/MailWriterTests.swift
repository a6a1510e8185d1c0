import Foundation
import Testing

@testable import Mail

struct MailWriterTests {

    @Test func serializationIsDeterministic() throws {
        let text = try MailMessage.sample().written()
        #expect(
            text == """
                From: Coffer <coffer@example.net>\r
                To: ada@example.org\r
                Subject: Transfer due\r
                Date: Sun, 15 Mar 2026 09:05:07 +0000\r
                Message-ID: <eml_0ABC@example.net>\r
                Auto-Submitted: auto-generated\r
                MIME-Version: 1.0\r
                Content-Type: text/plain; charset=utf-8\r
                Content-Transfer-Encoding: quoted-printable\r
                \r
                Rent is due.\r\n
                """)
        #expect(try MailMessage.sample().written() == text)
    }

    @Test func aSubjectCannotInjectHeaders() throws {
        for end in ["\r\n", "\n", "\r", "\u{0}", "\u{85}", "\u{2028}", "\u{B}", "\u{C}"] {
            let text = try MailMessage.sample(subject: "Rent\(end)Bcc: mallory@example.com").written()
            let head = text.components(separatedBy: "\r\n\r\n")[0]
            #expect(head.components(separatedBy: "\r\n").count == 9, "\(end.unicodeScalars.map(\.value))")
            #expect(!head.unicodeScalars.contains { $0.value > 0x7E || $0.value < 0x20 && $0 != "\r" && $0 != "\n" })
        }
    }

    @Test(arguments: [
        "Überweisung an Jürgen Müller", "日本語の件名はとても長いのでいくつかの部分に分けられなければなりません、そうでしょう",
        String(repeating: "long ", count: 40) + "end", "=?UTF-8?B?SGk=?=", " blanks around ", "👩‍👩‍👧 family", "",
    ])
    func encodedWordsDoNotSplitCharacters(subject: String) throws {
        let text = try MailMessage.sample(subject: subject).written()
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 76 })
        guard subject.isEmpty == false else { return }
        var decoded = ""
        for line in try folded("Subject", in: lines) {
            for word in line.split(separator: " ") {
                let parts = word.split(separator: "?", omittingEmptySubsequences: false)
                try #require(parts.count == 5 && parts[1] == "UTF-8" && parts[2] == "B", "\(word)")
                #expect(word.utf8.count <= 75)
                decoded += try #require(String(validating: try bytes(ofBase64: parts[3]), as: UTF8.self), "a character is torn")
            }
        }
        #expect(decoded == subject)
    }

    @Test func bodyLinesHaveAtMostSeventySixCharacters() throws {
        let body = "Grüße, 1 = 1 \n.\n..dot\n" + String(repeating: "ä", count: 60) + "\ntab\t\n\nend"
        let text = try MailMessage.sample(body: body).written()
        let lines = text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n").components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } })
        #expect(lines.prefix(3) == ["Gr=C3=BC=C3=9Fe, 1 =3D 1=20", ".", "..dot"])
        #expect(lines.contains("tab=09"))
        #expect(lines.suffix(3) == ["", "end", ""])
        #expect(!text.contains("\r\r"))
    }

    @Test func onlyAddressesWithoutQuotesAreValid() {
        for text in ["ada@example.org", "a.b+c_d-e'f@sub.example.org", "1@localhost"] { #expect(MailAddress(text)?.text == text) }
        for text in [
            "", "ada", "@example.org", "ada@", "a b@example.org", "ada@exam ple.org", "ada@example..org", ".ada@example.org", "a@b@c",
            "ada@example.org\r\nBcc: m@example.com", "<ada@example.org>", "\"a\"@example.org", "ada@[127.0.0.1]", "jürgen@example.org",
            "ada@example.org>", String(repeating: "a", count: 65) + "@example.org", "a@" + String(repeating: "b.", count: 130) + "c",
        ] { #expect(MailAddress(text) == nil, "\(text)") }
    }

    /// The lines of a folded header's value.
    private func folded(_ name: String, in lines: [String]) throws -> [String] {
        let first = try #require(lines.firstIndex { $0.hasPrefix("\(name): ") })
        return [String(lines[first].dropFirst(name.count + 2))] + lines[(first + 1)...].prefix { $0.hasPrefix(" ") }
    }

    private func bytes(ofBase64 text: Substring) throws -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var bits = 0
        var value = 0
        var bytes: [UInt8] = []
        for character in text where character != "=" {
            value = value << 6 | (try #require(alphabet.firstIndex(of: character)))
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: value >> bits))
            }
        }
        return bytes
    }
}
