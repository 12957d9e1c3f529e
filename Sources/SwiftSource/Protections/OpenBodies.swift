import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What views show whatever they keep: what they begin with is not what they stay with.
extension Evaluator {
  /// The body of a view that others show, for whatever value what it keeps has by then; nil for what has none.
  mutating func openBody(of value: Value) -> Value? {
    let place = CodePlace(file: 0, offset: 0)
    guard case .structure(let view) = value, let type = program.type(named: view.type) else {
      return body(of: value, at: place)
    }
    return body(of: .structure(withOpenState(view, of: type)), at: place)
  }

  /// The same view or modifier for whatever value what it keeps has by then.
  mutating func withOpenState(_ view: StructureValue, of type: SourceType) -> StructureValue {
    var view = view
    for property in type.stored where mayKeep(property.wrapper?.name) {
      let first = view.fields[property.name] ?? .nothing
      view.fields[property.name] = opened(first, of: property, in: .type(type.name))
    }
    return view
  }

  /// Has the properties of objects that values hold be whatever they become, those of the objects in these included.
  mutating func openObjects(in values: some Sequence<Value>) {
    var open = values.flatMap(\.objects)
    var met: Set<ObjectID> = []
    while let id = open.popLast() {
      guard met.insert(id).inserted else { continue }
      let object = object(id)
      open += object.fields.values.flatMap(\.objects)
      for type in program.lineage(of: object.type) where type.isReference {
        for property in type.stored where !property.isConstant {
          let first = object.fields[property.name] ?? .nothing
          setStored(property.name, of: id, to: opened(first, of: property, in: .object(id)))
        }
      }
    }
  }

  /// What stands for whatever a property holds that begins with a value; objects stay who they are.
  private mutating func opened(
    _ first: Value, of property: SourceProperty, in owner: Value
  ) -> Value {
    if first.asObject != nil || first.asTerm?.form == .state { return first }
    let open = Self.stateTerm(property.name, of: owner, at: property.place)
    if case .enumeration(let value) = first { openEnumerations[open] = value.type }
    return open
  }

  /// True for a wrapper by which a view keeps what changes, or is told of data that do: one of a library's may do either.
  private func mayKeep(_ wrapper: String?) -> Bool {
    guard let wrapper else { return false }
    return !Self.handingOn.contains(wrapper) && program.type(named: wrapper) == nil
  }

  /// The wrappers that hand on what others keep, which is followed, and those that keep nothing to show.
  private static let handingOn: Set = [
    "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject", "StateObject",
    "Namespace", "ScaledMetric", "FocusState", "GestureState", "AccessibilityFocusState",
    "UIApplicationDelegateAdaptor", "ViewBuilder", "Published",
  ]
}
