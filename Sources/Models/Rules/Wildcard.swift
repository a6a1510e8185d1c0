/// A pattern in which `*` matches any text and `?` any one character. Matching takes linear time in text length times number of stars.
package struct Wildcard: Sendable {
    private let pattern: [UInt8]

    package init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    package func matches(_ text: String) -> Bool { matches(Array(text.utf8)) }

    /// - Parameter text: UTF-8.
    package func matches(_ text: [UInt8]) -> Bool {
        var at = 0
        var position = 0
        var star: Int?
        var retry = 0
        while at < text.count {
            if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                star = position
                retry = at
                position += 1
            } else if position < pattern.count, pattern[position] == UInt8(ascii: "?") || pattern[position] == text[at] {
                at += 1
                position += 1
            } else if let star {
                retry += 1
                at = retry
                position = star + 1
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
