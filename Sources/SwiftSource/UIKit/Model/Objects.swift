import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Objects of UIKit's, as its functions read and change them.
extension Evaluator {
  /// The classes of an object, its own first.
  func classes(of id: ObjectID) -> [String] {
    let own = object(id).type
    return program.lineage(of: own).map(\.name)
      + frameworks.classes(above: program.foreignAncestors(of: own) + [own])
  }

  /// True for an object of a class or of one that comes from it.
  func isKind(_ id: ObjectID, of name: String) -> Bool { classes(of: id).contains(name) }

  /// The objects of a list that a property holds.
  func objects(_ name: String, of id: ObjectID) -> [ObjectID] {
    (stored(name, of: id)?.listed ?? []).compactMap(\.asObject)
  }

  /// Adds to the list that a property holds.
  mutating func append(_ value: Value, to name: String, of id: ObjectID) {
    write(.array((stored(name, of: id)?.listed ?? []) + [value]), to: name, of: id)
  }

  /// Takes something out of the list that a property holds.
  mutating func remove(_ value: Value, from name: String, of id: ObjectID) {
    guard let values = stored(name, of: id)?.listed, values.contains(value) else { return }
    write(.array(values.filter { $0 != value }), to: name, of: id)
  }

  /// The object that a property holds; one of a class is made where there is none.
  mutating func part(
    _ name: String, of id: ObjectID, _ type: String, at place: CodePlace
  ) -> ObjectID {
    if case .object(let part)? = stored(name, of: id) { return part }
    let part = makeObject(type, at: place)
    write(.object(part), to: name, of: id)
    return part
  }

  /// True where the program overrides or declares a function for an object.
  func declares(_ name: String, for id: ObjectID) -> Bool {
    program.lineage(of: object(id).type).contains { $0.functions[name] != nil }
  }

  /// The number or text that a type has as a constant of the program; nil where it has none.
  func constant(_ name: String, of type: String) -> Value? {
    var copy = self
    guard program.types[type]?.property(name, isStatic: true) != nil else { return nil }
    let value = copy.readStatic(name, of: type, at: CodePlace(file: 0, offset: 0))
    return value.number == nil && value.text == nil ? nil : value
  }

  /// The function with a full name, such as `tableView(_:numberOfRowsInSection:)`, that the program declares for a value.
  func function(_ fullName: String, of value: Value) -> SourceFunction? {
    guard let own = typeName(of: value) else { return nil }
    let name = String(fullName.prefix { $0 != "(" })
    return program.lineage(of: own).flatMap { $0.functions[name] ?? [] }
      .first { $0.fullName == fullName && !$0.isStatic && $0.declaration.body != nil }
  }
}

extension Value {
  /// The values of a list; of anything else none.
  var listed: [Value]? {
    switch self {
    case .array(let values), .group(let values): values
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .choice, .keyPath:
      nil
    }
  }

  /// The name of a constant, such as `horizontal` of `.horizontal` or `NSLayoutConstraint.Axis.horizontal`; nil for anything else.
  var constantName: String? {
    switch self {
    case .term(let term) where term.form == .member: term.name
    case .enumeration(let value): value.name
    default: nil
    }
  }
}
