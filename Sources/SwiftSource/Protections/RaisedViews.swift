import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code raises views, by their layers, above others that lie beside them, whatever was added last.
struct RaisedViews: SourceVisitor {
  private var found: [(offset: Int, isOwn: Bool)] = []

  /// Where a view is raised.
  struct Place {
    /// Where that stands.
    let place: CodePlace
    /// True where the code puts views on windows.
    let isOnWindow: Bool
  }

  /// All in some code, but for what lies within a view of the program's own.
  static func all(in members: [MemberCode], _ families: TypeFamilies) -> [Place] {
    members.flatMap { member -> [Place] in
      var search = RaisedViews()
      member.walk(by: &search)
      guard !search.found.isEmpty else { return [] }
      let type = member.owner?.name.lastPart
      let isWindow = type.map { families.descendants["UIWindow"]?.contains($0) == true } ?? false
      let isView = type.map { families.descendants["UIView"]?.contains($0) == true } ?? false
      let isWithin = type.map { families.isWithinScreens(.type($0)) } ?? false
      if isWithin { return [] }
      let words = member.words
      let isOnWindow =
        isWindow || !words.isDisjoint(with: windowWords) && !words.isDisjoint(with: adding)
      return search.found.filter { isWindow || !isView || $0.isOwn }.map { offset, _ in
        Place(place: CodePlace(file: member.place.file, offset: offset), isOnWindow: isOnWindow)
      }
    }
  }

  private static let windowWords: Set = ["window", "keyWindow", "windows"]
  private static let adding: Set = ["addSubview", "insertSubview", "addSublayer"]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, let value):
      guard case .member(let layer?, "zPosition", _) = target.bare.kind, !value.isAtMostZero
      else { return }
      found.append((expression.offset, layer.ownName == "layer"))
    case .call(let callee, let arguments):
      guard let name = callee.calledName, isTowardsViewer(name, arguments.map(\.value))
      else { return }
      found.append((expression.offset, false))
    default: break
    }
  }

  /// True for a transform that brings a layer, or half of one, before those beside it.
  private func isTowardsViewer(_ name: String, _ values: [Expression]) -> Bool {
    switch (name, values.count) {
    case ("CATransform3DTranslate", 4), ("CATransform3DMakeTranslation", 3):
      return values.last?.isAtMostZero != true
    case ("CATransform3DRotate", 5), ("CATransform3DMakeRotation", 4):
      return !values.dropLast().suffix(2).allSatisfy(\.isAtMostZero)
    default: return false
    }
  }
}

extension Expression {
  /// True for zero, and for what stands below it.
  fileprivate var isAtMostZero: Bool {
    switch kind {
    case .integer(let digits), .float(let digits): Double(digits) == 0
    case .prefix("-", _): true
    case .member(nil, "zero", _): true
    default: false
    }
  }
}

extension MemberCode {
  /// The names in it.
  var words: Set<String> {
    let written = blocks.reduce(into: Set<String>()) { $0.formUnion(MentionedNames(in: $1).names) }
    return value.map { written.union(MentionedNames(in: $0).names) } ?? written
  }
}
