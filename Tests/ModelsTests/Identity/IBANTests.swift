import Testing

@testable import Models

@Suite struct IBANTests {
    @Test(arguments: [
        "DE89370400440532013000", "AT611904300234573201", "CH9300762011623852957", "LI21088100002324013AA", "NL91ABNA0417164300",
        "BE68539007547034", "FR1420041010050500013M02606", "ES9121000418450200051332", "IT60X0542811101000000123456",
        "PT50000201231234567890154", "GB29NWBK60161331926819", "IE29AIBK93115212345678", "LU280019400644750000",
        "PL61109010140000071219812874",
        "CZ6508000000192000145399", "SK3112000000198742637541", "HU42117730161111101800000000", "SE4550000000058398257466",
        "NO9386011117947",
        "DK5000400440116243", "FI2112345600000785", "EE382200221020145685", "LV80BANK0000435195001", "LT121000011101001000",
        "SI56263300012039086", "HR1210010051863000160", "RO49AAAA1B31007593840000", "BG80BNBG96611020345678", "GR1601101250000000012300695",
        "MT84MALT011000012345MTLCAST001S", "CY17002001280000001200527600", "MU17BOMM0101101030300200000MUR",
        "BR1800360305000010009795493C1",
        "NO93 8601 1117 947", " de89 3704 0044 0532 0130 00 ", "GB29\u{A0}NWBK\u{A0}6016\u{A0}1331\u{A0}9268\u{A0}19",
    ])
    func theExamplesOfTheRegistryAreValid(text: String) throws {
        let iban = try IBAN(text)
        #expect(try IBAN(iban.formatted) == iban)
        #expect(iban.text.prefix(4) + iban.bban == iban.text)
        #expect(iban.country == iban.text.prefix(2))
    }

    @Test func formattedIBANsAreGroupedByFour() throws {
        #expect(try IBAN("de89370400440532013000").formatted == "DE89 3704 0044 0532 0130 00")
        #expect(try IBAN("NO9386011117947").formatted == "NO93 8601 1117 947")
    }

    @Test func errorsStateTheReason() {
        #expect(throws: IBANError.empty) { try IBAN(" \t") }
        #expect(throws: IBANError.unknownCountry("US")) { try IBAN("US64SVBKUS6S3300958879") }
        #expect(throws: IBANError.unknownCountry("XX")) { try IBAN("XX89370400440532013000") }
        #expect(throws: IBANError.unknownCountry("D")) { try IBAN("D") }
        #expect(throws: IBANError.unknownCountry("??")) { try IBAN("ÄÖ89370400440532013000") }
        #expect(throws: IBANError.wrongLength(country: "DE", expected: 22, found: 21)) { try IBAN("DE8937040044053201300") }
        #expect(throws: IBANError.wrongLength(country: "DE", expected: 22, found: 35)) {
            try IBAN("DE" + String(repeating: "1", count: 100_000))
        }
        #expect(throws: IBANError.unexpectedCharacter(position: 5)) { try IBAN("DE89A70400440532013000") }
        #expect(throws: IBANError.unexpectedCharacter(position: 3)) { try IBAN("DEX9370400440532013000") }
        #expect(throws: IBANError.unexpectedCharacter(position: 8)) { try IBAN("DE89370-00440532013000") }
        #expect(throws: IBANError.unexpectedCharacter(position: 5)) { try IBAN("GB2912BK60161331926819") }
        #expect(throws: IBANError.wrongCheckDigits) { try IBAN("DE89370400440532013001") }
        #expect(throws: IBANError.wrongCheckDigits) { try IBAN("DE98370400440532013000") }
    }

    @Test func everySingleDigitErrorIsDetected() throws {
        let good = Array("DE89370400440532013000".utf8)
        for position in 2..<good.count {
            for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where digit != good[position] {
                var bad = good
                bad[position] = digit
                #expect((try? IBAN(String(decoding: bad, as: UTF8.self))) == nil)
            }
        }
    }

    @Test func unusedCheckDigitsAreInvalid() {
        // 00 and 97, 01 and 98, 99 and 02 have the same remainder.
        var taken = 0
        for number in 0..<2_000 {
            let digits = String(number)
            let account = String(repeating: "0", count: 18 - digits.count) + digits
            for check in ["00", "01", "99"] where (try? IBAN("DE" + check + account)) != nil { taken += 1 }
        }
        #expect(taken == 0)
    }

    @Test func theTableIsWhole() {
        #expect(IBANRegistry.all.count == 89)
        #expect(Set(IBANRegistry.all.map(\.country)).count == 89)
        for structure in IBANRegistry.all {
            #expect((15...34).contains(structure.length), "\(structure.country)")
            #expect(structure.account.upperBound <= structure.bbanLength, "\(structure.country)")
            #expect(!structure.account.isEmpty, "\(structure.country)")
        }
    }

    @Test(arguments: [
        ("DE89370400440532013000", "0532013000"), ("DE89370400440532013000", "532013000"), ("DE89370400440532013000", "37040044/532013000"),
        ("DE89370400440532013000", "370400440532013000"), ("DE89370400440532013000", "37040044/0532013000EUR"),
        ("DE89370400440532013000", "532.013.000"), ("DE89370400440532013000", "COBADEFF/532013000"),
        ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00"), ("AT611904300234573201", "234573201"),
        ("AT611904300234573201", "19043/00234573201"),
        ("CH9300762011623852957", "11623852957"), ("LI21088100002324013AA", "2324013aa"), ("NL91ABNA0417164300", "41.71.64.300"),
        ("BE68539007547034", "539-0075470-34"), ("FR1420041010050500013M02606", "0500013M026"),
        ("FR1420041010050500013M02606", "0500013M02606"),
        ("FR1420041010050500013M02606", "20041 01005 0500013M026 06"), ("ES9121000418450200051332", "0200051332"),
        ("ES9121000418450200051332", "2100 0418 45 0200051332"), ("IT60X0542811101000000123456", "123456"),
        ("PT50000201231234567890154", "12345678901"), ("PT50000201231234567890154", "0002 0123 12345678901 54"),
        ("GB29NWBK60161331926819", "31926819"),
        ("GB29NWBK60161331926819", "60-16-13 31926819"), ("IE29AIBK93115212345678", "12345678"), ("LU280019400644750000", "9400644750000"),
        ("PL61109010140000071219812874", "61 1090 1014 0000 0712 1981 2874"), ("PL61109010140000071219812874", "0000071219812874"),
        ("CZ6508000000192000145399", "19-2000145399/0800"), ("SK3112000000198742637541", "19-8742637541/1200"),
        ("HU42117730161111101800000000", "11773016-11111018"), ("HU42117730161111101800000000", "11773016-11111018-00000000"),
        ("SE4550000000058398257466", "58398257466"), ("NO9386011117947", "8601.11.17947"), ("DK5000400440116243", "0040 0440116243"),
        ("DK5000400440116243", "440116243"), ("FI2112345600000785", "123456-00000785"), ("EE382200221020145685", "221020145685"),
        ("LV80BANK0000435195001", "435195001"), ("LT121000011101001000", "11101001000"), ("SI56263300012039086", "26330-0012039086"),
        ("HR1210010051863000160", "1863000160"), ("RO49AAAA1B31007593840000", "1B31007593840000"), ("BG80BNBG96611020345678", "20345678"),
        ("GR1601101250000000012300695", "12300695"), ("MT84MALT011000012345MTLCAST001S", "12345MTLCAST001S"),
        ("CY17002001280000001200527600", "1200527600"),
    ])
    func aNationalNumberMatchesItsIBAN(text: String, number: String) throws {
        #expect(try IBAN(text).contains(nationalNumber: number))
    }

    @Test(arguments: [
        ("DE89370400440532013000", ""), ("DE89370400440532013000", "0"), ("DE89370400440532013000", "/"),
        ("DE89370400440532013000", "3000"),
        ("DE89370400440532013000", "013000"), ("DE89370400440532013000", "532013001"), ("DE89370400440532013000", "5320130000"),
        ("DE89370400440532013000", "37040045/532013000"), ("DE89370400440532013000", "1/2/532013000"),
        ("DE89370400440532013000", "532013000ABC"),
        ("DE89370400440532013000", "5#32013000"), ("DE89370400440532013000", "37040044"),
        ("CZ6508000000192000145399", "19-2000145399/0801"),
        ("GB29NWBK60161331926819", "926819"), ("HU42117730161111101800000000", "1177301611111019"),
    ])
    func otherNationalNumbersDoNotMatch(text: String, number: String) throws {
        #expect(try !IBAN(text).contains(nationalNumber: number))
    }

    @Test func shortCzechNumbersArePaddedAfterThePrefix() throws {
        let account = "0800" + "000019" + "0000123457"
        let valid = (2...98).compactMap { try? IBAN("CZ" + ($0 < 10 ? "0" : "") + String($0) + account) }
        let iban = try #require(valid.first)
        #expect(valid.count == 1)
        #expect(iban.contains(nationalNumber: "19-123457/0800"))
        #expect(!iban.contains(nationalNumber: "123457/0800"))
    }
}
