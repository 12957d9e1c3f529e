import AfterimageSwiftTree

/// Settings that the app keeps by keys, and that each property has which a wrapper gives the same key.
extension Evaluator {
  /// Gives the other properties with the key of one the value that this one was set to (https://developer.apple.com/documentation/swiftui/appstorage).
  mutating func share(
    _ value: Value, of property: SourceProperty, in type: SourceType, at place: CodePlace
  ) {
    guard frameworks.followsErrors, let wrapper = property.storage else { return }
    let key = storageKey(of: property, in: type)
    for (other, owner) in program.storedSettings
    where other.storage == wrapper && other.place != property.place {
      store(
        value, in: other, of: owner, by: key, isShared: !property.hasOwnStore, at: place)
    }
  }

  /// Gives the properties that keep a setting the value that a call sets by its key; of a call of which nobody knows whether it sets the app's settings, one that is not known.
  mutating func shareSetting(by term: Term) {
    let isOne = Self.settingCalls.contains(term.name) && term["forKey"] != nil
    guard isOne || Self.settingCallsOfMany.contains(term.name), frameworks.followsErrors,
      let base = term.base, base.mayBeSettings
    else { return }
    let value = term.name == "removeObject" ? nil : term.arguments.first?.value
    for (property, type) in program.storedSettings where property.storage == "AppStorage" {
      store(
        value ?? firstValue(of: property, in: type), in: property, of: type,
        by: isOne ? term["forKey"]?.text : nil, isShared: base.isStandardSettings, at: term.place)
    }
  }

  /// The calls that change a setting, and those that change any.
  private static let (settingCalls, settingCallsOfMany): (Set<String>, Set<String>) = (
    ["set", "setValue", "removeObject"],
    ["setValuesForKeys", "setPersistentDomain", "removePersistentDomain"]
  )

  /// Gives a property a value where it has a key, or may have it; one that is not known where it is not sure that both are kept in the same place.
  private mutating func store(
    _ value: Value, in property: SourceProperty, of type: SourceType, by key: String?,
    isShared: Bool, at place: CodePlace
  ) {
    let own = storageKey(of: property, in: type)
    guard own == nil || key == nil || own == key else { return }
    let isSame = isShared && own != nil && key != nil && !property.hasOwnStore
    let value = isSame ? value : unknown(.input(property.name), at: place)
    if property.isStatic {
      setGlobal(
        type.name + "." + property.name, named: property.name, of: .type(type.name), to: value,
        at: place)
    } else if type.isReference {
      for number in 0..<state.objects.count
      where program.lineage(of: state.objects[number].type).contains(where: { $0.name == type.name }
      ) {
        _ = storing(value, as: property.name, of: .object(ObjectID(number: number)), at: place)
      }
    } else {
      note(.set(.type(type.name), property: property.name, value, place))
    }
  }

  /// The key by which a property keeps a setting; nil where it is not known.
  private mutating func storageKey(of property: SourceProperty, in type: SourceType) -> String? {
    guard let expression = property.wrapper?.arguments.first?.value else { return nil }
    let frame = Frame(scope: nil, type: type.name, selfCell: nil, file: property.place.file)
    return evaluate(expression, in: frame).text
  }

  /// What a property has where nothing is kept by its key.
  private mutating func firstValue(of property: SourceProperty, in type: SourceType) -> Value {
    guard let expression = property.value else { return .nothing }
    let frame = Frame(scope: nil, type: type.name, selfCell: nil, file: property.place.file)
    return evaluate(expression, in: frame)
  }
}

extension SourceProperty {
  /// The wrapper by which it keeps a setting; nil where it keeps none.
  var storage: String? {
    wrapper.flatMap { ["AppStorage", "SceneStorage"].contains($0.name) ? $0.name : nil }
  }

  /// True where its wrapper names where the setting is kept.
  fileprivate var hasOwnStore: Bool {
    wrapper?.arguments.contains { $0.label == "store" } == true
  }
}

extension Value {
  /// True for what keeps the app's own settings.
  fileprivate var isStandardSettings: Bool {
    guard let term = asTerm else { return false }
    return term.form == .member && term.name == "standard" && term.base == .type("UserDefaults")
  }

  /// True for what keeps settings, and for what is not known.
  fileprivate var mayBeSettings: Bool {
    switch self {
    case .term(let term):
      switch term.form {
      case .call, .member, .name:
        term.base?.mayBeSettings ?? (term.form == .member || term.name == "UserDefaults")
      case .undeclared, .state, .element, .subscript, .cast, .operation: true
      }
    case .type(let name): name == "UserDefaults"
    case .choice(_, let then, let otherwise): then.mayBeSettings || otherwise.mayBeSettings
    case .unknown: true
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .function, .group, .keyPath:
      false
    }
  }
}
