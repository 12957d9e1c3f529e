package import AfterimageSwiftTree

/// A property or a variable with what is known of it.
package final class SourceProperty: Sendable {
  /// Its name.
  package let name: String
  /// Its type, where one is written.
  package let type: WrittenType?
  /// Its first value.
  package let value: Expression?
  /// The place among the names that one value is taken apart into; nil is the whole value.
  package let component: Int?
  /// What is done when it is read or set.
  package let accessors: Accessors
  /// True for one that is made when it is asked for first.
  package let isLazy: Bool
  /// True for one that does not keep the object that it names.
  package let isWeak: Bool
  /// True for one of the type itself.
  package let isStatic: Bool
  /// True for one in the place of that of the class above.
  package let isOverride: Bool
  /// True for `let`.
  package let isConstant: Bool
  /// True for one that other modules see, and may set.
  package let isPublic: Bool
  /// True for one that only code of its file can name.
  package let isOfItsFile: Bool
  /// True where it is not known whether it is built.
  let isOpen: Bool
  /// True for one that only code of its file may set.
  package let isSetInItsFile: Bool
  /// What stands after at signs before it.
  package let attributes: [Attribute]
  /// The attribute that wraps it; nil where none does.
  package let wrapper: Attribute?
  /// Where it is declared.
  package let place: CodePlace

  /// Puts a property together.
  init(
    _ binding: VariableDeclaration.Binding, named name: String, component: Int?,
    isConstant: Bool, in declaration: Declaration, at place: CodePlace,
    isOfItsFile: Bool, isOpen: Bool
  ) {
    (self.name, self.component, self.place) = (name, component, place)
    (type, value, accessors) = (binding.type, binding.value, binding.accessors)
    self.isConstant = isConstant
    isLazy = declaration.modifiers.contains("lazy")
    isWeak = declaration.modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") }
    isStatic = declaration.isStatic
    isOverride = declaration.modifiers.contains("override")
    isPublic = declaration.modifiers.contains { ["public", "open"].contains($0) }
    isSetInItsFile = declaration.modifiers.contains { Self.confining.contains($0) }
    (self.isOfItsFile, self.isOpen) = (isOfItsFile, isOpen)
    attributes = declaration.attributes
    wrapper = attributes.first {
      $0.name.first?.isUppercase == true && !Self.plainAttributes.contains($0.name)
    }
  }

  /// True for a view or an object that a storyboard or a nib connects.
  package var isOutlet: Bool {
    value == nil && isStored && attributes.contains { $0.name == "IBOutlet" }
  }

  /// True where it keeps a value.
  package var isStored: Bool { accessors.get == nil && accessors.set == nil }

  /// Modifiers with which only code of the same file sets a property.
  private static let confining: Set = [
    "private", "fileprivate", "private(set)", "fileprivate(set)",
  ]

  /// Attributes with a capital that wrap nothing.
  private static let plainAttributes: Set = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "MainActor",
    "Sendable", "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "Attribute", "Relationship",
    "ObservationIgnored", "Transient", "TabContentBuilder",
  ]
}
