import Foundation
import Models
import Services

struct MadeUpCategories: CategoryServiceProtocol {
    let household: MadeUpHousehold

    func fetchCategories(includingArchived: Bool) async throws -> [Category] {
        household.holdings.categories.filter { includingArchived || !$0.isArchived }
    }

    func findCategory(_ text: String) async throws -> Category {
        guard let found = household.holdings.categories.first(where: { $0.name == text }) else { throw ServiceError.notFound }
        return found
    }

    func addCategory(name: String, class: CategoryClass, icon: String?) async throws -> Category {
        Category(id: ID(rawValue: 9), name: name, class: `class`, icon: icon ?? "square")
    }

    func renameCategory(id: ID<Category>, to name: String) async throws -> Category {
        Category(id: id, name: name, class: .spending, icon: "square")
    }

    func updateCategory(id: ID<Models.Category>, name: String, icon: String, revision: Int64?) async throws -> Models.Category {
        throw ServiceError.notFound
    }

    func countEntries() async throws -> [ID<Models.Category>: Int] { [:] }
    func fetchDetail(id: ID<Models.Category>) async throws -> CategoryDetail { throw ServiceError.notFound }

    func archiveCategory(id: ID<Category>, _ archived: Bool) async throws { try household.call("archive \(archived)") }

    func mergeCategories(id: ID<Category>, absorbing other: ID<Category>) async throws -> ID<AuditRecord> {
        try household.call("merge \(id.rawValue) <- \(other.rawValue)")
        return ID(rawValue: 5)
    }

    func fetchRules() async throws -> [CategoryRule] { household.holdings.rules }

    func saveRule(_ rule: CategoryRule) async throws -> CategoryRule {
        household.remember(rule)
        var saved = rule
        saved.id = ID(rawValue: 7)
        return saved
    }

    func moveRule(id: ID<CategoryRule>, to place: Int) async throws { try household.call("move rule \(id.rawValue) \(place)") }

    func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord> {
        try household.call("delete rule \(id.rawValue)")
        return ID(rawValue: 5)
    }
}

struct MadeUpStatements: StatementServiceProtocol {
    let household: MadeUpHousehold

    func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport {
        try household.call("preview")
        household.remember(request)
        return household.holdings.report
    }

    func commit(_ request: ImportRequest, digest: String?, progress: ImportProgress?) async throws -> ImportReport {
        try household.call("commit")
        household.remember(request)
        for file in request.files where request.fileNames[file] != nil {
            household.remember(contents: String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self))
        }
        progress?(1, 2)
        return household.holdings.report
    }

    func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async throws -> ImportUndo {
        guard let undo = household.holdings.undo else { throw ServiceError.notFound }
        return undo
    }

    func survey(_ request: ImportRequest) async throws -> [FileSurvey] { household.holdings.surveys }
    func fetchReport(of id: ID<StatementImport>) async throws -> ImportReport { household.holdings.report }

    func fetchImports(limit: Int) async throws -> [StatementImport] {
        [StatementImport(id: ID(rawValue: 4), at: 1_782_898_205_000, isUndone: true, files: ["july.ofx"], newLines: 12)]
    }
}

struct MadeUpRates: RateServiceProtocol {
    let household: MadeUpHousehold

    func rate(from base: Currency, to quote: Currency, on day: Day) async throws -> ExchangeRate? { household.holdings.rate }
    func fetchRates(limit: Int) async throws -> [ExchangeRate] { [] }
    func setRate(_ rate: ExchangeRate) async throws { try household.call("set \(rate.base)/\(rate.quote)=\(rate.rate) \(rate.day)") }
    func importECB(file: String) async throws -> Int { 42 }

    func total(of amounts: [Money], in currency: Currency, on day: Day) async throws -> ConvertedTotal {
        ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
    }
}

struct MadeUpBackup: BackupServiceProtocol {
    let household: MadeUpHousehold

    func backup(to file: String) async throws {
        try household.call("backup")
        guard FileManager.default.createFile(atPath: file, contents: Data("copy".utf8)) else {
            throw ServiceError.cannotWrite(file: file, reason: "No such folder")
        }
    }
    func restore(from file: String) async throws -> String { "coffer.sqlite.before" }
    func check() async throws -> LedgerCheck { household.holdings.check }
}

struct MadeUpExports: ExportServiceProtocol {
    let household: MadeUpHousehold

    func export(_ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
        for piece in household.holdings.exported { try emit(Array(piece.utf8)) }
        try household.call("export \(request.format)")
    }
}
