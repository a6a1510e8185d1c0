import Models

/// The kinds of account that `Acct/Tp/Cd` names.
///
/// Source: ISO 20022 external code sets, `ExternalCashAccountType1Code`.
enum CAMTAccountType {

    /// The kind of a code; nil for one that says nothing of it (charges, taxes, settlement and the like), and for a bank's own words.
    static func kind(of code: CAMTBranch.Node?, in branch: CAMTBranch) -> AccountKind? {
        kinds.first { branch.says(code, $0.code) }?.kind
    }

    private static let kinds: [(code: StaticString, kind: AccountKind)] = [
        ("CACC", .checking), ("TRAN", .checking), ("SLRY", .checking), ("CASH", .checking), ("ODFT", .checking), ("SVGS", .savings),
        ("LLSV", .savings), ("MOMA", .savings), ("ONDP", .savings), ("CARD", .credit), ("LOAN", .loan),
    ]
}
