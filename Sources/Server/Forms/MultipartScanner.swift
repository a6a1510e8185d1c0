/// Parses `multipart/form-data` incrementally with bounded memory (RFC 7578; RFC 2046, section 5.1.1).
///
/// Accepts only what browsers send: no preamble, a name for every part, and a closing boundary.
struct MultipartScanner {
    enum Event: Equatable {
        case part(MultipartPart)
        /// A chunk of the current part's content.
        case content(ArraySlice<UInt8>)
        /// The current part is complete.
        case partEnd
    }

    /// The maximum size of a part's header section, in bytes.
    static let maxHeadLength = 8_192

    private enum State {
        /// After a boundary; the next bytes start a part or end the form.
        case afterBoundary
        case head
        case content
        case done
    }

    private let delimiter: [UInt8]
    private var state = State.content
    private var isInPart = false
    /// The input that is not parsed yet. It starts with CRLF, since a boundary has to follow a line end.
    private var buffer: [UInt8] = [13, 10]
    /// The number of bytes in the buffer that are parsed.
    private var consumed = 0

    /// - Parameter contentType: the value of the request's `Content-Type`; nil is returned if it has no valid boundary.
    init?(contentType: String) {
        let header = HeaderParameters(contentType)
        guard header.value == "multipart/form-data", let boundary = header["boundary"], (1...70).contains(boundary.utf8.count) else {
            return nil
        }
        delimiter = [13, 10, 45, 45] + Array(boundary.utf8)
    }

    /// - Throws: `HTTPFailure.malformed`, and the errors of `emit`.
    mutating func scan(_ bytes: some Sequence<UInt8>, emit: (Event) throws(HTTPFailure) -> Void) throws(HTTPFailure) {
        buffer.append(contentsOf: bytes)
        var position = 0
        while let next = try step(from: position, emit: emit) { position = next }
        buffer.removeSubrange(..<consumed)
        consumed = 0
    }

    /// - Throws: `HTTPFailure.malformed` if the closing boundary is missing.
    func finish() throws(HTTPFailure) {
        guard state == .done else { throw .malformed }
    }

    /// Parses one element and returns the position after it; nil if more input is needed.
    private mutating func step(from start: Int, emit: (Event) throws(HTTPFailure) -> Void) throws(HTTPFailure) -> Int? {
        let next: Int?
        switch state {
        case .content: next = try content(from: start, emit: emit)
        case .afterBoundary: next = try boundaryEnd(from: start)
        case .head: next = try head(from: start, emit: emit)
        case .done:
            consumed = buffer.count
            next = nil
        }
        if let next { consumed = next }
        return next
    }

    private mutating func content(from start: Int, emit: (Event) throws(HTTPFailure) -> Void) throws(HTTPFailure) -> Int? {
        var position = start
        while position < buffer.count {
            guard let found = buffer[position...].firstIndex(of: 13) else {
                position = buffer.count
                break
            }
            let matching = matchingDelimiterBytes(at: found)
            if matching == delimiter.count {
                try emitContent(start..<found, emit: emit)
                if isInPart { try emit(.partEnd) } else if found != start { throw .malformed }
                isInPart = false
                state = .afterBoundary
                return found + delimiter.count
            }
            if found + matching == buffer.count {
                position = found
                break
            }
            position = found + 1
        }
        try emitContent(start..<position, emit: emit)
        // A preamble before the first boundary is not accepted.
        if !isInPart, position > start { throw .malformed }
        consumed = position
        return nil
    }

    /// The number of bytes at a position that match the start of the delimiter.
    private func matchingDelimiterBytes(at position: Int) -> Int {
        var count = 0
        while count < delimiter.count, position + count < buffer.count, buffer[position + count] == delimiter[count] { count += 1 }
        return count
    }

    private func emitContent(_ range: Range<Int>, emit: (Event) throws(HTTPFailure) -> Void) throws(HTTPFailure) {
        if isInPart, !range.isEmpty { try emit(.content(buffer[range])) }
    }

    private mutating func boundaryEnd(from start: Int) throws(HTTPFailure) -> Int? {
        var position = start
        // Spaces and tabs may follow a boundary.
        while position < buffer.count, buffer[position] == 32 || buffer[position] == 9 {
            position += 1
            if position - start > 80 { throw .malformed }
        }
        guard buffer.count - position >= 2 else { return nil }
        switch (buffer[position], buffer[position + 1]) {
        case (45, 45) where position == start: state = .done
        case (13, 10): state = .head
        default: throw .malformed
        }
        return position + 2
    }

    private mutating func head(from start: Int, emit: (Event) throws(HTTPFailure) -> Void) throws(HTTPFailure) -> Int? {
        var position = start
        while let found = buffer[position...].firstIndex(of: 13), found + 3 < buffer.count {
            if buffer[found + 1] == 10, buffer[found + 2] == 13, buffer[found + 3] == 10 {
                guard found - start <= Self.maxHeadLength, let part = MultipartPart(head: buffer[start..<found]) else { throw .malformed }
                try emit(.part(part))
                isInPart = true
                state = .content
                return found + 4
            }
            position = found + 1
        }
        guard buffer.count - start <= Self.maxHeadLength + 4 else { throw .malformed }
        return nil
    }
}
