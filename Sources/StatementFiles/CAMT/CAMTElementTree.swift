import Models

/// One element of a statement (entry, balance, account) with its descendants in memory.
///
/// The memory is reused for the next element. Unknown elements and their descendants are skipped.
final class CAMTElementTree {
    /// An element of the tree.
    struct Node: Hashable {
        fileprivate var index: Int32
    }

    private struct Element {
        var name: CAMTElementName
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var next: Int32 = -1
        var textLower: Int32 = 0
        var textUpper: Int32 = 0
        var currencyLower: Int32 = 0
        var currencyUpper: Int32 = 0
    }

    /// The maximum size of one tree: 500,000 elements, 32 MiB of text.
    private static let maximumElements = 500_000
    private static let maximumText = 32 << 20

    private struct Storage {
        var elements: [Element] = []
        var open: [Int32] = []
        var text: [UInt8] = []
        var line = 0
    }

    /// A raw pointer avoids reference counting and exclusivity checks on access.
    private let storage: UnsafeMutablePointer<Storage>

    init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage())
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// The line on which the element starts.
    var line: Int { storage.pointee.line }

    /// The root of the tree.
    var root: Node { Node(index: 0) }

    // MARK: - Reading

    /// Reads an element and its descendants up to its end.
    func load(_ start: XMLEvent, from parser: XMLPullParser) throws {
        storage.pointee.elements.removeAll(keepingCapacity: true)
        storage.pointee.open.removeAll(keepingCapacity: true)
        storage.pointee.text.removeAll(keepingCapacity: true)
        storage.pointee.line = parser.line(of: start)
        add(start, from: parser)
        while let current = storage.pointee.open.last, let event = try parser.next() {
            switch event.kind {
            case .start where event.name == 0:
                try parser.skip()
            case .start:
                guard storage.pointee.elements.count < Self.maximumElements, storage.pointee.text.count < Self.maximumText else {
                    throw StatementFileError(.hostile, line: line, code: .camtElementTooLarge)
                }
                add(event, from: parser)
            case .end:
                storage.pointee.open.removeLast()
                guard event.lower < event.upper, storage.pointee.elements[Int(current)].firstChild < 0 else { continue }
                let trimmed = parser.text(of: event).trimmed()
                storage.pointee.elements[Int(current)].textLower = Int32(storage.pointee.text.count)
                storage.pointee.text.append(contentsOf: trimmed)
                storage.pointee.elements[Int(current)].textUpper = Int32(storage.pointee.text.count)
            }
        }
    }

    private func add(_ event: XMLEvent, from parser: XMLPullParser) {
        var element = Element(name: CAMTElementName(rawValue: event.name) ?? .other)
        for index in 0..<parser.attributeCount(of: event) {
            let (name, value) = parser.attribute(index, of: event)
            guard name.equals("Ccy") else { continue }
            element.currencyLower = Int32(storage.pointee.text.count)
            storage.pointee.text.append(contentsOf: UnsafeRawBufferPointer(rebasing: value.trimmed().prefix(16)))
            element.currencyUpper = Int32(storage.pointee.text.count)
        }
        let index = Int32(storage.pointee.elements.count)
        if let parent = storage.pointee.open.last {
            let last = storage.pointee.elements[Int(parent)].lastChild
            if last < 0 {
                storage.pointee.elements[Int(parent)].firstChild = index
            } else {
                storage.pointee.elements[Int(last)].next = index
            }
            storage.pointee.elements[Int(parent)].lastChild = index
        }
        storage.pointee.elements.append(element)
        storage.pointee.open.append(index)
    }

    // MARK: - Access

    /// The first child with a name; nil if there is none.
    func child(_ parent: Node?, _ name: CAMTElementName) -> Node? {
        guard let parent else { return nil }
        return find(name, from: storage.pointee.elements[Int(parent.index)].firstChild)
    }

    /// The next sibling with the same name; nil if there is none.
    func next(_ node: Node) -> Node? {
        let element = storage.pointee.elements[Int(node.index)]
        return find(element.name, from: element.next)
    }

    private func find(_ name: CAMTElementName, from first: Int32) -> Node? {
        var index = first
        while index >= 0 {
            if storage.pointee.elements[Int(index)].name == name { return Node(index: index) }
            index = storage.pointee.elements[Int(index)].next
        }
        return nil
    }

    /// The trimmed text of an element; nil if it is empty.
    func text(_ node: Node?) -> String? {
        withBytes(node) { $0.isEmpty ? nil : $0.text }
    }

    /// Whether an element's text equals a string.
    func hasText(_ node: Node?, _ expected: StaticString) -> Bool {
        withBytes(node) { $0.equals(expected) }
    }

    /// The `Ccy` attribute of an amount; nil if it is missing.
    func currencyText(_ node: Node?) -> String? {
        guard let node else { return nil }
        let element = storage.pointee.elements[Int(node.index)]
        guard element.currencyLower < element.currencyUpper else { return nil }
        return storage.pointee.text.withUnsafeBytes {
            UnsafeRawBufferPointer(rebasing: $0[Int(element.currencyLower)..<Int(element.currencyUpper)]).text
        }
    }

    func withBytes<Result>(_ node: Node?, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let node else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        let element = storage.pointee.elements[Int(node.index)]
        return storage.pointee.text.withUnsafeBytes {
            body(UnsafeRawBufferPointer(rebasing: $0[Int(element.textLower)..<Int(element.textUpper)]))
        }
    }
}
