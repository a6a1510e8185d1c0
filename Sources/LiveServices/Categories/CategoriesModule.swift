import ServiceKit
import Services

/// Categories.
struct CategoriesModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CategoryServiceProtocol).self) { LiveCategoryService(context: $0) }] }
}
