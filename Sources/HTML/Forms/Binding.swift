public import Observation

/// Read and write access to a value that is stored elsewhere, usually in a view model.
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var value: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// A binding to a converted value. `back` returns nil for an invalid value, which is not written.
    public func map<Shape>(_ shape: @escaping (Value) -> Shape, back: @escaping (Shape) -> Value?) -> Binding<Shape> {
        Binding<Shape>(
            get: { shape(value) },
            set: { if let new = back($0) { value = new } })
    }

    /// A binding to a property of the value.
    public func property<Part>(_ path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
    }
}

extension Observable where Self: AnyObject {
    /// A binding to a property: `model[\.name]`.
    public subscript<Value>(_ property: ReferenceWritableKeyPath<Self, Value>) -> Binding<Value> {
        Binding(get: { self[keyPath: property] }, set: { self[keyPath: property] = $0 })
    }
}
