import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code shows another root controller in a window, and where it asks of which class that is.
struct RootSwitches: SourceVisitor {
  /// Where another is shown, by the statement.
  private(set) var settings: [(place: CodePlace, statement: CodePlace)] = []
  /// The statements that ask for its class.
  private(set) var questions: [CodePlace] = []
  private var file = 0
  private var around: [Statement] = []

  /// Knows none.
  init() {}

  /// Looks through some code.
  init(in members: [MemberCode]) {
    for member in members {
      file = member.place.file
      member.walk(by: &self)
    }
  }

  mutating func visit(_ statement: Statement) { around.append(statement) }

  mutating func leave(_ statement: Statement) { around.removeLast() }

  mutating func visit(_ expression: Expression) {
    guard let statement = around.last else { return }
    let place = CodePlace(file: file, offset: statement.offset)
    switch expression.kind {
    case .infix("=", let target, _):
      guard case .member(_?, "rootViewController", _) = target.bare.kind else { return }
      settings.append((CodePlace(file: file, offset: expression.offset), place))
    case .isType(let value, _), .cast(_, let value, _):
      if value.bare.calledName == "rootViewController" { questions.append(place) }
    default: break
    }
  }
}
