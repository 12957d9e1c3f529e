package import AfterimageSwiftTree

/// A function with the type that it belongs to.
package final class SourceFunction: Sendable {
  /// What is declared.
  package let declaration: FunctionDeclaration
  /// What stands after at signs before it.
  package let attributes: [Attribute]
  /// True for one of the type itself.
  package let isStatic: Bool
  /// True for one that only code of its file can call.
  package let isOfItsFile: Bool
  /// True for one in the place of that of the class above.
  package let isOverride: Bool
  /// True for one that may change the value that it is called of.
  package let isMutating: Bool
  /// True for an initializer that calls another of its class.
  package let isConvenience: Bool
  /// True where it is not known whether it is built.
  let isOpen: Bool
  /// Where it is declared.
  package let place: CodePlace
  /// The name of the type; nil outside of one.
  package let owner: String?

  /// Puts a function together.
  init(
    _ function: FunctionDeclaration, in declaration: Declaration, owner: String?,
    at place: CodePlace, isOfItsFile: Bool, isOpen: Bool
  ) {
    self.declaration = function
    (attributes, isStatic) = (declaration.attributes, declaration.isStatic)
    isOverride = declaration.modifiers.contains("override")
    isMutating = declaration.modifiers.contains("mutating")
    isConvenience = declaration.modifiers.contains("convenience")
    (self.isOfItsFile, self.isOpen) = (isOfItsFile, isOpen)
    (self.owner, self.place) = (owner, place)
  }

  /// The attribute whose builder puts its statements together; nil where none does.
  package var builder: String? {
    attributes.first { $0.name.hasSuffix("Builder") }?.name
      ?? (isBuiltByProtocol ? Evaluator.viewBuilder : nil)
  }

  /// True for what protocols of SwiftUI ask for with a builder of views: the bodies of modifiers and of styles.
  private var isBuiltByProtocol: Bool {
    guard declaration.parameters.count == 1 else { return false }
    return switch declaration.name {
    case "body": declaration.parameters[0].label == "content"
    case "makeBody": declaration.parameters[0].label == "configuration"
    default: false
    }
  }

  /// The name with the labels, as selectors and protocols tell functions apart.
  package var fullName: String {
    declaration.name + "("
      + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension SourceFunction: Hashable {
  /// Compares where functions are declared: of a program two at one place are the same.
  package static func == (one: SourceFunction, other: SourceFunction) -> Bool {
    one.place == other.place && one.owner == other.owner
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Declaration {
  /// True for what only code of its file can name.
  var isOfItsFile: Bool { modifiers.contains { ["private", "fileprivate"].contains($0) } }
}
