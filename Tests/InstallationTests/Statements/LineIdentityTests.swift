import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@Suite struct LineIdentityTests {

    private let january = [
        Statement.line("2026-01-05", "-3.20", "CAFE", id: "A1"), Statement.line("2026-01-05", "-3.20", "CAFE", id: "A2"),
        Statement.line("2026-01-07", "-50.00", "GROCER", id: "A3"), Statement.line("2026-01-28", "2000.00", "EMPLOYER", id: "A4"),
    ]

    @Test func theSameFileTwiceAddsNothing() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", Statement.ofx(lines: january, balance: "3000.00"))
        #expect(try await fixture.importFiles(file).files[0].statements[0].new == 4)
        let again = try await fixture.importFiles(file).files[0].statements[0]
        #expect(again.new == 0)
        #expect(again.known == 4)
        #expect(try await fixture.balance("Checking 7890") == 300_000)
    }

    @Test(arguments: [true, false]) func overlappingHalvesLoseAndDoubleNothing(withIds: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lines = (1...20).map { number in
            Statement.line(
                "2026-01-\(number < 10 ? "0" : "")\(number)", "-\(number % 3 + 1).00", "SHOP \(number % 2)", id: withIds ? "F\(number)" : ""
            )
        }
        let first = try fixture.file("a.ofx", Statement.ofx(lines: Array(lines[0..<13])))
        let second = try fixture.file("b.ofx", Statement.ofx(lines: Array(lines[8..<20])))
        #expect(try await fixture.importFiles(first).files[0].statements[0].new == 13)
        #expect(try await fixture.importFiles(second).files[0].statements[0].new == 7)
        #expect(try await fixture.groups().count == 20)
    }

    @Test func twoIdenticalCoffeesOnOneDayStayTwo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let coffee = Statement.line("2026-01-05", "-3.20", "CAFE")
        let one = try fixture.file("one.ofx", Statement.ofx(lines: [coffee]))
        let two = try fixture.file("two.ofx", Statement.ofx(lines: [coffee, coffee]))
        #expect(try await fixture.importFiles(one).files[0].statements[0].new == 1)
        #expect(try await fixture.importFiles(two).files[0].statements[0].new == 1)
        #expect(try await fixture.importFiles(two).files[0].statements[0].new == 0)
        #expect(try await fixture.groups().count == 2)
    }

    @Test func anIdThatIsSharedByTwoLinesDoesNotCount() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lines = [Statement.line("2026-01-05", "-1.00", "A", id: "X"), Statement.line("2026-01-06", "-2.00", "B", id: "X")]
        let file = try fixture.file("a.ofx", Statement.ofx(lines: lines))
        #expect(try await fixture.importFiles(file).files[0].statements[0].new == 2)
        #expect(try await fixture.importFiles(file).files[0].statements[0].new == 0)
    }

    @Test func theSameIdWithinTenDaysIsTheSameLineWhateverItsText() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-9.00", "CARD 1234", id: "Q")]))
        let later = try fixture.file("b.ofx", Statement.ofx(lines: [Statement.line("2026-01-07", "-9.00", "Bookshop Berlin", id: "Q")]))
        let other = try fixture.file("c.ofx", Statement.ofx(lines: [Statement.line("2026-01-07", "-9.50", "Bookshop Berlin", id: "Q")]))
        let far = try fixture.file("d.ofx", Statement.ofx(lines: [Statement.line("2026-01-16", "-9.00", "Bookshop Berlin", id: "Q")]))
        try await fixture.importFiles(first)
        #expect(try await fixture.importFiles(later).files[0].statements[0].new == 0)
        #expect(try await fixture.importFiles(other).files[0].statements[0].new == 1)
        #expect(try await fixture.importFiles(far).files[0].statements[0].new == 1)
    }

    @Test func linesOfAnotherAccountNeverCollide() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try fixture.file("a.ofx", Statement.ofx("1111100001", lines: january))
        let second = try fixture.file("b.ofx", Statement.ofx("1111100002", lines: january))
        try await fixture.importFiles(first)
        #expect(try await fixture.importFiles(second).files[0].statements[0].new == 4)
    }

    @Test func theSameMonthInAnotherFormatAddsNothing() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let ofx = try fixture.file("a.ofx", Statement.ofx(lines: january, balance: "3000.00"))
        let csv = try fixture.file(
            "a.csv",
            """
            Date,Amount,Description
            2026-01-05,-3.20,Cafe am Platz
            2026-01-05,-3.20,Cafe am Platz
            2026-01-07,-50.00,The Grocer Ltd
            2026-01-28,2000.00,Salary January
            """)
        try await fixture.importFiles(ofx)
        let first = try await fixture.importFiles(csv, account: "Checking 7890").files[0].statements[0]
        #expect(first.new == 0)
        #expect(first.known == 4)
        #expect(try await fixture.importFiles(csv, account: "Checking 7890").files[0].statements[0].new == 0)
        #expect(try await fixture.importFiles(ofx).files[0].statements[0].new == 0)
        #expect(try await fixture.balance("Checking 7890") == 300_000)
    }

    @Test func anotherCoffeeInAnotherFormatIsNew() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx(lines: january)))
        let csv = try fixture.file(
            "b.csv",
            "Date,Amount,Description\n2026-01-05,-3.20,Cafe\n2026-01-05,-3.20,Cafe\n2026-01-05,-3.20,Cafe\n2026-01-30,-7.00,Baker\n")
        #expect(try await fixture.importFiles(csv, account: "Checking 7890").files[0].statements[0].new == 2)
    }

    @Test(arguments: [true, false]) func referencesAreLookedUpAgainAfterAnImport(isRefused: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        if isRefused {
            let damaged = try fixture.file("a.ofx", "<OFX><BANKMSGSRSV1>")
            await #expect(throws: ServiceError.self) { try await fixture.importFiles(damaged) }
        } else {
            try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx(lines: january)))
        }
        await #expect(throws: StorageError.self) {
            try await fixture.context.database.write(nil, []) { connection in
                try connection.execute(
                    "INSERT INTO checkpoint (household, account, day, import_id, amount) VALUES ($1, 2, 3, 4, 5)",
                    .id(fixture.context.household.id))
            }
        }
    }
}
