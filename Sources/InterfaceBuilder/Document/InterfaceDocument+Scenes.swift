import AfterimageScreens

extension InterfaceDocument {
  /// The scenes that have a view of their own.
  package var drawableScenes: [DocumentScene] { scenes.filter { $0.root != nil } }

  /// True where a view is of a class that the document names, which may show anything.
  package var hasOwnViews: Bool { scenes.compactMap(\.root).contains(where: \.isOfOwnClass) }

  /// The scene of a storyboard identifier, a class of controller or an object id; without a name the one that the document begins with, of a xib the view of its owner, or the only one.
  ///
  /// A controller that shows others, such as a navigation controller, stands for the first that it shows.
  ///
  /// - Throws: what is wrong, with the names to choose from.
  package func scene(named name: String?) throws(SceneFailure) -> DocumentScene {
    let known = drawableScenes.map(\.name)
    guard let name else {
      let initial = initialControllerId.flatMap(scene(ofController:)).flatMap(shown)
      if let initial { return initial }
      if let id = owner?.outlets["view"], let view = scenes.first(where: { $0.root?["id"] == id }) {
        return view
      }
      guard let only = drawableScenes.first else { throw .none }
      guard known.count == 1 else { throw .several(known) }
      return only
    }
    guard let named = scenes.first(where: { $0.bears(name) }) else {
      throw .unknown(name, known: known)
    }
    guard let scene = shown(by: named) else { throw .withoutView(name, known: known) }
    return scene
  }

  /// The scene of a controller.
  func scene(ofController id: String) -> DocumentScene? {
    scenes.first { $0.controllerId == id }
  }

  /// The classes of the controller that the app begins with and of those that it shows from then on, as far as they are the app's own.
  package var beginningClasses: [String] {
    var classes: [String] = []
    var visited: Set<String> = []
    var next = initialControllerId.flatMap(scene(ofController:))
    while let scene = next, let id = scene.controllerId, visited.insert(id).inserted {
      if let own = scene.controller?["customClass"] { classes.append(own) }
      next = scene.relationship.flatMap(self.scene(ofController:))
    }
    return classes
  }

  /// A scene, or where it shows others the first of them that has a view.
  func shown(by scene: DocumentScene) -> DocumentScene? {
    var visited: Set<String> = []
    var next: DocumentScene? = scene
    while let scene = next, scene.root == nil {
      guard let id = scene.controllerId, visited.insert(id).inserted else { return nil }
      next = scene.relationship.flatMap(self.scene(ofController:))
    }
    return next
  }
}

extension XMLElement {
  /// True where it, or an element in it, has a class of its own.
  fileprivate var isOfOwnClass: Bool {
    self["customClass"] != nil || children.contains(where: \.isOfOwnClass)
  }
}

extension DocumentScene {
  /// True where a person may mean this scene by a name: an identifier, a class of controller or an object id.
  package func bears(_ text: String) -> Bool {
    name == text || controllerId == text || root?["id"] == text
      || controller?["storyboardIdentifier"] == text || controller?["customClass"] == text
  }

  /// The id of the first controller that this one shows.
  fileprivate var relationship: String? {
    controller?.child("connections")?.children("segue")
      .first { $0["kind"] == "relationship" }?["destination"]
  }
}

/// Why no scene of a document is meant.
package enum SceneFailure: Error, Hashable, Sendable {
  /// No scene has a view.
  case none
  /// There are several, and no word about which the app begins with.
  case several([String])
  /// None is called so.
  case unknown(String, known: [String])
  /// The one that is called so, and what it shows, has no view.
  case withoutView(String, known: [String])
}

extension SceneFailure {
  /// The failure as it is told.
  var kind: Diagnostic.Kind {
    switch self {
    case .none: .documentBroken("no scene of the document has a view")
    case .several(let known):
      .documentBroken(
        "the document has several scenes and begins with none; name one behind a #: \(Self.list(known))"
      )
    case .unknown(let name, let known): .unknownWord(.scene, word: name, allowed: known)
    case .withoutView(let name, let known):
      .documentBroken("the scene `\(name)` has no view; name another: \(Self.list(known))")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
