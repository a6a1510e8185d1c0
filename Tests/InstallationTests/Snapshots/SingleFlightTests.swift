import Synchronization
import Testing

@testable import ServiceKit

@Suite struct SingleFlightTests {
    private final class Workers: Sendable {
        let working = Atomic(0)
        let done = Atomic(0)
    }

    @Test(.timeLimit(.minutes(60))) func callersOfAnotherKeyDoNotWait() async {
        let flights = SingleFlight<String>()
        #expect(await flights.begin("one"))
        #expect(await flights.begin("other"))
        flights.end("one")
        #expect(await flights.begin("one"))
        flights.end("one")
        flights.end("other")
    }

    @Test(.timeLimit(.minutes(60))) func oneCallerAtATimeWorksForAKey() async {
        let flights = SingleFlight<Int>()
        let workers = Workers()
        await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    while await !flights.begin(1) {}
                    #expect(workers.working.add(1, ordering: .relaxed).newValue == 1)
                    await Task.yield()
                    workers.working.subtract(1, ordering: .relaxed)
                    workers.done.add(1, ordering: .relaxed)
                    flights.end(1)
                }
            }
        }
        #expect(workers.done.load(ordering: .relaxed) == 10)
    }
}
