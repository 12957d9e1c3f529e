package import AfterimageSwiftTree

/// What can be called.
package indirect enum FunctionValue: Hashable, Sendable {
  case closure(ClosureValue)
  /// A function of the program, of a value where it belongs to one.
  case source(SourceFunction, receiver: Value?)
  /// The initializers of a type.
  case initializer(String)
  /// A case of an enumeration that carries something.
  case enumCase(String, String)
  /// A function of a framework, on a value where it belongs to one.
  case foreign(base: Value?, name: String)
}

/// A closure with what lies around it.
package struct ClosureValue: Hashable, Sendable {
  /// What is written.
  package var closure: Closure
  /// What lies around it.
  package var frame: Frame
  /// The result builder that puts its statements together; nil where none does.
  package var builder: String?
  /// True where the builder makes a list of them.
  package var givesList = false
}

/// What lies around code that is run.
package struct Frame: Hashable, Sendable {
  /// The variables, innermost first.
  package var scope: Scope?
  /// The type whose members can be named without more; nil outside of one.
  package var type: String?
  /// The variable that holds `self`; nil where there is none.
  package var selfCell: Int?
  /// The file that the code stands in.
  package var file: Int
  /// True in the statements of an initializer, which observers do not hear of.
  var isInitializing = false

  /// The names of the variables.
  package var names: Set<String> {
    var names: Set<String> = []
    var next = scope
    while let variable = next {
      names.insert(variable.name)
      next = variable.parent
    }
    return names
  }
}

/// A variable and those that lie around it.
package final class Scope: Hashable, Sendable {
  /// The name of the variable.
  let name: String
  /// Where its value is kept.
  let cell: Int
  /// The variables around it.
  let parent: Scope?

  /// Adds a variable.
  init(_ name: String, _ cell: Int, in parent: Scope?) {
    self.name = name
    self.cell = cell
    self.parent = parent
  }

  package static func == (one: Scope, other: Scope) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
