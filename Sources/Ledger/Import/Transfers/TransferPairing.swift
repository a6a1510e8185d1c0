import Models

/// Pairs equal debits and credits one to one: by evidence, then by the nearest day, then the oldest first.
struct TransferPairing {
    /// A debit and a credit that may be one transfer.
    struct Pair {
        /// Index of the debit and of the credit.
        var debit: Int
        var credit: Int
        var evidence: TransferEvidence
        /// The days between them.
        var distance: Int
    }

    /// Pairs that are one transfer.
    private(set) var joined: [Pair] = []
    /// Indices of debits that the user has to decide on: several credits fit equally well, or there is no evidence.
    private(set) var open: Set<Int> = []

    /// - Parameters:
    ///   - pairs: all pairs within the days.
    ///   - debitAccounts: the accounts of the debits, by index.
    ///   - creditAccounts: the accounts of the credits, by index.
    init(_ pairs: [Pair], debitAccounts: [ID<Account>], creditAccounts: [ID<Account>]) {
        let ranked = pairs.filter(\.evidence.isSufficient).sorted {
            (-$0.evidence.rawValue, $0.distance, $0.debit, $0.credit) < (-$1.evidence.rawValue, $1.distance, $1.debit, $1.credit)
        }
        var debits: Set<Int> = []
        var credits: Set<Int> = []
        for pair in ranked where !debits.contains(pair.debit) && !credits.contains(pair.credit) {
            let equal = ranked.filter {
                $0.evidence == pair.evidence && $0.distance == pair.distance && !debits.contains($0.debit) && !credits.contains($0.credit)
            }
            let (tiedDebits, tiedCredits) = Self.connected(to: pair, in: equal)
            // With as many credits as debits, the assignment does not matter; nor within one pair of accounts.
            let areAccountsOpen =
                Set(tiedDebits.map { debitAccounts[$0] }).count > 1 || Set(tiedCredits.map { creditAccounts[$0] }).count > 1
            if tiedDebits.count != tiedCredits.count, areAccountsOpen {
                open.formUnion(tiedDebits)
                debits.formUnion(tiedDebits)
                credits.formUnion(tiedCredits)
                continue
            }
            joined.append(pair)
            debits.insert(pair.debit)
            credits.insert(pair.credit)
        }
        for pair in pairs where pair.evidence == .nothing && !debits.contains(pair.debit) && !credits.contains(pair.credit) {
            open.insert(pair.debit)
        }
    }

    /// The debits and credits that a pair is connected with.
    private static func connected(to pair: Pair, in pairs: [Pair]) -> (debits: Set<Int>, credits: Set<Int>) {
        var debits: Set = [pair.debit]
        var credits: Set = [pair.credit]
        var count = 0
        while count < debits.count + credits.count {
            count = debits.count + credits.count
            for other in pairs where debits.contains(other.debit) || credits.contains(other.credit) {
                debits.insert(other.debit)
                credits.insert(other.credit)
            }
        }
        return (debits, credits)
    }
}
