import Services
import TestSupport
import Testing
import __Name__Model

struct __Name__ServiceTests {
    @Test func aNewHouseholdHasNothing() async throws {
        let household = try await TestHousehold()
        #expect(try await household.services.__name__().fetchNames() == [])
    }
}
