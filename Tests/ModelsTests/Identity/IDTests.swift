import Models
import Testing

@Suite struct IDTests {
    @Test func idsRoundTripThroughText() {
        let seed: UInt64 = 63
        var random = SeededGenerator(seed: seed)
        for raw in [0, 1, 31, 32, .max] + (0..<2_000).map({ _ in Int64.random(in: 0 ... .max, using: &random) }) {
            let id = ID<Person>(rawValue: raw)
            let text = id.description
            #expect(text.hasPrefix("per_") && text.utf8.count == 17)
            #expect(ID<Person>(text) == id, "seed \(seed)")
            #expect(ID<Person>("per_" + text.dropFirst(4).lowercased()) == id, "seed \(seed)")
            #expect(ID<Transaction>(text) == nil)
        }
    }

    @Test func textsOrderAsTheirIDsDo() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let (left, right) = (
                ID<Person>(rawValue: .random(in: 0 ... .max, using: &random)), ID<Person>(rawValue: .random(in: 0 ... .max, using: &random))
            )
            #expect((left < right) == (left.description < right.description))
        }
    }

    @Test func lettersSimilarToDigitsAreDecoded() {
        let id = ID<Person>(rawValue: 0b00001_00000_00001)
        #expect(id.description == "per_0000000000101")
        for text in ["per_00000000001O1", "per_0000000000IOL", "per_ooooooooooioi", "per_00000000001ol"] {
            #expect(ID<Person>(text) == id, "\(text)")
        }
    }

    @Test(arguments: [
        "", "per", "per_", "per_000000000010U", "per_00000000001", "per_00000000000101", "PER_0000000000101", "per-0000000000101",
        "per_000000000010-", "per_ZZZZZZZZZZZZZ", "per_8000000000000", "per_00000000001é1", "per_per_000000010", " per_0000000000101",
    ])
    func invalidIDsAreRejected(text: String) {
        #expect(ID<Person>(text) == nil)
    }

    @Test func generatedIDsAscendWithinAMillisecond() {
        var ids = IDGenerator(random: SeededGenerator(seed: 1))
        let now = IDGenerator.epochMilliseconds + 150_000_000_000
        var last: ID<Person> = ids.next(at: now)
        // Clocks that stand still, jump, run backwards or are out of range.
        for step in 0..<5_000 {
            let moment = step % 3 == 0 ? now : step % 7 == 0 ? now - 5_000 : now + Int64(step / 10)
            let next: ID<Person> = ids.next(at: moment)
            #expect(next > last && next.rawValue > 0)
            last = next
        }
        for moment in [Int64.min, 0, .max, .max, .min] {
            let next: ID<Person> = ids.next(at: moment)
            #expect(next > last && next.rawValue > 0)
            last = next
        }
    }

    @Test func seededGeneratorsAreDeterministic() {
        var one = IDGenerator(random: SeededGenerator(seed: 9))
        var other = IDGenerator(random: SeededGenerator(seed: 9))
        var third = IDGenerator(random: SeededGenerator(seed: 10))
        let now = IDGenerator.epochMilliseconds + 1_234
        let ids: [ID<Person>] = [one.next(at: now), other.next(at: now), third.next(at: now)]
        #expect(ids[0] == ids[1])
        #expect(ids[0] != ids[2])
        #expect(ids.allSatisfy { $0.rawValue >> 22 == 1_234 })
        let later: ID<Person> = one.next(at: now + 1)
        #expect(later.rawValue >> 22 == 1_235)
    }

    @Test func drawnIDsAreOfTheirRangeAndChangeNoOthers() {
        let drawing = IDSource(IDGenerator(random: SeededGenerator(seed: 9)))
        let plain = IDSource(IDGenerator(random: SeededGenerator(seed: 9)))
        let range = ID<Person>(rawValue: 1)...ID(rawValue: 5)
        #expect(Set((0..<200).map { _ in drawing.draw(from: range).rawValue }) == [1, 2, 3, 4, 5])
        let now = IDGenerator.epochMilliseconds + 1_234
        let ids: [ID<Person>] = [drawing.next(at: now), plain.next(at: now)]
        #expect(ids[0] == ids[1])
    }
}

/// An entity with ids.
private enum Person: Identified {
    static let idPrefix = "per"
}
