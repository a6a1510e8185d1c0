import HTML
import NIOCore

/// Events for an open page as they are sent (WHATWG HTML, server-sent events).
enum LiveEvent {
    /// Nothing; shows that somebody is there.
    static let heartbeat = ByteBuffer(string: ":\n\n")
    /// The page has to be asked for again.
    static let reload = ByteBuffer(string: "event: reload\ndata:\n\n")

    /// New content of regions: the first line of each event's data is the region's id. The last event carries the page's new state.
    static func patches(_ patches: [Patch], state: String) -> ByteBuffer {
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

    /// A line of data begins at every line end of the text, so that no text of a person can begin an event of its own.
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
