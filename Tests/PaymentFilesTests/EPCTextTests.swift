import Testing

@testable import PaymentFiles

struct EPCTextTests {

    @Test(arguments: [
        ("Größe, ÄÖÜ & Straße", "Groesse, AeOeUe + Strasse"), ("u\u{308}ber", "ueber"), ("Łódź Žďár Škoda", "Lodz Zdar Skoda"),
        ("Nguyễn Thị Hồng", "Nguyen Thi Hong"), ("İstanbul ığ", "Istanbul ig"), ("Ørsted Ærø Ångström", "Orsted Aero Angstroem"),
        ("Αθήνα Ελλάδος", "Athina Ellados"), ("Чайка ёлка", "Chayka yolka"), ("Љубљана Ђорђе", "Ljubljana Djordje"),
        ("100 € – „so\u{201C}", "100 EUR - 'so'"), ("a@b_c;d*e", "a.b-c,d.e"), ("</Nm><Nm>&amp;", "(/Nm)(Nm)+amp,"),
        ("株式会社", "...."), ("👩‍👩‍👧 Mia", ". Mia"), (" a \r\n\t b ", "a b"), ("\u{200B}\u{FEFF}", ""), ("", ""), ("a\u{0}b", "a b"),
        ("https://x/", "https://x/"),
    ])
    func aTextIsWrittenInTheCharactersThatBanksExchange(text: String, expected: String) {
        #expect(EPCText(text, maxLength: 100).text == expected)
    }

    @Test func textIsTruncatedAfterConversion() {
        #expect(EPCText("ööö", maxLength: 5).text == "oeoeo")
        #expect(EPCText("abc def", maxLength: 4).text == "abc")
    }

    @Test func aNameWithoutLettersIsUnreadable() {
        #expect(!EPCText("...", maxLength: 70).isReadable)
        #expect(EPCText("é", maxLength: 70).isReadable)
    }
}
