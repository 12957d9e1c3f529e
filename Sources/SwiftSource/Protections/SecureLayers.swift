import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Code that comes to what lies within a secure field, to put views or layers of the app's own there.
///
/// It is known to blank screenshots and recordings; what the picture for the app switcher shows then, nobody has established.
enum SecureLayers {
  /// The gaps that it leaves: a cover of a view lies in the same window, and hides what lies beneath it as before.
  static func gaps(
    in program: SourceProgram, _ index: MentionIndex, beside protections: [Protection],
    and others: [SourceGap]
  ) -> [SourceGap] {
    let covers = protections.covers
    // A layer that is put elsewhere may lie above those of other windows.
    let coverByWindows = covers.contains { $0.cover.attachment == .newWindow }
    // Where covers are laid by a setting, such a field belongs to that, and without it shows what it did.
    let isBySetting =
      covers.contains(where: \.isConditional) || others.contains { !$0.ways.isEmpty }
    if !coverByWindows, isBySetting { return [] }
    let bearing: SourceGap.Bearing = coverByWindows ? .anything : .hiding
    let fields = program.files.reduce(into: SecureFields()) { $0.add($1.tree) }
    guard !fields.names.isEmpty || !fields.marks.isEmpty else { return [] }
    return program.files.enumerated().flatMap { number, file in
      var search = SecureLayerSearch(fields: fields)
      for member in file.tree.members where !index.isUnnamed(member, in: number) {
        search.look(through: member)
      }
      return search.found.sorted().prefix(1).map { offset in
        SourceGap(
          line: file.line(of: offset),
          what: "what the system's picture shows of what lies in a secure field", bearing: bearing)
      }
    }
  }
}

/// The fields of a program that are secure.
private struct SecureFields: SourceVisitor {
  /// The names that stand for them.
  var names: Set<String> = []
  /// The files' words for what lies within one.
  var marks: Set<String> = []

  /// Adds those of a file.
  mutating func add(_ tree: SwiftFile) {
    for member in tree.members {
      let count = names.count
      member.walk(in: &self)
      // What makes a field goes by its own name, too.
      if names.count > count { names.formUnion(member.declaration.namesOfField) }
    }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .member(let field, "isSecureTextEntry", _): names.insert(field?.heldName ?? "self")
    case .name("isSecureTextEntry", _): names.insert("self")
    case .string(let pieces): marks.formUnion(pieces.compactMap(\.markOfField))
    default: break
    }
  }
}

/// Where code comes to what lies within secure fields.
private struct SecureLayerSearch: SourceVisitor {
  let fields: SecureFields
  /// Where it does, in bytes.
  private(set) var found: [Int] = []
  /// True in what a text field has.
  private var isOfField = false
  /// Where it asks for the layers in another, and where it moves a view's own.
  private var (parts, moves): ([Int], [Int]) = ([], [])

  init(fields: SecureFields) { self.fields = fields }

  /// Looks through a function or a property.
  mutating func look(through member: FileMember) {
    (parts, moves, isOfField) = ([], [], member.isOfField)
    member.walk(in: &self)
    if !parts.isEmpty { found += moves }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .member(let holder, let name, _) where Self.parts.contains(name):
      see(name, of: holder, at: expression.offset)
    case .name(let name, _) where Self.parts.contains(name):
      see(name, of: nil, at: expression.offset)
    case .call(let callee, let arguments):
      guard case .member(let holder?, let name, _) = callee.bare.kind, Self.adding.contains(name),
        !["layer", "superlayer"].contains(holder.calledName),
        case .member(_?, "layer", _)? = arguments.first?.value.bare.kind
      else { return }
      moves.append(expression.offset)
    case .string(let pieces):
      if pieces.contains(where: { $0.markOfField != nil }) { found.append(expression.offset) }
    default: break
    }
  }

  private mutating func see(_ name: String, of holder: Expression?, at offset: Int) {
    if name == "sublayers" { parts.append(offset) }
    let held = holder?.heldName ?? "self"
    if held == "self" ? isOfField : fields.names.contains(held) { found.append(offset) }
  }

  private static let parts: Set = ["subviews", "sublayers"]
  private static let adding: Set = ["addSublayer", "insertSublayer"]
}

/// A function or a property of a file, or a statement outside of any.
private struct FileMember {
  /// What stands there.
  let statement: Statement
  /// What is declared there; nil for other statements.
  let declaration: Declaration?
  /// The types around, the innermost the last.
  let types: [TypeDeclaration]

  /// True for what a text field has.
  var isOfField: Bool {
    types.contains { type in
      type.name == "UITextField" || type.inherited.contains { $0.baseName == "UITextField" }
    }
  }

  /// Shows a visitor all of it.
  func walk<Visitor: SourceVisitor>(in visitor: inout Visitor) {
    if let declaration { visitor.walk(declaration) } else { visitor.walk(statement) }
  }
}

extension SwiftFile {
  /// The functions and properties, and the statements outside of any.
  fileprivate var members: [FileMember] {
    statements.flatMap { statement -> [FileMember] in
      guard case .declaration(let declaration) = statement.kind else {
        return [FileMember(statement: statement, declaration: nil, types: [])]
      }
      return declaration.members(within: [], in: statement)
    }
  }
}

extension Declaration {
  fileprivate func members(within types: [TypeDeclaration], in statement: Statement) -> [FileMember]
  {
    switch kind {
    case .type(let type):
      return type.members.flatMap { $0.members(within: types + [type], in: statement) }
    default: return [FileMember(statement: statement, declaration: self, types: types)]
    }
  }
}

extension Declaration? {
  /// The names by which other code comes to the text field that it makes.
  fileprivate var namesOfField: [String] {
    switch self?.kind {
    case .function(let function): function.result.isOfField ? [function.name] : []
    case .variable(let variable):
      variable.bindings.compactMap { binding in
        guard case .name(let name) = binding.pattern, binding.type.isOfField else { return nil }
        return name
      }
    default: []
    }
  }
}

extension WrittenType? {
  /// True for the type of a text field.
  fileprivate var isOfField: Bool { self?.baseName?.contains("TextField") == true }
}

extension MentionIndex {
  /// True for what an extension adds, or stands outside of types, and no other code names.
  fileprivate func isUnnamed(_ member: FileMember, in file: Int) -> Bool {
    let isAdded = member.types.allSatisfy { $0.sort == .extension && $0.inherited.isEmpty }
    guard let declaration = member.declaration, isAdded,
      case .function(let function) = declaration.kind,
      !declaration.modifiers.contains("override"), declaration.attributes.isEmpty
    else { return false }
    return !mentioning([function.name]).contains { number in
      let body = bodies[number]
      let isOwn = body.extent.map { declaration.offset...declaration.end ~= $0.lowerBound }
      return body.file != file || isOwn != true
    }
  }
}

extension Expression {
  /// The name of the value that it is or is a layer of, or that makes it.
  fileprivate var heldName: String? {
    switch bare.kind {
    case .member(let field?, "layer", _): field.heldName
    case .name("layer", _): "self"
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _): callee.heldName
    default: nil
    }
  }
}

extension StringPiece {
  /// The word for what lies within a secure field, or for what makes another layer like it; nil for any other text.
  fileprivate var markOfField: String? {
    guard case .text(let text) = self else { return nil }
    let isCanvas = text.contains("UIText") && text.contains("Canvas")
    return isCanvas || text == "disableUpdateMask" ? text : nil
  }
}

extension [Protection] {
  /// The covers that rules lay, and whether by a condition.
  fileprivate var covers: [(cover: Cover, isConditional: Bool)] {
    flatMap(\.rules).flatMap(\.actions).flatMap { action in
      let isConditional = if case .when = action { true } else { false }
      return action.flattened.compactMap { inner in
        if case .cover(let cover) = inner { (cover, isConditional) } else { nil }
      }
    }
  }
}
