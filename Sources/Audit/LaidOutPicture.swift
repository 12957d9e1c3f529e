import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// The drawings of a picture, with the frames of all that is in it.
struct LaidOutPicture {
  /// The layers of the picture.
  let composition: Composition
  /// The drawings of the picture.
  let list: DisplayList
  /// The layouts of all its screens, those in pictures of pictures included.
  let layouts: [ScreenLayout]

  /// The layout of one screen in a picture.
  struct ScreenLayout {
    /// The screen.
    let screen: Name
    /// The frames of its views.
    let layout: Layout
    /// The nodes that are in the picture: those of the whole screen, or of a view that is shown once more.
    let places: Range<Int>

    /// The layout of a screen, or of a view in it.
    init(_ layout: Layout, of screen: Name, within part: ViewPath? = nil) {
      let nodes = layout.nodes
      let top = part.flatMap { part in nodes.firstIndex { $0.path == part } }
      (self.screen, self.layout) = (screen, layout)
      places = top.map { $0..<nodes[$0].descendantsEnd } ?? nodes.indices
    }

    /// The nodes that are in the picture.
    var nodes: ArraySlice<Node> { layout.nodes[places] }
  }

  /// The ways in which a secret shows, as this picture differs from the one of another secret.
  func kinds(
    of secret: Secret, comparedWith other: LaidOutPicture, _ difference: PictureDifference
  ) -> [Leak.Kind] {
    guard secret.content != .unknown else { return [.unknown] }
    let moved = movedViews(comparedWith: other)
    guard !moved.isEmpty else { return [.pixels(difference)] }
    let shape = Leak.Kind.shape(views: moved)
    return draws(secret) || other.draws(secret) ? [.pixels(difference), shape] : [shape]
  }

  private func movedViews(comparedWith other: LaidOutPicture) -> [String] {
    zip(layouts, other.layouts).flatMap { one, another in
      zip(one.nodes, another.nodes)
        .filter { $0.snappedFrame != $1.snappedFrame }
        .map(\.0.name)
    }
  }

  /// True where the characters or the value of a secret are among the drawings, whatever lies upon them.
  private func draws(_ secret: Secret) -> Bool {
    composition.suggests(secret) || isSaidAgain(secret)
      || layouts.contains { entry in
        entry.screen == secret.screen
          && entry.draws(secret.path, marked: secret.isMarkedAlone)
      }
  }
}

extension LaidOutPicture {
  /// True where a view other than the secret's own shows its text.
  private func isSaidAgain(_ secret: Secret) -> Bool {
    guard let text = secret.text.flatMap(RepeatedText.init) else { return false }
    return layouts.contains { entry in
      entry.nodes.contains { node in
        node.path != secret.path && node.showsSecret && text.isSaid(in: node.text?.text ?? "")
      }
    }
  }
}

extension LaidOutPicture.ScreenLayout {
  /// True where a declared view, or what UIKit makes for it, draws characters or a value.
  ///
  /// - Parameter isPart: true where only what has a mark of its own in the view counts.
  fileprivate func draws(_ path: ViewPath, marked isPart: Bool) -> Bool {
    let nodes = layout.nodes
    // The answers of an alert have one path.
    return places.filter { nodes[$0].path == path }.contains { first in
      (first..<nodes[first].descendantsEnd).contains { place in
        (nodes[place].path == path || nodes[place].path == nil) && nodes[place].showsSecret
          && (nodes[place].isSensitive || !isPart) && !layout.isOutOfSight(place)
      }
    }
  }
}

extension Node {
  /// True where the view draws characters, a picture, a symbol or a control's value.
  fileprivate var showsSecret: Bool {
    guard mask == nil else { return false }
    // A caret alone tells of no characters.
    if case .field = content { return !lines.isEmpty }
    if case .cardField(let field) = content { return !lines.isEmpty || field.badge != nil }
    return content.isVisible
  }
}

extension Composition {
  /// True where the keyboard's suggestions show the last word of a secret.
  fileprivate func suggests(_ secret: Secret) -> Bool {
    layers.contains { layer in
      guard case .keyboard(let screen, _) = layer, screen.name == secret.screen else {
        return false
      }
      let field = screen.focusedField
      return field?.path == secret.path && field?.suggestedWord != nil
    }
  }
}
