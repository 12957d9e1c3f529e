package import AfterimageSwiftTree

/// A type of a program, or what a program adds to a type of a framework: the members of its declaration and of all extensions.
///
/// It never changes, and code that runs hands it about at every step, so there is one of each.
package final class SourceType: Sendable {
  /// The name with those of the types that it lies in.
  package let name: String
  /// The sort of type; an extension where the declaration is a framework's.
  package let sort: TypeDeclaration.Sort
  /// Where it is declared.
  package let place: CodePlace
  /// What stands after at signs before it.
  package let attributes: [Attribute]
  /// What it inherits from and conforms to, extensions included, in order.
  package let inherited: [WrittenType]
  /// The stored properties of a value, in order.
  package let stored: [SourceProperty]
  /// All other properties and those of the type itself.
  package let properties: [String: SourceProperty]
  /// The functions by name.
  package let functions: [String: [SourceFunction]]
  /// The initializers.
  package let initializers: [SourceFunction]
  /// What is done as a value goes away; nil is nothing.
  package let deinitializer: SourceFunction?
  /// The subscripts.
  package let subscripts: [(function: SourceFunction, accessors: Accessors)]
  /// The names of its generic parameters.
  package let parameters: [String]
  /// Those of them that have to conform to something, which the type of a function cannot.
  package let conforming: [String]
  /// The cases of an enumeration, in order.
  package let cases: [EnumCase]
  /// The types that it names otherwise.
  package let aliases: [String: WrittenType]
  /// The first stored property of each name.
  private let storedByName: [String: SourceProperty]
  /// The properties that only the code of a file can name.
  private let ofFiles: [FileName: SourceProperty]

  /// Takes over the members that were found.
  init(_ members: TypeMembers) {
    (name, sort, place) = (members.name, members.sort, members.place)
    (attributes, inherited) = (members.attributes, members.inherited)
    (stored, properties) = (members.stored, members.properties)
    (functions, initializers) = (members.functions, members.initializers)
    (subscripts, cases, aliases) = (members.subscripts, members.cases, members.aliases)
    (parameters, conforming) = (members.parameters, members.conforming)
    deinitializer = members.deinitializer
    ofFiles = members.ofFiles
    storedByName = Dictionary(members.stored.map { ($0.name, $0) }) { first, _ in first }
  }

  /// True for what is passed by reference.
  package var isReference: Bool { sort == .class || sort == .actor }

  /// A property by name; nil where neither the declaration nor an extension has one.
  package func property(_ name: String, isStatic: Bool) -> SourceProperty? {
    if let other = properties[name], other.isStatic == isStatic { return other }
    return isStatic ? nil : storedByName[name]
  }

  /// A property as code of a file finds it by name, which may be one that no other file can name.
  func property(_ name: String, isStatic: Bool, fromFile file: Int) -> SourceProperty? {
    let own = ofFiles.isEmpty ? nil : ofFiles[FileName(file: file, name: name)]
    return own?.isStatic == isStatic ? own : property(name, isStatic: isStatic)
  }
}
