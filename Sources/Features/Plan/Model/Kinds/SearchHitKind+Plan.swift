import Localization
import Models
package import Services

extension SearchHitKind {
    package static let expected = SearchHitKind("expected", "Expected money", precedence: 9)
}
