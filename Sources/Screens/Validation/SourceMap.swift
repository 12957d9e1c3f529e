/// Where the views and constraints of a screen stand in its file.
package struct SourceMap: Hashable, Sendable {
  /// The file.
  package let source: SourceText
  private let content: JSONNode
  private let controller: JSONNode?
  private let presented: JSONNode?
  private let accessoryOwners: [ViewPath]

  /// Knows the places of a file that holds a screen; nil where it has no root view.
  ///
  /// - Parameter accessoryOwners: the views that have an input accessory view.
  init?(_ source: SourceText, screen: JSONNode, accessoryOwners: [ViewPath]) {
    guard let content = screen["root"] else { return nil }
    self.source = source
    self.accessoryOwners = accessoryOwners
    self.content = content
    controller = screen["controller"]
    presented = screen["presented"]
  }

  /// The place of a view, or of a part of it; of what is not in the file the nearest thing around it.
  package func place(of path: ViewPath, _ part: ViewPart = .whole) -> SourcePlace {
    let view = node(of: path)
    switch part {
    case .whole: return source.place(at: view.range.lowerBound)
    case .id: return source.place(at: (view["id"] ?? view).range.lowerBound)
    case .constraint(let index, let part, let offset):
      guard let constraint = constraintNodes(of: view).dropFirst(index).first else {
        return source.place(at: view.range.lowerBound)
      }
      return place(of: constraint, part, offset)
    }
  }

  private func place(of constraint: JSONNode, _ part: String?, _ offset: Int?) -> SourcePlace {
    if let offset {
      let text = constraint["format"] ?? constraint
      return source.place(at: source.offset(ofCharacter: offset, inStringAt: text.range))
    }
    let node = part.flatMap { constraint[$0] } ?? constraint
    return source.place(at: node.range.lowerBound)
  }

  private func node(of path: ViewPath) -> JSONNode {
    let root = node(of: path.root)
    return path.steps.enumerated().reduce(root) { node, step in
      let children = step.offset == 0 ? firstNodes(of: path.root, at: node) : node.childNodes
      return children.dropFirst(step.element).first ?? node
    }
  }

  /// The views directly below a root view, which alerts and the bars of controllers have under keys of their own.
  private func firstNodes(of root: ViewPath.Root, at node: JSONNode) -> [JSONNode] {
    switch root {
    case .bar(.navigationBar, _): (node["navigation"] ?? node).navigationBarNodes
    case .bar(.toolbar, _): (node["navigation"] ?? node).customViewNodes("toolbarItems")
    case .presented where presented?["root"] == nil: node.alertNodes
    case .content, .primary, .presented, .bar, .answers, .accessory: node.childNodes
    }
  }

  private var primary: JSONNode? { controller?["primary"] }

  private func node(of root: ViewPath.Root) -> JSONNode {
    switch root {
    case .content: content
    case .primary: primary?["root"] ?? primary ?? content
    case .presented: presented?["root"] ?? presented ?? content
    case .bar(_, of: .content): controller ?? content
    case .bar(_, of: .primary): primary?["navigation"] ?? primary ?? content
    case .bar(_, of: .presented): presented?["controller"] ?? presented ?? content
    case .answers: presented?["actions"] ?? presented ?? content
    case .accessory(let number):
      accessoryOwners.dropFirst(number).first.flatMap { node(of: $0)["inputAccessoryView"] }
        ?? content
    }
  }

  /// The declarations that decoding kept: the others have been reported, and no index counts them.
  private func constraintNodes(of view: JSONNode) -> [JSONNode] {
    var decoding = Decoding(source, files: .none)
    return (view["constraints"]?.elements ?? []).filter {
      Shape.constraint.read($0, &decoding) != nil
    }
  }
}

extension SourceText {
  /// The byte at which a character of a string stands; the escapes of JSON count as what they stand for.
  func offset(ofCharacter index: Int, inStringAt range: Range<Int>) -> Int {
    var offset = range.lowerBound + 1
    var remaining = index
    while remaining > 0, offset < range.upperBound - 1 {
      offset += lengthOfCharacter(at: offset)
      remaining -= 1
    }
    return min(offset, range.upperBound - 1)
  }

  private func lengthOfCharacter(at offset: Int) -> Int {
    guard bytes[offset] == .backslash else {
      return 1 + bytes[(offset + 1)...].prefix { !$0.beginsScalar }.count
    }
    guard bytes[offset + 1] == UInt8(ascii: "u") else { return 2 }
    let digits = String(decoding: bytes[(offset + 2)...].prefix(4), as: UTF8.self)
    let unit = UInt32(digits, radix: 16) ?? 0
    return (0xD800...0xDBFF).contains(unit) ? 12 : 6
  }
}
