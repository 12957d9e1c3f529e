import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

/// The rows that a document lists.
extension OpenedDocument {
  /// Reads the document of a path; a path of anything else is wrong usage.
  static func open(_ path: String) throws(CommandFailure) -> OpenedDocument {
    guard let reference = DocumentReference(path) else {
      throw CommandFailure(.usage, ["\(path) is neither a .storyboard nor a .xib"])
    }
    return try reading { () throws(InputFailure) in try OpenedDocument(reference) }
  }

  /// A row for each scene: what to write behind `#`, whether it comes first, how many views it has, and which keys are not read though they may matter.
  func sceneRows() throws(CommandFailure) -> [ListRow] {
    let initial = try? document.scene(named: nil)
    return try listed().map { scene in
      let isFirst = initial?.name == scene.name && reference.scene == nil
      // A scene that cannot be imported can be named all the same.
      let support = (try? screen(of: scene))?.support
      let unread = scene.unreadKeys
      let about = [
        isFirst ? "comes first" : nil, support.map { "\($0)" },
        unread.isEmpty ? nil : "not read: " + unread.map(\.name).joined(separator: ", "),
      ].compactMap(\.self)
      return ListRow(
        name: scene.name, about: about.joined(separator: "; "),
        values: [
          .init("first", .bool(isFirst)),
          .init("views", support.map { .integer($0.views) } ?? .null),
          .init("unsupported", support.map { .integer($0.unsupported) } ?? .null),
          .init("unread", .array(unread.map(\.json))),
        ])
    }
  }

  /// A row for each view with a secret: `SCENE.VIEW`, and what tells of it.
  func sensitiveRows() throws(CommandFailure) -> [ListRow] {
    var rows: [ListRow] = []
    for scene in try listed() {
      let imported = try reading { () throws(InputFailure) in try screen(of: scene) }
      rows += imported.sensitiveViews.map { view in
        ListRow(
          name: "\(scene.name).\(view.id)",
          about: "\(reference.place(ofLine: view.line)): \(view.objectId): \(view.reason)",
          values: [
            .init("file", .string(reference.file)), .init("line", .integer(view.line)),
            .init("scene", .string(scene.name)), .init("view", .string(view.id)),
            .init("object", .string(view.objectId)), .init("reason", .string("\(view.reason)")),
          ])
      }
      rows += imported.screen.sensitiveViews.filter { $0.part != nil }.map { part in
        ListRow(
          name: "\(scene.name).\(part.name)", about: "\(reference.file): \(part.reason)",
          values: [
            .init("file", .string(reference.file)), .init("scene", .string(scene.name)),
            .init("view", part.view.id.map { .string($0) } ?? .null),
            .init("part", part.part.map { .string($0) } ?? .null),
            .init("reason", .string("\(part.reason)")),
          ])
      }
    }
    return rows
  }

  /// A row for each segue: its identifier or destination, from where and how.
  func segueRows() throws(CommandFailure) -> [ListRow] {
    try listed().flatMap { scene in
      document.segues(of: scene).map { segue in
        ListRow(
          name: segue.identifier ?? segue.destination,
          about: "\(scene.name) to \(segue.destination), \(segue.kind)",
          values: [
            .init("file", .string(reference.file)), .init("line", .integer(segue.line)),
            .init("identifier", segue.identifier.map { .string($0) } ?? .null),
            .init("from", .string(scene.name)), .init("to", .string(segue.destination)),
            .init("kind", .string(segue.kind)),
          ])
      }
    }
  }

  private func listed() throws(CommandFailure) -> [DocumentScene] {
    try reading { () throws(InputFailure) in try scenes() }
  }
}

extension UnreadKey {
  fileprivate var json: JSONValue {
    ["key": .string(name), "count": .integer(count), "line": .integer(line)]
  }
}
