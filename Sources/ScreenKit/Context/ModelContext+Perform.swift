package import Localization
package import Models
package import Navigation

extension ModelContext {
    /// Performs an action of a button. An error becomes the notice of the page, which keeps its content.
    ///
    /// - Parameters:
    ///   - notice: what the next page says after success; nil for nothing.
    ///   - action: calls a service, once.
    /// - Returns: whether it succeeded.
    @discardableResult
    package func perform(saying notice: LocalizedText? = nil, _ action: () async throws -> Void) async -> Bool {
        do {
            try await action()
        } catch {
            fail(error)
            return false
        }
        if let notice { notify(Notice(notice)) }
        return true
    }

    /// Performs an action that can be undone: the notice of the next page offers *Undo*.
    ///
    /// - Parameters:
    ///   - notice: what the next page says after success.
    ///   - action: calls a service, once; returns the record of the change, nil if nothing was changed.
    /// - Returns: whether it succeeded.
    @discardableResult
    package func perform(undoable notice: LocalizedText, _ action: () async throws -> ID<AuditRecord>?) async -> Bool {
        await performAndNotify { Notice(notice, undo: try await action()?.description) }
    }

    /// Performs an action whose result decides what the next page says.
    ///
    /// - Parameter action: calls a service, once; returns the notice, with *Undo* if it can be undone.
    /// - Returns: whether it succeeded.
    @discardableResult
    package func performAndNotify(_ action: () async throws -> Notice) async -> Bool {
        do {
            notify(try await action())
            return true
        } catch {
            fail(error)
            return false
        }
    }
}
