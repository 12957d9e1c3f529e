import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The properties that several callbacks may change: each holds what is not known until it is read.
struct OpenState {
  /// What they hold after the launch.
  private(set) var initialValues: [Key: Value] = [:]
  /// Their declarations.
  private(set) var properties: [Key: SourceProperty] = [:]

  /// A property of an object or of a type.
  struct Key: Hashable {
    /// The object, or the type, which stands for its views as well.
    var owner: Value
    /// The name of the property.
    var name: String
  }

  /// The class that a property is written to hold, or one whose controller's view a value is; nil where none is written.
  func writtenType(of value: Value) -> String? {
    guard case .term(let term) = value, let base = term.base else { return nil }
    return switch (term.form, term.name) {
    case (.state, _): properties[Key(owner: base, name: term.name)]?.type?.baseName
    case (.member, "view"): writtenType(of: base)
    default: nil
    }
  }

  /// Opens properties of types.
  mutating func openTypes(changing names: ChangingNames, in evaluator: inout Evaluator) {
    for type in evaluator.program.types.values {
      for property in type.properties.values
      where property.isStatic && property.isStored && !property.isConstant
        && names.contains(property)
      {
        let first = evaluator.readStatic(property.name, of: type.name, at: property.place)
        let state = open(property, of: .type(type.name), first: first)
        evaluator.setGlobal(type.name + "." + property.name, to: state)
      }
    }
  }

  /// Opens properties of objects.
  mutating func open(
    objects numbers: Range<Int>, changing names: ChangingNames, in evaluator: inout Evaluator
  ) {
    for number in numbers {
      let id = ObjectID(number: number)
      let object = evaluator.object(id)
      for type in evaluator.program.lineage(of: object.type) where type.isReference {
        for property in type.stored where !property.isConstant && names.contains(property) {
          let first = object.fields[property.name] ?? .nothing
          let state = open(property, of: .object(id), first: first)
          evaluator.setStored(property.name, of: id, to: state)
        }
      }
    }
  }

  /// The same view with what it keeps and changes open.
  ///
  /// - Parameter isGiven: true for a view that another one shows, whose bindings are that one's.
  mutating func opened(
    _ view: StructureValue, of type: SourceType, changing names: ChangingNames, isGiven: Bool
  ) -> StructureValue {
    var view = view
    for property in type.stored where property.keepsState(isGiven: isGiven) {
      guard names.contains(property) || property.wrapper?.name == "AppStorage" else {
        continue
      }
      let first = view.fields[property.name] ?? .nothing
      view.fields[property.name] = open(property, of: .type(type.name), first: first)
    }
    return view
  }

  /// A property that stands for the phase which a listener was told of before: in front, that is the active one.
  mutating func openFormerPhase(heardAt place: CodePlace) -> Value {
    let key = Key(owner: .type("ScenePhase"), name: "formerPhase-\(place.file)-\(place.offset)")
    initialValues[key] = .term(
      Term(form: .member, name: "active", base: nil, arguments: [], place: place))
    return Evaluator.stateTerm(key.name, of: key.owner, at: place)
  }

  private mutating func open(_ property: SourceProperty, of owner: Value, first: Value) -> Value {
    let key = Key(owner: owner, name: property.name)
    if case .term(let term) = first, term.form == .state { return first }
    initialValues[key] = first
    properties[key] = property
    return Evaluator.stateTerm(property.name, of: owner, at: property.place)
  }
}

extension SourceProperty {
  /// True for what a view keeps and changes; a binding is another's where the view was given one.
  fileprivate func keepsState(isGiven: Bool) -> Bool {
    switch wrapper?.name {
    case "State", "AppStorage", "SceneStorage": true
    case "Binding": !isGiven
    default: false
    }
  }
}
