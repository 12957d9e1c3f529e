import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code gives views numbers by which they can be found.
struct TagSettings: SourceVisitor {
  private var found: [(offset: Int, value: Expression)] = []
  private let isOfView: Bool

  /// A number that is given to a view.
  struct Setting {
    /// Where that stands.
    let place: CodePlace
    /// What it is, as it is written.
    let value: Expression
    /// The type whose code it is.
    let type: String?
  }

  private init(isOfView: Bool) { self.isOfView = isOfView }

  /// All in some code.
  static func all(in members: [MemberCode], _ families: TypeFamilies) -> [Setting] {
    members.flatMap { member -> [Setting] in
      let type = member.owner?.name
      let isOfView =
        type.map { families.descendants["UIView"]?.contains($0.lastPart) == true } == true
      var search = TagSettings(isOfView: isOfView)
      member.walk(by: &search)
      return search.found.map { offset, value in
        Setting(
          place: CodePlace(file: member.place.file, offset: offset), value: value, type: type)
      }
    }
  }

  mutating func visit(_ expression: Expression) {
    guard case .infix("=", let target, let value) = expression.kind else { return }
    switch target.bare.kind {
    case .member(let view?, "tag", _) where view.ownName != "self" || isOfView:
      found.append((expression.offset, value))
    case .name("tag", _) where isOfView: found.append((expression.offset, value))
    default: break
    }
  }
}
