/// Reads `multipart/form-data` piece by piece (RFC 7578; RFC 2046, section 5.1.1): what it holds does not grow with what is sent.
///
/// It is strict where browsers are: no text before the first boundary, every part has a name, and the last boundary must come.
struct MultipartScanner {
    enum Event: Equatable {
        case part(MultipartPart)
        /// A piece of the last part's content.
        case content(ArraySlice<UInt8>)
        /// The last part is whole.
        case partEnd
    }

    /// A part's head may be this long.
    static let longestHead = 8_192

    private enum State {
        /// A boundary has been passed; what follows says whether a part or the end does.
        case afterBoundary
        case head
        case content
        case done
    }

    private let delimiter: [UInt8]
    private var state = State.content
    private var isInPart = false
    /// What was not understood yet. It begins as if a line had ended, since a boundary stands at the beginning of a line.
    private var held: [UInt8] = [13, 10]
    /// How much of it is understood by now.
    private var consumed = 0

    /// - Parameter contentType: the request's header; nil where it names no boundary.
    init?(contentType: String) {
        let header = HeaderParameters(contentType)
        guard header.value == "multipart/form-data", let boundary = header["boundary"], (1...70).contains(boundary.utf8.count) else {
            return nil
        }
        delimiter = [13, 10, 45, 45] + Array(boundary.utf8)
    }

    /// - Throws: `Refusal.malformed`, and whatever `emit` does.
    mutating func scan(_ bytes: some Sequence<UInt8>, emit: (Event) throws(Refusal) -> Void) throws(Refusal) {
        held.append(contentsOf: bytes)
        var position = 0
        while let next = try step(from: position, emit: emit) { position = next }
        held.removeSubrange(..<consumed)
        consumed = 0
    }

    /// - Throws: `Refusal.malformed` where the last boundary did not come.
    func finish() throws(Refusal) {
        guard state == .done else { throw .malformed }
    }

    /// Understands one thing; nil where more has to come first.
    private mutating func step(from start: Int, emit: (Event) throws(Refusal) -> Void) throws(Refusal) -> Int? {
        let next: Int?
        switch state {
        case .content: next = try content(from: start, emit: emit)
        case .afterBoundary: next = try boundaryEnd(from: start)
        case .head: next = try head(from: start, emit: emit)
        case .done:
            consumed = held.count
            next = nil
        }
        if let next { consumed = next }
        return next
    }

    private mutating func content(from start: Int, emit: (Event) throws(Refusal) -> Void) throws(Refusal) -> Int? {
        var place = start
        while place < held.count {
            guard let found = held[place...].firstIndex(of: 13) else {
                place = held.count
                break
            }
            let matching = delimiterBytes(at: found)
            if matching == delimiter.count {
                try emitContent(start..<found, emit: emit)
                if isInPart { try emit(.partEnd) } else if found != start { throw .malformed }
                isInPart = false
                state = .afterBoundary
                return found + delimiter.count
            }
            if found + matching == held.count {
                place = found
                break
            }
            place = found + 1
        }
        try emitContent(start..<place, emit: emit)
        // Before the first boundary there is nothing to pass over.
        if !isInPart, place > start { throw .malformed }
        consumed = place
        return nil
    }

    /// How much of the delimiter stands at a place.
    private func delimiterBytes(at place: Int) -> Int {
        var count = 0
        while count < delimiter.count, place + count < held.count, held[place + count] == delimiter[count] { count += 1 }
        return count
    }

    private func emitContent(_ range: Range<Int>, emit: (Event) throws(Refusal) -> Void) throws(Refusal) {
        if isInPart, !range.isEmpty { try emit(.content(held[range])) }
    }

    private mutating func boundaryEnd(from start: Int) throws(Refusal) -> Int? {
        var place = start
        // Blanks are allowed to follow a boundary.
        while place < held.count, held[place] == 32 || held[place] == 9 {
            place += 1
            if place - start > 80 { throw .malformed }
        }
        guard held.count - place >= 2 else { return nil }
        switch (held[place], held[place + 1]) {
        case (45, 45) where place == start: state = .done
        case (13, 10): state = .head
        default: throw .malformed
        }
        return place + 2
    }

    private mutating func head(from start: Int, emit: (Event) throws(Refusal) -> Void) throws(Refusal) -> Int? {
        var place = start
        while let found = held[place...].firstIndex(of: 13), found + 3 < held.count {
            if held[found + 1] == 10, held[found + 2] == 13, held[found + 3] == 10 {
                guard found - start <= Self.longestHead, let part = MultipartPart(head: held[start..<found]) else { throw .malformed }
                try emit(.part(part))
                isInPart = true
                state = .content
                return found + 4
            }
            place = found + 1
        }
        guard held.count - start <= Self.longestHead + 4 else { throw .malformed }
        return nil
    }
}
