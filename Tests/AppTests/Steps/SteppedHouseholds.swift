/// The same household with a short and with a long history, made once for all tests that compare them.
struct SteppedHouseholds: Sendable {
    let small: SteppedHousehold
    let large: SteppedHousehold

    /// Both at once.
    static func both() async throws -> SteppedHouseholds { try await made.value }

    /// Both with accounts of members.
    static func bothDivided() async throws -> SteppedHouseholds { try await madeDivided.value }

    private static let made = Task {
        SteppedHouseholds(small: try await SteppedHousehold(.small), large: try await SteppedHousehold(.large))
    }

    private static let madeDivided = Task {
        SteppedHouseholds(
            small: try await SteppedHousehold(.small, isDivided: true), large: try await SteppedHousehold(.large, isDivided: true))
    }
}
