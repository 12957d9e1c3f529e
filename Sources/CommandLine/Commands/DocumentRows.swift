import Afterimage
import AfterimageInterfaceBuilder
import AfterimageScreens

/// What a document has to list.
extension OpenedDocument {
  /// Reads the document of a path; a path of anything else is wrong usage.
  static func open(_ path: String) throws(CommandFailure) -> OpenedDocument {
    guard let reference = DocumentReference(path) else {
      throw CommandFailure(.usage, ["\(path) is neither a .storyboard nor a .xib"])
    }
    do throws(InputFailure) { return try OpenedDocument(reference) } catch {
      throw error.commandFailure
    }
  }

  /// A row for each scene: what to write behind `#`, whether it comes first, and how many views it has.
  func sceneRows() throws(CommandFailure) -> [ListSubject.Row] {
    let initial = try? document.scene(named: nil)
    return try listed().map { scene in
      let isFirst = initial?.name == scene.name && reference.scene == nil
      // A scene that cannot be imported can be named all the same.
      let support = (try? screen(of: scene)).map { "\($0.support)" }
      let about = [isFirst ? "comes first" : nil, support].compactMap(\.self)
      return ListSubject.Row(name: scene.name, about: about.joined(separator: "; "))
    }
  }

  /// A row for each view with a secret: `SCENE.VIEW`, and what tells of it.
  func sensitiveRows() throws(CommandFailure) -> [ListSubject.Row] {
    var rows: [ListSubject.Row] = []
    for scene in try listed() {
      let imported: ImportedScene
      do throws(InputFailure) { imported = try screen(of: scene) } catch {
        throw error.commandFailure
      }
      rows += imported.sensitiveViews.map { view in
        ListSubject.Row(
          name: "\(scene.name).\(view.id)",
          about: "\(reference.place(ofLine: view.line)): \(view.objectId): \(view.reason)")
      }
    }
    return rows
  }

  /// A row for each segue: its identifier or destination, from where and how.
  func segueRows() throws(CommandFailure) -> [ListSubject.Row] {
    try listed().flatMap { scene in
      document.segues(of: scene).map { segue in
        ListSubject.Row(
          name: segue.identifier ?? segue.destination,
          about: "\(scene.name) to \(segue.destination), \(segue.kind)")
      }
    }
  }

  private func listed() throws(CommandFailure) -> [DocumentScene] {
    do throws(InputFailure) { return try scenes() } catch { throw error.commandFailure }
  }
}
