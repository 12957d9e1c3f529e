import AfterimageSwiftTree

/// Something that is made when code asks for it first.
enum FirstUse {
  /// A variable outside of functions, or a type's own.
  case variable(SourceProperty, name: String, type: String?)
  /// A property of an object.
  case field(ObjectID, SourceProperty, of: SourceType)

  /// The number of the object; nil where it belongs to none.
  private var objectNumber: Int? {
    switch self {
    case .variable: nil
    case .field(let id, _, _): id.number
    }
  }

  /// True where it could have been asked for when there were so many objects.
  func isPossible(among objectCount: Int) -> Bool {
    objectNumber.map { $0 < objectCount } ?? true
  }
}

extension Evaluator {
  /// Makes what code asks for first.
  mutating func ask(for use: FirstUse) {
    switch use {
    case .variable(let property, let name, let type):
      _ = global(property, name, at: property.place, type: type)
    case .field(let id, let property, let type):
      _ = read(property, of: .object(id), in: type, at: property.place)
    }
  }
}

extension Evaluator {
  /// Makes the objects that types of the program keep for all to use, so that all code finds the same ones; one that does more than to be set waits for its first use.
  package mutating func makeSharedObjects() {
    for type in program.types.values.sorted(by: { $0.name < $1.name }) {
      for property in type.properties.values.sorted(by: { $0.name < $1.name })
      where property.isStatic && property.isStored && makesObject(property, within: type) {
        let (before, links) = (state, viewLinks)
        _ = readStatic(property.name, of: type.name, at: property.place)
        let isQuiet = state.effects.dropFirst(before.effects.count).allSatisfy(\.isSetting)
        guard isQuiet else {
          (state, viewLinks) = (before, links)
          continue
        }
        state.effects = before.effects
      }
    }
  }

  /// True where the first value of a property is a new object of a class of the program.
  private func makesObject(_ property: SourceProperty, within type: SourceType) -> Bool {
    guard let value = property.value, case .call(let callee, _) = value.kind else { return false }
    let name: String? =
      switch callee.kind {
      case .name(let name, _): name == "Self" ? type.name : name
      case .member(nil, "init", _): property.type?.baseName
      default: nil
      }
    return name.flatMap { program.type(named: $0, within: type.name) }?.isReference == true
  }
}

extension Effect {
  /// True where nothing is done but to set a property.
  var isSetting: Bool {
    if case .set = self { true } else { false }
  }
}
