import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// A function or a property of a program, or of one of its types.
struct Member: Hashable {
  /// Its name; of an initializer that of the type.
  let name: String
  /// The labels of its parameters, without a word for none, and of a function that is held alone none; nil for a property, which may have parts.
  let labels: [String]?
  /// The type that declares it; nil outside of one.
  let owner: String?
  /// The labels of those that callers cannot leave out.
  var required: [String] = []
  /// True for a function that takes as many values as there are.
  var isVariadic = false
  /// True for a function that a property or a parameter of the name holds.
  var isHeld = false
  /// True for what runs as a value of the type is made.
  var isInitializer = false
  /// True for what runs as a property is given another value, and not as it is read.
  var isObserving = false
  /// True for what the type has, and not each of its values; of what is held, where the type may have it.
  var isStatic = false
  /// The number of the file whose code alone can name it; nil where any can.
  var onlyFile: Int?

  /// True for what a wrapper gives for the property that it wraps.
  var isWrapping: Bool { name == "wrappedValue" || name == "projectedValue" }

  /// The properties that types of the program wrap, by the names of these.
  static func wrapped(in program: SourceProgram) -> [String: [Member]] {
    var wrapped: [String: [Member]] = [:]
    let own = Set(program.types.keys.map(\.lastPart))
    for type in program.types.values.sorted(by: { $0.place < $1.place }) {
      for property in type.stored {
        guard let wrapper = property.wrapper?.name.lastPart, own.contains(wrapper) else { continue }
        let members = [property.name, "$" + property.name].map { name in
          Member(name: name, labels: nil, owner: type.name, isStatic: property.isStatic)
        }
        wrapped[wrapper, default: []] += members
      }
    }
    return wrapped
  }

  /// How objects of classes are made, by the names of the classes: of those alone that have no way from a class above, as have all that come from them.
  static func makings(in program: SourceProgram) -> [String: [Member]] {
    var families: [String: [SourceType]] = [:]
    for type in program.types.values.sorted(by: { $0.place < $1.place }) {
      let names = program.lineage(of: type.name).filter(\.isReference).map(\.name.lastPart)
      for name in Set(names) { families[name, default: []].append(type) }
    }
    return families.reduce(into: [:]) { makings, family in
      let (name, types) = family
      guard types.allSatisfy({ $0.initializers.contains { !$0.isConvenience } }) else { return }
      makings[name] = types.flatMap(\.initializers).map { Member(making: name, by: $0) }
    }
  }

  /// True for what a dot without a value before it can lead to.
  var isImplicit: Bool { isStatic || isInitializer }

  /// True where code of a file can name it.
  func isSeen(from file: Int) -> Bool { onlyFile.map { $0 == file } ?? true }

  /// True where a call with some labels may be of it; parameters with values of their own can be left out, and what is held is called without labels.
  func fits(_ call: [String]) -> Bool {
    if isHeld { return call.allSatisfy(\.isEmpty) }
    guard let labels else { return true }
    return call.allSatisfy { $0.isEmpty || labels.contains($0) }
      && (isVariadic || call.count <= labels.count)
  }

  /// True where a call may have all that cannot be left out; closures behind it stand without labels.
  func hasRequired(_ call: [String]) -> Bool {
    let missing = required.filter { !$0.isEmpty && !call.contains($0) }
    let unnamed = required.filter(\.isEmpty).count
    return unnamed + missing.count <= call.filter(\.isEmpty).count
  }
}

extension Member {
  /// A function or a property by its code.
  init(_ code: MemberCode) {
    self.init(
      name: code.name, code.parameters, owner: code.owner?.name, isInitializer: code.isInitializer)
    (isStatic, isObserving) = (code.isStatic, code.isObserved)
    onlyFile = code.isOfItsFile ? code.place.file : nil
  }

  fileprivate init(making type: String, by initializer: SourceFunction) {
    self.init(
      name: "init", initializer.declaration.parameters, owner: type, isInitializer: true)
  }

  private init(name: String, _ parameters: [Parameter]?, owner: String?, isInitializer: Bool) {
    self.init(
      name: name, labels: parameters?.map { $0.label ?? "" }, owner: owner,
      required: (parameters ?? []).filter { $0.defaultValue == nil && !$0.isVariadic }
        .map { $0.label ?? "" },
      isVariadic: parameters?.contains(where: \.isVariadic) == true, isInitializer: isInitializer)
  }
}
