import Models
import Services
import Storage
import Testing

@testable import LiveServices

@Suite struct LineIdentityTests {

    private let january = [
        Statement.line("2026-01-05", "-3.20", "CAFE", id: "A1"), Statement.line("2026-01-05", "-3.20", "CAFE", id: "A2"),
        Statement.line("2026-01-07", "-50.00", "GROCER", id: "A3"), Statement.line("2026-01-28", "2000.00", "EMPLOYER", id: "A4"),
    ]

    @Test func theSameFileTwiceAddsNothing() async throws {
        let bench = try await ImportFixture()
        let file = try bench.file("a.ofx", Statement.ofx(lines: january, balance: "3000.00"))
        #expect(try await bench.take(file).files[0].statements[0].new == 4)
        let again = try await bench.take(file).files[0].statements[0]
        #expect(again.new == 0)
        #expect(again.known == 4)
        #expect(try await bench.balance("Checking 7890") == 300_000)
    }

    @Test(arguments: [true, false]) func overlappingHalvesLoseAndDoubleNothing(withIds: Bool) async throws {
        let bench = try await ImportFixture()
        let lines = (1...20).map { number in
            Statement.line(
                "2026-01-\(number < 10 ? "0" : "")\(number)", "-\(number % 3 + 1).00", "SHOP \(number % 2)", id: withIds ? "F\(number)" : ""
            )
        }
        let first = try bench.file("a.ofx", Statement.ofx(lines: Array(lines[0..<13])))
        let second = try bench.file("b.ofx", Statement.ofx(lines: Array(lines[8..<20])))
        #expect(try await bench.take(first).files[0].statements[0].new == 13)
        #expect(try await bench.take(second).files[0].statements[0].new == 7)
        #expect(try await bench.groups().count == 20)
    }

    @Test func twoIdenticalCoffeesOnOneDayStayTwo() async throws {
        let bench = try await ImportFixture()
        let coffee = Statement.line("2026-01-05", "-3.20", "CAFE")
        let one = try bench.file("one.ofx", Statement.ofx(lines: [coffee]))
        let two = try bench.file("two.ofx", Statement.ofx(lines: [coffee, coffee]))
        #expect(try await bench.take(one).files[0].statements[0].new == 1)
        #expect(try await bench.take(two).files[0].statements[0].new == 1)
        #expect(try await bench.take(two).files[0].statements[0].new == 0)
        #expect(try await bench.groups().count == 2)
    }

    @Test func anIdThatIsSharedByTwoLinesDoesNotCount() async throws {
        let bench = try await ImportFixture()
        let lines = [Statement.line("2026-01-05", "-1.00", "A", id: "X"), Statement.line("2026-01-06", "-2.00", "B", id: "X")]
        let file = try bench.file("a.ofx", Statement.ofx(lines: lines))
        #expect(try await bench.take(file).files[0].statements[0].new == 2)
        #expect(try await bench.take(file).files[0].statements[0].new == 0)
    }

    @Test func theSameIdWithinTenDaysIsTheSameLineWhateverItsText() async throws {
        let bench = try await ImportFixture()
        let first = try bench.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-9.00", "CARD 1234", id: "Q")]))
        let later = try bench.file("b.ofx", Statement.ofx(lines: [Statement.line("2026-01-07", "-9.00", "Bookshop Berlin", id: "Q")]))
        let other = try bench.file("c.ofx", Statement.ofx(lines: [Statement.line("2026-01-07", "-9.50", "Bookshop Berlin", id: "Q")]))
        let far = try bench.file("d.ofx", Statement.ofx(lines: [Statement.line("2026-01-16", "-9.00", "Bookshop Berlin", id: "Q")]))
        try await bench.take(first)
        #expect(try await bench.take(later).files[0].statements[0].new == 0)
        #expect(try await bench.take(other).files[0].statements[0].new == 1)
        #expect(try await bench.take(far).files[0].statements[0].new == 1)
    }

    @Test func linesOfAnotherAccountNeverCollide() async throws {
        let bench = try await ImportFixture()
        let first = try bench.file("a.ofx", Statement.ofx("1111100001", lines: january))
        let second = try bench.file("b.ofx", Statement.ofx("1111100002", lines: january))
        try await bench.take(first)
        #expect(try await bench.take(second).files[0].statements[0].new == 4)
    }

    @Test func theSameMonthInAnotherFormatAddsNothing() async throws {
        let bench = try await ImportFixture()
        let ofx = try bench.file("a.ofx", Statement.ofx(lines: january, balance: "3000.00"))
        let csv = try bench.file(
            "a.csv",
            """
            Date,Amount,Description
            2026-01-05,-3.20,Cafe am Platz
            2026-01-05,-3.20,Cafe am Platz
            2026-01-07,-50.00,The Grocer Ltd
            2026-01-28,2000.00,Salary January
            """)
        try await bench.take(ofx)
        let first = try await bench.take(csv, account: "Checking 7890").files[0].statements[0]
        #expect(first.new == 0)
        #expect(first.known == 4)
        #expect(try await bench.take(csv, account: "Checking 7890").files[0].statements[0].new == 0)
        #expect(try await bench.take(ofx).files[0].statements[0].new == 0)
        #expect(try await bench.balance("Checking 7890") == 300_000)
    }

    @Test func anotherCoffeeInAnotherFormatIsNew() async throws {
        let bench = try await ImportFixture()
        try await bench.take(try bench.file("a.ofx", Statement.ofx(lines: january)))
        let csv = try bench.file(
            "b.csv",
            "Date,Amount,Description\n2026-01-05,-3.20,Cafe\n2026-01-05,-3.20,Cafe\n2026-01-05,-3.20,Cafe\n2026-01-30,-7.00,Baker\n")
        #expect(try await bench.take(csv, account: "Checking 7890").files[0].statements[0].new == 2)
    }

    @Test(arguments: [true, false]) func referencesAreLookedUpAgainAfterAnImport(isRefused: Bool) async throws {
        let bench = try await ImportFixture()
        if isRefused {
            let damaged = try bench.file("a.ofx", "<OFX><BANKMSGSRSV1>")
            await #expect(throws: ServiceError.self) { try await bench.take(damaged) }
        } else {
            try await bench.take(try bench.file("a.ofx", Statement.ofx(lines: january)))
        }
        await #expect(throws: StorageError.self) {
            try await bench.context.database.write(nil, []) { connection in
                try connection.execute(
                    "INSERT INTO checkpoint (household, account, day, import_id, amount) VALUES ($1, 2, 3, 4, 5)",
                    .id(bench.context.household.id))
            }
        }
    }
}
