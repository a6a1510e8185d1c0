package import Localization
package import Models
package import Navigation
import Services

extension ScreenContext {
    /// Says that something was added or changed, with *Undo*.
    ///
    /// - Parameters:
    ///   - notice: what the next page says.
    ///   - action: the action that the history has of it.
    ///   - target: the id of the object that the history links to, with its prefix.
    package func notify(undoable notice: LocalizedText, by action: AuditRecord.Action, of target: String) async {
        notify(await self.notice(undoable: notice, by: action, of: target))
    }

    /// The notice that something was added or changed: `notify(undoable:by:of:)`.
    package func notice(undoable notice: LocalizedText, by action: AuditRecord.Action, of target: String) async -> Notice {
        // It is done: that the history cannot be read now is no failure of the action.
        let change = try? await services.latestChange().find(action, of: target)
        return Notice(notice, undo: change?.description)
    }
}
