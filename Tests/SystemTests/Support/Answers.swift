/// What `coffer … --output json` writes, as far as these tests look at it.
struct AccountLine: Decodable {
    var id: String
    var name: String
    var currency: String
    var balance: String
    var number: String?
    var transactions: Int
}

struct CheckLine: Decodable {
    var ok: Bool
    var transactions: Int
    var differences: [String]
}

struct BalanceLine: Decodable {
    struct Account: Decodable, Equatable {
        var name: String
        var currency: String
        var balance: String
    }
    var accounts: [Account]
}

struct ImportLine: Decodable, Equatable {
    struct File: Decodable, Equatable {
        var format: String
        var statements: [Statement]
        var diagnostics: [Diagnostic]
    }
    struct Statement: Decodable, Equatable {
        var name: String
        var new: Int
        var known: Int
        var matched: Int
        var transfers: Int
        var rejected: Int
        var from: String?
        var until: String?
    }
    struct Diagnostic: Decodable, Equatable {
        var line: Int
        var severity: String
        var message: String
        var code: String
    }
    var `import`: String?
    var files: [File]

    var statements: [Statement] { files.flatMap(\.statements) }
    var new: Int { statements.reduce(0) { $0 + $1.new } }
    var known: Int { statements.reduce(0) { $0 + $1.known } }
}
