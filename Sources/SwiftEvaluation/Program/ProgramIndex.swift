import AfterimageSwiftTree

/// What files declare, while they are read one after the other.
struct ProgramIndex {
  /// The types by their full names.
  var types: [String: TypeMembers] = [:]
  /// The functions outside of types, by name.
  var functions: [String: [SourceFunction]] = [:]
  /// The variables outside of types, by name.
  var variables: [String: SourceProperty] = [:]
  /// The variables that only the code of a file can name.
  var fileVariables: [FileName: SourceProperty] = [:]
  /// The `#Preview`s with their names, in order.
  var previews: [SourcePreview] = []
  /// The operators that the program declares functions for, by name.
  var operators: [String: [SourceFunction]] = [:]
  /// Types that are named otherwise outside of types.
  var aliases: [String: WrittenType] = [:]
  /// The names that stand for one type here and for another there, as in two files or in branches of `#if`.
  var ambiguousAliases: Set<String> = []
  /// The statements at the top of a `main.swift`.
  var mainStatements: [(place: CodePlace, statement: Statement)] = []
  /// The full names of types that functions declare, by where they stand.
  var localTypes: [CodePlace: String] = [:]
  /// What holds when the program is built.
  let conditions: CompilationConditions
  /// The files, one of which declares what only it can name, by the names of types that several declare.
  let sharedNames: [String: Set<Int>]
  /// What names outside of types stand for, each for one type whatever is built.
  private let plainAliases: [String: WrittenType]
  /// True while what is added stands beneath a condition of which it is not known whether it holds.
  var isOpen = false
  /// True while what is added belongs to an extension that only its file sees.
  var isOfItsFile = false

  /// Reads files.
  init(_ files: [ProgramFile], conditions: CompilationConditions) {
    self.conditions = conditions
    sharedNames = Self.sharedNames(of: files)
    plainAliases = Self.plainAliases(of: files)
    for (number, file) in files.enumerated() { add(file.tree.statements, file: number) }
  }

  /// Adds what stands at the top of a file, or in a branch of `#if`.
  mutating func add(_ statements: [Statement], file: Int, isPreviewOnly: Bool = false) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration):
        add(declaration, to: nil, file: file, isPreviewOnly: isPreviewOnly)
      case .conditional(let branches):
        addBranches(branches, file: file) { $0.add($1, file: file, isPreviewOnly: $2) }
      case .expression(let expression):
        if case .macro("Preview", let arguments) = expression.kind {
          addPreview(arguments, at: CodePlace(file: file, offset: expression.offset))
        } else if !isPreviewOnly {
          mainStatements.append((CodePlace(file: file, offset: statement.offset), statement))
        }
      case .return, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer, .break,
        .continue, .fallthrough, .labeled, .other:
        if !isPreviewOnly {
          mainStatements.append((CodePlace(file: file, offset: statement.offset), statement))
        }
      }
    }
  }

  /// Adds the branch that is built, and of the others what is there for previews: it names what the app does not.
  mutating func addBranches(
    _ branches: [CompilationBranch], file: Int,
    _ add: (inout ProgramIndex, [Statement], Bool) -> Void
  ) {
    let choice = conditions.choice(of: branches)
    if !choice.possible.isEmpty {
      let before = isOpen
      isOpen = isOpen || !choice.isKnown
      for branch in choice.possible { add(&self, branch.statements, false) }
      isOpen = before
      return
    }
    let previews = CompilationConditions(flags: conditions.flags.union(["DEBUG"]))
    if let branch = previews.branch(of: branches) { add(&self, branch.statements, true) }
  }

  /// Adds a declaration to a type, or outside of any.
  mutating func add(
    _ declaration: Declaration, to owner: String?, file: Int, isPreviewOnly: Bool = false
  ) {
    let place = CodePlace(file: file, offset: declaration.offset)
    switch declaration.kind {
    case .type(let type):
      add(type, declaration, in: owner, at: place, isPreviewOnly: isPreviewOnly)
    case .function(let function): add(function, declaration, to: owner, at: place)
    case .initializer(let function):
      guard let owner else { return }
      let source = self.source(function, in: declaration, owner: owner, at: place)
      types[owner]?.initializers.append(source)
      addLocalTypes(of: function.body, named: "init", in: owner, at: place)
    case .deinitializer(let body):
      guard let owner else { return }
      let function = FunctionDeclaration("deinit", body: body)
      let source = self.source(function, in: declaration, owner: owner, at: place)
      types[owner]?.deinitializer = source
    case .subscript(let function, let accessors):
      guard let owner else { return }
      let source = self.source(function, in: declaration, owner: owner, at: place)
      types[owner]?.subscripts.append((source, accessors))
    case .variable(let variable): add(variable, declaration, to: owner, at: place)
    case .cases(let cases): if let owner { types[owner]?.cases += cases }
    case .alias(let name, let type):
      let before =
        owner == nil
        ? aliases.updateValue(type, forKey: name)
        : owner.flatMap { types[$0]?.aliases.updateValue(type, forKey: name) }
      if let before, before != type { ambiguousAliases.insert(name) }
    case .macro(let name, let arguments): if name == "Preview" { addPreview(arguments, at: place) }
    case .conditional(let branches):
      addBranches(branches, file: file) { index, statements, isPreviewOnly in
        for statement in statements {
          guard case .declaration(let inner) = statement.kind else { continue }
          index.add(inner, to: owner, file: file, isPreviewOnly: isPreviewOnly)
        }
      }
    case .import, .other: break
    }
  }

  /// Adds a type or what an extension adds to one.
  mutating func add(
    _ declared: TypeDeclaration, _ declaration: Declaration, in owner: String?,
    at place: CodePlace, isPreviewOnly: Bool
  ) {
    var name = fullName(of: declared, declaration, in: owner, file: place.file)
    if declared.sort == .extension {
      name = aliasTarget(of: name) ?? name
      if types[name] == nil {
        types[name] = TypeMembers(name: name, sort: .extension, place: place)
      }
    } else if let known = types[name] {
      // What is there for previews gives way to what the app has.
      if isPreviewOnly || known.sort != .extension { return }
      types[name]?.sort = declared.sort
      types[name]?.place = place
    } else {
      types[name] = TypeMembers(name: name, sort: declared.sort, place: place)
    }
    types[name]?.attributes += declaration.attributes
    if declared.sort != .extension {
      types[name]?.parameters = declared.parameters
      types[name]?.conforming = declared.conforming
    }
    types[name]?.inherited += declared.inherited
    let before = isOfItsFile
    isOfItsFile = declared.sort == .extension && declaration.isOfItsFile
    defer { isOfItsFile = before }
    for member in declared.members {
      add(member, to: name, file: place.file, isPreviewOnly: isPreviewOnly)
    }
  }

  /// The type that an alias stands for to which an extension adds something, one in another type too, as in `extension Asset.SystemColor`; nil for what is none.
  private func aliasTarget(of name: String) -> String? {
    guard types[name] == nil else { return nil }
    guard let dot = name.lastIndex(of: ".") else { return plainAliases[name]?.baseName }
    return types[String(name[..<dot])]?.aliases[String(name[name.index(after: dot)...])]?.baseName
  }

  /// Adds a function.
  mutating func add(
    _ function: FunctionDeclaration, _ declaration: Declaration, to owner: String?,
    at place: CodePlace
  ) {
    let source = self.source(function, in: declaration, owner: owner, at: place)
    addLocalTypes(of: function.body, named: function.name, in: owner, at: place)
    if function.name.unicodeScalars.first.map({ !$0.properties.isXIDStart && $0 != "_" }) == true {
      operators[function.name, default: []].append(source)
    } else if let owner {
      types[owner]?.functions[function.name, default: []].append(source)
    } else {
      functions[function.name, default: []].append(source)
    }
  }

  /// Adds variables that are declared together.
  mutating func add(
    _ variable: VariableDeclaration, _ declaration: Declaration, to owner: String?,
    at place: CodePlace
  ) {
    for binding in variable.bindings {
      if let name = binding.pattern.names.first {
        addLocalTypes(of: binding.accessors.get, named: name, in: owner, at: place)
      }
      for (component, name) in binding.pattern.names.enumerated() {
        let isWhole = if case .tuple = binding.pattern { false } else { true }
        let property = SourceProperty(
          binding, named: name, component: isWhole ? nil : component,
          isConstant: variable.isConstant, in: declaration, at: place,
          isOfItsFile: isOfItsFile || declaration.isOfItsFile, isOpen: isOpen)
        guard let owner else {
          addVariable(property)
          continue
        }
        types[owner]?.addOfItsFile(property)
        if property.isStored, !property.isStatic {
          types[owner]?.stored.append(property)
        } else {
          types[owner]?.properties[name] = property
        }
      }
    }
  }

  private mutating func addPreview(_ arguments: [Argument], at place: CodePlace) {
    guard case .closure(let closure) = arguments.last?.value.kind else { return }
    var name: String?
    if let first = arguments.first, first.label == nil, case .string(let pieces) = first.value.kind,
      case .text(let text) = pieces.first
    {
      name = text
    }
    addLocalTypes(of: closure.body, named: "Preview", in: nil, at: place)
    previews.append(SourcePreview(name: name, body: closure, place: place))
  }
}
