import HTML
import NIOCore

/// Serializes server-sent events for live pages (WHATWG HTML, section *Server-sent events*).
enum LiveEvent {
    /// A comment line without content, which keeps the connection open.
    static let heartbeat = ByteBuffer(string: ":\n\n")
    /// Makes the browser load the page again.
    static let reload = ByteBuffer(string: "event: reload\ndata:\n\n")

    /// Replaces the content of regions. The first line of each event's data is the region's id; the last event's id is the new page state.
    static func patches(_ patches: [RegionPatch], state: String) -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.reserveCapacity(patches.reduce(0) { $0 + $1.html.utf8.count + 256 })
        for (index, patch) in patches.enumerated() {
            buffer.writeString("event: patch\n")
            if index == patches.count - 1 { buffer.writeString("id: \(state)\n") }
            buffer.writeString("data: ")
            buffer.writeString(patch.id)
            buffer.writeString("\ndata: ")
            write(patch.html, to: &buffer)
            buffer.writeString("\n\n")
        }
        return buffer
    }

    /// Prefixes every line of the text with `data:`, so that text entered by a user cannot start an event.
    private static func write(_ text: String, to buffer: inout ByteBuffer) {
        guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else {
            buffer.writeString(text)
            return
        }
        let lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
        for (index, line) in lines.enumerated() {
            if index > 0 { buffer.writeString("\ndata: ") }
            buffer.writeBytes(line)
        }
    }
}
