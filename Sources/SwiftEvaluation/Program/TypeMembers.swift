import AfterimageSwiftTree

/// The members of a type, while files are read one after the other.
struct TypeMembers {
  /// The name with those of the types that it lies in.
  var name: String
  /// The sort of type; an extension where the declaration is a framework's.
  var sort: TypeDeclaration.Sort
  /// Where it is declared.
  var place: CodePlace
  /// What stands after at signs before it.
  var attributes: [Attribute] = []
  /// What it inherits from and conforms to, extensions included, in order.
  var inherited: [WrittenType] = []
  /// The stored properties of a value, in order.
  var stored: [SourceProperty] = []
  /// All other properties and those of the type itself.
  var properties: [String: SourceProperty] = [:]
  /// Those that only the code of a file can name, which another file may have under the same name.
  var ofFiles: [FileName: SourceProperty] = [:]
  /// The functions by name.
  var functions: [String: [SourceFunction]] = [:]
  /// The initializers.
  var initializers: [SourceFunction] = []
  /// What is done as a value goes away.
  var deinitializer: SourceFunction?
  /// The subscripts.
  var subscripts: [(function: SourceFunction, accessors: Accessors)] = []
  /// The names of its generic parameters.
  var parameters: [String] = []
  /// Those of them that have to conform to something, which the type of a function cannot.
  var conforming: [String] = []
  /// The cases of an enumeration, in order.
  var cases: [EnumCase] = []
  /// The types that it names otherwise.
  var aliases: [String: WrittenType] = [:]

  /// Begins a type.
  init(name: String, sort: TypeDeclaration.Sort, place: CodePlace) {
    self.name = name
    self.sort = sort
    self.place = place
  }
}
