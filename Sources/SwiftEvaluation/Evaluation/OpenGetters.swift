import AfterimageSwiftTree

/// The properties and subscripts of a program whose getters may do more than compute, by their names: to read one of an object that is not known may run them.
package struct OpenGetters {
  /// The names of the properties.
  let properties: Set<String>
  /// True where subscripts are among them.
  let hasSubscripts: Bool

  /// The name by which a subscript counts.
  package static let subscripted = "subscript"

  /// Knows none.
  package init() { (properties, hasSubscripts) = ([], false) }

  /// Looks through a program.
  ///
  /// - Parameter computing: the code that can do nothing but compute.
  package init(of program: SourceProgram, besides computing: ComputingCode) {
    func mayAct(at offset: Int, in file: Int) -> Bool {
      computing.code(around: CodePlace(file: file, offset: offset)) == nil
    }
    let types = program.types.values.filter { $0.sort != .protocol }
    // What a view or an app shows only SwiftUI asks for.
    func isShown(_ property: SourceProperty, of type: SourceType) -> Bool {
      property.name == "body"
        && ["View", "App", "Scene"].contains { program.isKind(type.name, of: $0) }
    }
    let open = types.flatMap { type in
      (Array(type.properties.values) + type.stored).filter { !isShown($0, of: type) }
    }.filter { property in
      guard !property.isStatic else { return false }
      let code = property.accessors.get?.offset ?? (property.isLazy ? property.value?.offset : nil)
      return code.map { mayAct(at: $0, in: property.place.file) } == true
    }
    properties = Set(open.map(\.name))
    hasSubscripts = types.flatMap(\.subscripts).contains { subscripted in
      subscripted.accessors.get.map {
        mayAct(at: $0.offset, in: subscripted.function.place.file)
      } == true
    }
  }
}

extension Evaluator {
  /// Notes that a property is read of something that is not known, where that may run code.
  mutating func noteGetter(_ name: String, of value: Value, at place: CodePlace) {
    guard openGetters.properties.contains(name) else { return }
    note(.call(Term(form: .member, name: name, base: value, arguments: [], place: place)))
  }

  /// Notes that a subscript is read of something that is not known, where that may run code.
  mutating func noteSubscript(
    of value: Value, at arguments: [CallArgument], place: CodePlace
  ) {
    guard openGetters.hasSubscripts, arguments.first?.label != "default" else { return }
    note(
      .call(
        Term(
          form: .member, name: OpenGetters.subscripted, base: value, arguments: arguments.terms,
          place: place)))
  }

  /// Runs the getter of a property, or of a subscript, of an object of a type.
  package mutating func runGetter(_ name: String, of value: Value, in type: SourceType) {
    if let property = type.property(name, isStatic: false) {
      _ = read(property, of: value, in: type, at: property.place)
    }
    guard name == OpenGetters.subscripted else { return }
    for (function, accessors) in type.subscripts {
      guard let body = accessors.get else { continue }
      let frame = Frame(
        scope: nil, type: type.name, selfCell: makeCell(value), file: function.place.file)
      _ = call(body: body, in: frame, builder: nil, at: function.place)
    }
  }
}
