import Models
import Testing

@Suite struct ApportionmentTests {
    private func parts(_ amount: Money, _ weights: [Int64], rotation: Int64 = 0) throws -> [Int64] {
        let shares = weights.enumerated().map { Apportionment.Share(id: Int64($0), weight: $1) }
        return try Apportionment.apportion(amount, over: shares, rotatedBy: rotation).map(\.minorUnits)
    }

    @Test func aHundredOverThreeAddsUpAndItsRefundMirrorsIt() throws {
        #expect(try parts(try money(10_000), [1, 1, 1]) == [3334, 3333, 3333])
        #expect(try parts(try money(-10_000), [1, 1, 1]) == [-3334, -3333, -3333])
    }

    @Test func theOddCentGoesRoundWithTheExpense() throws {
        let amount = try money(10_000)
        #expect(try parts(amount, [1, 1, 1], rotation: 1) == [3333, 3334, 3333])
        #expect(try parts(amount, [1, 1, 1], rotation: 5) == [3333, 3333, 3334])
        #expect(try parts(try money(10_001), [1, 1, 1], rotation: 5) == [3334, 3333, 3334])
        #expect(try parts(amount, [1, 1, 1], rotation: -1) == [3333, 3333, 3334])
        #expect(try parts(amount, [1, 1, 1], rotation: .min).reduce(0, +) == 10_000)
    }

    @Test func leftOverUnitsGoToTheLargestRemainderThenToTheLargerWeight() throws {
        // Exact shares 1.25, 1.25, 2.5: the half is the largest remainder.
        #expect(try parts(try money(5), [1, 1, 2]) == [1, 1, 3])
        // Exact shares 0.5 and 1.5: the remainders tie, the weight decides.
        #expect(try parts(try money(2), [1, 3]) == [0, 2])
        #expect(try parts(try money(2), [3, 1]) == [2, 0])
    }

    @Test func aWeightOfZeroGetsNothing() throws {
        #expect(try parts(try money(100), [0, 1, 0, 2]) == [0, 33, 0, 67])
        #expect(try parts(try money(0), [1, 2]) == [0, 0])
    }

    @Test func peopleAreGivenByTheirIDs() throws {
        let ids: [ID<Person>] = [ID(rawValue: 30), ID(rawValue: 10), ID(rawValue: 20)]
        let parts = try Apportionment.equally(try money(100), over: ids, of: ID<Expense>(rawValue: 3))
        // In the order of ids, 10 comes first.
        #expect(parts.map(\.minorUnits) == [33, 34, 33])
    }

    @Test func theEdgesOf64BitsAreApportionedToo() throws {
        #expect(try parts(try money(.min), [.max]) == [.min])
        #expect(try parts(try money(.min), [.max, .max]) == [.min / 2, .min / 2])
        #expect(try parts(try money(.max), [1, .max - 1]).reduce(0, +) == .max)
    }

    @Test func whatCannotBeDividedSaysWhy() throws {
        let amount = try money(100)
        #expect(throws: ApportionmentError.noShares) { try parts(amount, []) }
        #expect(throws: ApportionmentError.noWeight) { try parts(amount, [0, 0]) }
        #expect(throws: ApportionmentError.negativeWeight(id: 1, weight: -1)) { try parts(amount, [1, -1]) }
        #expect(throws: ApportionmentError.weightsTooLarge) { try parts(amount, [.max, .max, .max]) }
        let twice = [Apportionment.Share(id: 7, weight: 1), Apportionment.Share(id: 7, weight: 1)]
        for units: Int64 in [100, 101] {
            let amount = try money(units)
            #expect(throws: ApportionmentError.repeatedID(7)) { try Apportionment.apportion(amount, over: twice, rotatedBy: 0) }
        }
    }

    @Test func partsAddUpWhateverTheAmountAndTheWeights() throws {
        let seed: UInt64 = 333_433_333
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3_000 {
            let amount = try money(
                Bool.random(using: &random) ? .random(in: -1_000...1_000, using: &random) : .random(in: .min ... .max, using: &random))
            let largest: Int64 = Bool.random(using: &random) ? 5 : .max / 10
            var shares = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                Apportionment.Share(id: .random(in: 0 ... .max, using: &random), weight: .random(in: 0...largest, using: &random))
            }
            shares[0].weight += 1
            let rotation = Int64.random(in: .min ... .max, using: &random)
            let parts = try Apportionment.apportion(amount, over: shares, rotatedBy: rotation)
            #expect(try parts.reduce(.zero(amount.currency), +) == amount, "seed \(seed)")

            let total = shares.reduce(Int128(0)) { $0 + Int128($1.weight) }
            for (part, share) in zip(parts, shares) {
                let exact = Int128(amount.minorUnits.magnitude) * Int128(share.weight)
                let low = exact / total
                let high = low + (exact % total == 0 ? 0 : 1)
                #expect((low...high).contains(Int128(part.minorUnits.magnitude)), "seed \(seed)")
            }
            if amount.minorUnits != .min {
                let mirrored = try Apportionment.apportion(try -amount, over: shares, rotatedBy: rotation)
                #expect(mirrored.map(\.minorUnits) == parts.map { -$0.minorUnits }, "seed \(seed)")
            }
            // The order in which people are named has no influence.
            let order = shares.indices.shuffled(using: &random)
            let shuffled = try Apportionment.apportion(amount, over: order.map { shares[$0] }, rotatedBy: rotation)
            #expect(shuffled == order.map { parts[$0] }, "seed \(seed)")
        }
    }
}
