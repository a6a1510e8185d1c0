import Models

/// Maps the account type codes of `Acct/Tp/Cd` to account kinds.
///
/// Source: ISO 20022 external code sets, `ExternalCashAccountType1Code`.
enum CAMTAccountType {
    /// The account kind of a code; nil for codes without one (charges, taxes, settlement) and for proprietary types.
    static func kind(of code: CAMTElementTree.Node?, in tree: CAMTElementTree) -> AccountKind? {
        kinds.first { tree.hasText(code, $0.code) }?.kind
    }

    private static let kinds: [(code: StaticString, kind: AccountKind)] = [
        ("CACC", .checking), ("TRAN", .checking), ("SLRY", .checking), ("CASH", .checking), ("ODFT", .checking), ("SVGS", .savings),
        ("LLSV", .savings), ("MOMA", .savings), ("ONDP", .savings), ("CARD", .credit), ("LOAN", .loan),
    ]
}
