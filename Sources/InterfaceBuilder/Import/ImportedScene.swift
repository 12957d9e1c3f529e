package import AfterimageScreens

/// A scene of a document as a screen, with what leads back to the document.
package struct ImportedScene: Sendable {
  /// The screen.
  package internal(set) var screen: Screen
  /// The views that come from elements of the document, outermost first.
  package let views: [ImportedView]
  /// The scenes that it embeds.
  let embedded: [EmbeddedScene]
  /// The notes about the scene where it is not as it would be on a device.
  package let notes: [ImportNote]
  /// The views with secrets, and those of which a side file says that they have none, in the order of the document.
  package internal(set) var sensitiveViews: [SensitiveView] = []
}

/// A view that comes from an element of a document.
package struct ImportedView: Hashable, Sendable {
  /// The id of the element.
  package let objectId: String
  /// The id of the view in the screen.
  package let id: String
  /// The ids of the elements above it, the nearest first.
  package let superviewIds: [String]
  /// The line on which the element begins, from 1.
  package let line: Int
  /// True where it asks for the size with which the document stores it, as what it would ask for on a device is not known or nothing.
  package internal(set) var hasStoredSize = false
  /// The lines of the view's constraints, in their order in the screen.
  package internal(set) var constraintLines: [Int] = []
}

/// Something in a document that is not taken over, or not as it was meant.
package struct ImportNote: Hashable, Sendable {
  /// The kind of note.
  package let kind: Kind
  /// The line of the document, from 1.
  package let line: Int

  /// The kinds of note about a document.
  package enum Kind: Hashable, Sendable {
    /// A kind of view that is drawn as a plain one.
    case unknownView(String)
    /// A font that is not there: the system's stands in.
    case unknownFont(String)
    /// A colour that is not understood.
    case unknownColor(String)
    /// A picture that is not there: a grey placeholder of its size stands in.
    case missingImage(String)
    /// A part of a document that has no place in a screen: it is left out.
    case unsupported(String)
    /// A constraint that names something outside the scene, or an attribute that is not known.
    case unusableConstraint(String)
  }
}

extension ImportNote: CustomStringConvertible {
  /// The note, in words.
  package var description: String {
    switch kind {
    case .unknownView(let name): "`\(name)` is drawn as a plain view"
    case .unknownFont(let name): "the font `\(name)` is not there; the system's stands in"
    case .unknownColor(let name): "the colour `\(name)` is not known; it is left out"
    case .missingImage(let name): "the picture `\(name)` is not there; a placeholder stands in"
    case .unsupported(let name): "`\(name)` is not supported; it is left out"
    case .unusableConstraint(let id): "the constraint `\(id)` cannot be used; it is left out"
    }
  }
}

extension ImportedScene {
  /// What the scene rests on and is not there, each once; a colour that is left out hides nothing.
  var missingParts: [MissingPart] {
    var known: Set<MissingPart> = []
    return notes.compactMap(\.kind.missingPart).filter { known.insert($0).inserted }
  }
}

extension ImportNote.Kind {
  fileprivate var missingPart: MissingPart? {
    switch self {
    case .unknownView(let name): .view(name)
    case .unknownFont(let name): .font(name)
    case .missingImage(let name): .picture(name)
    case .unsupported(let name): .part(name)
    case .unusableConstraint(let id): .constraint(id)
    case .unknownColor: nil
    }
  }
}

extension ImportedScene {
  /// Makes a scene of a screen and of what was met on the way to it.
  ///
  /// - Parameter embedded: the scenes that it embeds, each with the id that the document has for its root view.
  init(
    screen: Screen, views: [ImportedView], embedded: [(scene: String, rootId: String)],
    notes: [ImportNote]
  ) {
    self.screen = screen
    self.views = views
    self.embedded = embedded.compactMap { scene, rootId in
      views.first { $0.objectId == rootId }.map { EmbeddedScene(scene: scene, view: $0.id) }
    }
    self.notes = notes
  }
}
