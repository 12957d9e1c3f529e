import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The views of an app that nothing makes but previews, which the app itself never shows.
struct PreviewedAlone {
  /// The names of their types, and of what previews them.
  private(set) var names: Set<String> = []
  /// What each view or provider of previews at the top of files mentions, with what extensions add to it.
  private var mentions: [String: Set<String>] = [:]
  /// What all other code mentions.
  private var outer: Set<String> = []
  /// What previews mention.
  private var previewed: Set<String> = []
  private var providers: Set<String> = []

  /// Finds them.
  init(in files: [ProgramFile]) {
    let statements = files.flatMap(\.tree.statements)
    let types = statements.flatMap(\.topTypes)
    let kinds = Dictionary(
      types.map { ($0.name, Set($0.inherited.compactMap(\.baseName))) }
    ) { $0.union($1) }
    for type in types where type.sort == .structure {
      let kinds = kinds[type.name] ?? []
      guard kinds.contains("View") || kinds.contains("PreviewProvider") else { continue }
      mentions[type.name] = []
      if kinds.contains("PreviewProvider") { providers.insert(type.name) }
    }
    for statement in statements { add(statement) }
    let made = mentions.reached(from: outer)
    let shown = providers.subtracting(made).reduce(previewed) { $0.union(mentions[$1] ?? []) }
    names = mentions.reached(from: shown).union(providers).subtracting(made)
  }

  /// Adds what stands at the top of a file.
  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .conditional(let branches):
      for inner in branches.flatMap(\.statements) { add(inner) }
    case .expression(let expression) where expression.isPreview:
      previewed.formUnion(WrittenNames(in: statement).names)
    case .declaration(let declaration) where declaration.isPreview:
      previewed.formUnion(WrittenNames(in: statement).names)
    case .declaration(let declaration):
      let found = WrittenNames(in: declaration).names
      if case .type(let type) = declaration.kind, mentions[type.name] != nil {
        mentions[type.name]?.formUnion(found)
      } else {
        outer.formUnion(found)
      }
    case .expression, .return, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer,
      .break, .continue, .fallthrough, .labeled, .other:
      outer.formUnion(WrittenNames(in: statement).names)
    }
  }
}

extension SourceProgram {
  /// The same program without the views that nothing makes but previews, where it is an app's.
  var withoutPreviewedAlone: SourceProgram {
    guard !isLibrary else { return self }
    let names = PreviewedAlone(in: files).names
    guard !names.isEmpty else { return self }
    let left = files.map { file in
      var file = file
      file.tree.statements = file.tree.statements.compactMap { $0.without(names) }
      return file
    }
    return SourceProgram(left, conditions: conditions)
  }
}

extension Statement {
  /// The types that are declared at the top of a file, whatever they are built for.
  fileprivate var topTypes: [TypeDeclaration] {
    switch kind {
    case .conditional(let branches): branches.flatMap(\.statements).flatMap(\.topTypes)
    case .declaration(let declaration):
      if case .type(let type) = declaration.kind { [type] } else { [] }
    case .expression, .return, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer,
      .break, .continue, .fallthrough, .labeled, .other:
      []
    }
  }

  /// The same statement without types of some names; nil where nothing is left.
  fileprivate func without(_ names: Set<String>) -> Statement? {
    var copy = self
    switch kind {
    case .conditional(let branches):
      copy.kind = .conditional(
        branches.map { branch in
          var branch = branch
          branch.statements = branch.statements.compactMap { $0.without(names) }
          return branch
        })
    case .declaration(let declaration):
      if case .type(let type) = declaration.kind, names.contains(type.name) { return nil }
    case .expression, .return, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer,
      .break, .continue, .fallthrough, .labeled, .other:
      break
    }
    return copy
  }
}

extension Expression {
  fileprivate var isPreview: Bool { if case .macro("Preview", _) = kind { true } else { false } }
}

extension Declaration {
  fileprivate var isPreview: Bool { if case .macro("Preview", _) = kind { true } else { false } }
}

extension [String: Set<String>] {
  /// The keys that some names lead to, by what each of them mentions.
  fileprivate func reached(from names: Set<String>) -> Set<String> {
    var (found, next): (Set<String>, [String]) = ([], Array(names))
    while let name = next.popLast() {
      guard let mentioned = self[name], found.insert(name).inserted else { continue }
      next += mentioned
    }
    return found
  }
}
