import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The closures that stand in the call by which they listen to the app's life: nothing else can run them.
struct HeardClosures: SourceVisitor {
  /// Where they stand in the file.
  private(set) var extents: [ClosedRange<Int>] = []
  /// The places in the file of the first statements of what listens.
  private let heard: Set<Int>

  /// Looks through a file.
  init(in tree: SwiftFile, _ file: Int, heard: Set<CodePlace>) {
    self.heard = Set(heard.filter { $0.file == file }.map(\.offset))
    guard !self.heard.isEmpty else { return }
    for statement in tree.statements { walk(statement) }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let function, let arguments) = expression.kind,
      case .member(_, let name, _) = function.kind, Self.listening.contains(name)
    else { return }
    for case .closure(let closure) in arguments.map(\.value.kind) {
      guard let first = closure.body.statements.first, let last = closure.body.statements.last,
        heard.contains(first.offset)
      else { continue }
      extents.append(first.offset...max(first.offset, last.end))
    }
  }

  /// Functions of frameworks that keep what listens for themselves.
  private static let listening = Set([
    "addObserver", "sink", "assign", "onReceive", "onChange",
  ]).union(ReactiveNotifications.subscribing)
}

extension AppReader.Handler {
  /// The place of the first statement of a closure that listens; nil for a method.
  var closurePlace: CodePlace? {
    switch body {
    case .method: nil
    case .closure(let closure), .given(let closure, _): closure.functionPlaces.first
    }
  }
}
