import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code puts what does not stand in the source above the keyboard, or in its place: that lies in a window of the system's, above those of the app.
struct KeyboardViews: SourceVisitor {
  /// What is put there by an assignment, and where.
  private var given: [(place: CodePlace, view: Expression)] = []
  /// Where SwiftUI puts items there.
  private var items: [CodePlace] = []
  /// The file that is looked through.
  private var file = 0
  /// What names lead to: what is put into them, and what they are made with.
  private var leads: [String: Set<String>] = [:]
  /// The names of views that are given data.
  private var told: Set<String> = []
  /// True where any view is given data.
  private var tells = false
  private let data: ToldData

  /// Where something is put above the keyboard.
  struct Place {
    /// Where that stands.
    let place: CodePlace
    /// True where it is there for as long as a controller listens to the keyboard, whatever ends editing.
    let isDocked: Bool
  }

  private init(_ data: ToldData) { self.data = data }

  /// All in some code.
  static func all(
    in members: [MemberCode], _ families: TypeFamilies, _ data: ToldData
  ) -> [Place] {
    let types = Dictionary(grouping: members) { $0.owner?.name ?? "" }
    let searches = types.mapValues { members in
      members.reduce(into: KeyboardViews(data)) { $0.add($1) }
    }
    let telling = Set(searches.filter(\.value.tells).keys.map(\.lastPart))
    return types.keys.sorted().flatMap { type -> [Place] in
      guard let search = searches[type], let own = types[type] else { return [] }
      let docked = own.filter { member in
        docking.contains(member.name)
          && search.shows(member.words.union([member.name]), besides: telling)
      }
      let given = search.given.filter { given in
        search.shows(MentionedNames(in: given.view).names, besides: telling)
      }
      return docked.map { Place(place: $0.place, isDocked: true) }
        + given.map { Place(place: $0.place, isDocked: false) }
        + search.items.map { Place(place: $0, isDocked: false) }
    }
  }

  private mutating func add(_ member: MemberCode) {
    file = member.place.file
    if let value = member.value {
      leads[member.name, default: []].formUnion(MentionedNames(in: value).names)
    }
    if let type = member.type?.baseName { leads[member.name, default: []].insert(type) }
    member.walk(by: &self)
  }

  /// True where one of some names leads to a view that shows data.
  private func shows(_ names: Set<String>, besides telling: Set<String>) -> Bool {
    var (met, next) = (Set<String>(), names)
    while let name = next.popFirst() {
      guard met.insert(name).inserted, !Self.around.contains(name) else { continue }
      if told.contains(name) || telling.contains(name) { return true }
      next.formUnion(leads[name] ?? [])
    }
    return false
  }

  mutating func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
      leads[name, default: []].formUnion(MentionedNames(in: value).names)
    }
  }

  mutating func visit(_ expression: Expression) {
    if data.tells(expression) { tells = true }
    switch expression.kind {
    case .infix("=", let target, let value):
      guard case .member(let base?, let name, _) = target.bare.kind else { return }
      if Self.docking.contains(name) {
        given.append((CodePlace(file: file, offset: expression.offset), value))
      }
      note(expression, on: base, [value])
    case .call(let callee, let arguments):
      if ["ToolbarItem", "ToolbarItemGroup"].contains(callee.calledName) {
        let isOnKeyboard = arguments.contains { $0.value.calledName == "keyboard" }
        let isOfSource = arguments.allSatisfy {
          $0.label != nil || data.isOfSource(content: $0.value)
        }
        if isOnKeyboard, !isOfSource {
          items.append(CodePlace(file: file, offset: expression.offset))
        }
      }
      guard case .member(let base?, _, _) = callee.bare.kind else { return }
      note(expression, on: base, arguments.map(\.value))
    default: break
    }
  }

  /// Notes what is put into a view, and whether that is given data.
  private mutating func note(_ expression: Expression, on base: Expression, _ values: [Expression])
  {
    guard let root = base.rootName else { return }
    if data.tells(expression) || values.contains(where: data.isTold) { told.insert(root) }
    for value in values { leads[root, default: []].formUnion(MentionedNames(in: value).names) }
  }

  /// The names of what is around a view, and no part of it.
  private static let around: Set = ["self", "super", "view", "window", "superview"]

  /// The properties by which views lie above the keyboard, or in its place.
  private static let docking: Set = [
    "inputAccessoryView", "inputAccessoryViewController", "inputView", "inputViewController",
  ]
}

extension Expression {
  /// The name of the variable or property at which it begins, without `self`; nil for anything else.
  fileprivate var rootName: String? {
    switch bare.kind {
    case .name(let name, _): name == "self" || name == "super" ? nil : name
    case .member(let base?, let name, _): base.rootName ?? (base.ownName == "self" ? name : nil)
    default: nil
    }
  }
}
