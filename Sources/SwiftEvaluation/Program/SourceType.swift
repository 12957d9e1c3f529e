package import AfterimageSwiftTree

/// A type of a program, or what a program adds to a type of a framework: the members of its declaration and of all extensions.
package struct SourceType: Sendable {
  /// The name with those of the types that it lies in.
  package var name: String
  /// The sort of type; an extension where the declaration is a framework's.
  package var sort: TypeDeclaration.Sort
  /// Where it is declared.
  package var place: CodePlace
  /// What stands after at signs before it.
  package var attributes: [Attribute] = []
  /// What it inherits from and conforms to, extensions included, in order.
  package var inherited: [WrittenType] = []
  /// The stored properties of a value, in order.
  package var stored: [SourceProperty] = []
  /// All other properties and those of the type itself.
  package var properties: [String: SourceProperty] = [:]
  /// The functions by name.
  package var functions: [String: [SourceFunction]] = [:]
  /// The initializers.
  package var initializers: [SourceFunction] = []
  /// The subscripts.
  package var subscripts: [(function: SourceFunction, accessors: Accessors)] = []
  /// The cases of an enumeration, in order.
  package var cases: [EnumCase] = []
  /// The types that it names otherwise.
  package var aliases: [String: WrittenType] = [:]

  /// Begins a type.
  init(name: String, sort: TypeDeclaration.Sort, place: CodePlace) {
    self.name = name
    self.sort = sort
    self.place = place
  }

  /// True for what is passed by reference.
  package var isReference: Bool { sort == .class || sort == .actor }

  /// A property by name; nil where neither the declaration nor an extension has one.
  package func property(_ name: String, isStatic: Bool) -> SourceProperty? {
    if let other = properties[name], other.isStatic == isStatic { return other }
    return isStatic ? nil : stored.first { $0.name == name }
  }
}

/// A property or a variable with what is known of it.
package struct SourceProperty: Sendable {
  /// Its name.
  package var name: String
  /// Its type, where one is written.
  package var type: WrittenType?
  /// Its first value.
  package var value: Expression?
  /// The place among the names that one value is taken apart into; nil is the whole value.
  package var component: Int?
  /// What is done when it is read or set.
  package var accessors: Accessors
  /// True for one that is made when it is asked for first.
  package var isLazy: Bool
  /// True for one of the type itself.
  package var isStatic: Bool
  /// True for `let`.
  package var isConstant: Bool
  /// True for one that other modules see, and may set.
  package var isPublic: Bool
  /// True for one that only code of its file may set.
  package var isSetInItsFile: Bool
  /// What stands after at signs before it.
  package var attributes: [Attribute]
  /// Where it is declared.
  package var place: CodePlace

  /// True where it keeps a value.
  package var isStored: Bool { accessors.get == nil && accessors.set == nil }

  /// The attribute that wraps it; nil where none does.
  package var wrapper: Attribute? {
    attributes.first {
      $0.name.first?.isUppercase == true && !Self.plainAttributes.contains($0.name)
    }
  }

  /// Attributes with a capital that wrap nothing.
  private static let plainAttributes: Set = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "MainActor",
    "Sendable", "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "Attribute", "Relationship",
    "ObservationIgnored", "Transient", "TabContentBuilder",
  ]
}

/// A function with the type that it belongs to.
package struct SourceFunction: Hashable, Sendable {
  /// What is declared.
  package var declaration: FunctionDeclaration
  /// What stands after at signs before it.
  package var attributes: [Attribute]
  /// True for one of the type itself.
  package var isStatic: Bool
  /// Where it is declared.
  package var place: CodePlace
  /// The name of the type; nil outside of one.
  package var owner: String?

  /// The attribute whose builder puts its statements together; nil where none does.
  package var builder: String? { attributes.first { $0.name.hasSuffix("Builder") }?.name }

  /// The name with the labels, as selectors and protocols tell functions apart.
  package var fullName: String {
    declaration.name + "("
      + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
