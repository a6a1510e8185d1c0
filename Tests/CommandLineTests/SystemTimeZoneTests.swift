import Testing

@testable import CommandLine

/// What a Unix machine says of its time zone.
@Suite struct SystemTimeZoneTests {
    private func name(_ variable: String? = nil, link: String? = nil, file: String? = nil) -> String {
        let known: Set<String> = ["Europe/Amsterdam", "America/Argentina/Ushuaia", "Etc/UTC", "UTC"]
        return SystemTimeZone(variable: variable, link: link, file: file, isKnown: known.contains).name
    }

    @Test(arguments: [
        "Europe/Amsterdam", ":Europe/Amsterdam", "/usr/share/zoneinfo/Europe/Amsterdam", ":/usr/share/zoneinfo/posix/Europe/Amsterdam",
        "Europe/Amsterdam ",
    ])
    func theVariableNamesAZone(variable: String) { #expect(name(variable, link: "/usr/share/zoneinfo/Etc/UTC") == "Europe/Amsterdam") }

    @Test func rulesAndUnknownNamesArePassedOver() {
        #expect(name("CET-1CEST,M3.5.0,M10.5.0/3", link: "/usr/share/zoneinfo/America/Argentina/Ushuaia") == "America/Argentina/Ushuaia")
        #expect(name("Mars/Olympus", link: "../usr/share/zoneinfo/Europe/Amsterdam") == "Europe/Amsterdam")
    }

    @Test func whereTheLinkIsACopyTheFileSaysIt() {
        #expect(name(file: "Europe/Amsterdam") == "Europe/Amsterdam")
        #expect(name(link: "/etc/elsewhere", file: "Europe/Amsterdam\n") == "Europe/Amsterdam")
    }

    @Test func aMachineThatSaysNothingIsInUTC() {
        #expect(name() == "UTC")
        #expect(name("", link: "", file: "") == "UTC")
    }
}
