import DesignSystem
package import ImportModel
import Localization
package import Models
package import Navigation
package import ScreenKit
import Services

/// The import of statement files.
package struct ImportFeature: FeatureModule {
    package init() {}

    package func screen(_ route: ImportRoute, _ context: ImportContext) -> ScreenPair? {
        switch route {
        case .statement(let id): context.forWriters { ScreenPair(ImportViewModel(context, accountId: id)) { ImportView(model: $0) } }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        guard object.kind == StatementImport.referenceKind else { return nil }
        return Link(.imports(.statement(accountId: ImportRoute.anyAccount)), query: [QueryItem("done", object.id)])
    }

    package var kindsForWriters: Set<ObjectReference.Kind> { [StatementImport.referenceKind] }

    package var homeSections: [any HomeSection] { [FirstStepSection()] }

    package var homeSteps: [HomeStep] {
        [
            HomeStep(
                "Import a statement", detail: "A file from your bank", symbol: .squareAndArrowDown,
                Link(.imports(.statement(accountId: ImportRoute.anyAccount))), rank: 1
            ) { !$0.latest.isEmpty }
        ]
    }

    package var addItems: [AddItem] {
        [
            AddItem("Statement", subtitle: "A file from your bank", symbol: .squareAndArrowDown, isSheet: false) { _ in
                Link(.imports(.statement(accountId: ImportRoute.anyAccount)))
            }
        ]
    }

    package var searchTargets: [SearchTarget] {
        [
            .action(
                "Import statement", .imports(.statement(accountId: ImportRoute.anyAccount)), rank: 2,
                words: "csv, upload, bank file, OFX, CAMT, MT940, QIF")
        ]
    }

    package func gallery(_ route: ImportRoute, _ sample: GallerySample) async -> [Link] {
        let imported = try? await sample.services.statements().fetchImports(limit: 1).first?.id
        let steps = [sample.upload.map { QueryItem("upload", $0.description) }, imported.map { QueryItem("done", $0.description) }]
        let anywhere = AppRoute.imports(.statement(accountId: ImportRoute.anyAccount))
        return [Link(.imports(.statement(accountId: await sample.accountId())))]
            + steps.compactMap { step in step.map { Link(anywhere, query: [$0]) } }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias ImportContext = ScreenContext<ImportRoute>

/// Navigates between the screens of the feature.
package typealias ImportCoordinator = FeatureCoordinator<ImportRoute>
