package import Localization
package import Models
package import Navigation
import Services

extension ScreenContext {
    /// Says that something was added, with *Undo*.
    ///
    /// - Parameters:
    ///   - notice: what the next page says.
    ///   - action: the action that the history has of it.
    ///   - target: the id of the object that the history links to, with its prefix.
    package func notify(added notice: LocalizedText, by action: AuditRecord.Action, of target: String) async {
        notify(await self.notice(added: notice, by: action, of: target))
    }

    /// The notice that something was added: `notify(added:by:of:)`.
    package func notice(added notice: LocalizedText, by action: AuditRecord.Action, of target: String) async -> Notice {
        // It is added: that the history cannot be read now is no failure of the action.
        let change = try? await services.latestChange().find(action, of: target)
        return Notice(notice, undo: change?.description)
    }
}
