import Afterimage
import AfterimageGraphics
import AfterimageScreens

/// Traces as bytes: JSON of arrays, as a key for each number would be most of it.
extension Trace {
  /// The version of the form.
  private static let form = 1.0

  /// The trace as bytes, the same for the same trace.
  var bytes: [UInt8] {
    let document: JSONValue = [
      "form": .number(Self.form), "libraries": .string(libraries),
      "facts": .array(facts.map(\.json)),
      "secrets": .array(secrets.map(\.json)), "views": .array(views.map(\.json)),
      "cut": .bool(isCut),
    ]
    return document.bytes(.compact)
  }

  /// Reads a trace; nil where it has another form.
  init?(bytes: [UInt8]) {
    guard let root = JSONDocument(reading: bytes, file: "trace").root,
      root["form"]?.content == .number(Self.form),
      let libraries = root["libraries"]?.string,
      let facts = root["facts"]?.looks, let secrets = root["secrets"]?.looks,
      let elements = root["views"]?.elements
    else { return nil }
    let views = elements.compactMap { TracedView($0) }
    guard views.count == elements.count else { return nil }
    self.init(
      libraries: libraries, facts: facts, views: views, secrets: secrets,
      isCut: root["cut"]?.content == .bool(true))
  }
}

extension ViewLook {
  fileprivate var json: JSONValue { [.string(key), .string(value)] }
}

extension TracedView {
  fileprivate var json: JSONValue {
    let lengths = [frame.minX, frame.minY, frame.width, frame.height].map {
      JSONValue.number(($0 * 100).rounded() / 100)
    }
    let flags = (isHidden ? 1 : 0) + (isDeclared ? 2 : 0) + depth << 2
    let head: [JSONValue] = [.string(name), .string(kind), .integer(flags), .integer(lineCount)]
    return .array(head + lengths + looks.flatMap { [.string($0.key), .string($0.value)] })
  }

  fileprivate init?(_ node: JSONNode) {
    guard let parts = node.elements, parts.count >= 8, parts.count % 2 == 0,
      let name = parts[0].string, let kind = parts[1].string
    else { return nil }
    let numbers = parts[2..<8].compactMap(\.number)
    let words = parts[8...].compactMap(\.string)
    guard numbers.count == 6, words.count == parts.count - 8,
      numbers.allSatisfy({ $0.magnitude < 1e9 })
    else { return nil }
    let flags = Int(numbers[0])
    self.init(
      name: name, kind: kind,
      frame: Rect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]),
      lineCount: Int(numbers[1]), depth: flags >> 2, isHidden: flags & 1 == 1,
      isDeclared: flags & 2 == 2,
      looks: stride(from: 0, to: words.count, by: 2).map { ViewLook(words[$0], words[$0 + 1]) })
  }
}

extension JSONNode {
  fileprivate var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// Pairs of keys and values; nil where it is anything else.
  fileprivate var looks: [ViewLook]? {
    guard let elements else { return nil }
    let looks = elements.compactMap { pair -> ViewLook? in
      guard let words = pair.elements?.compactMap(\.string), words.count == 2 else { return nil }
      return ViewLook(words[0], words[1])
    }
    return looks.count == elements.count ? looks : nil
  }
}
