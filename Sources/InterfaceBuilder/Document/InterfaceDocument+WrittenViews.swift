package import AfterimageScreens

/// A view, or the view of a controller, of which a document says all but what the code of its classes does.
package struct WrittenView: Sendable {
  /// What it shows.
  package let screen: Screen
  /// The classes of the app's own in it, in order.
  package let classes: [String]
  /// The properties that an object gets which loads it, by their names.
  package let outlets: [String]
  /// How code comes to it.
  package let ways: [Way]

  /// How code comes to a view of a document.
  package enum Way: Hashable, Sendable {
    /// A storyboard begins with it.
    case initial
    /// It has an identifier in its storyboard.
    case identifier(String)
    /// It is the only view of a xib.
    case only
    /// A property of the object that loads a xib gets it, which is of this class.
    case outlet(String, of: String)
  }
}

extension InterfaceDocument {
  /// The views on an opaque ground that code can have of it, without those of which it does not say all: with values that are set as they are loaded, controllers that show others, or what is not there.
  ///
  /// - Parameter reference: the document, whose name the screens have before their own.
  package func writtenViews(of reference: DocumentReference, files: ScreenFiles) -> [WrittenView] {
    let assets = DocumentAssets(of: reference.file, files: files)
    return scenes.compactMap { scene in
      let ways = ways(to: scene)
      guard !ways.isEmpty, let whole = scene.controller ?? scene.root, !whole.isOpen,
        let imported = try? importScene(
          scene, name: screenName(of: scene, in: reference), assets: assets),
        imported.notes.isEmpty, imported.embedded.isEmpty, imported.screen.root.isOpaque
      else { return nil }
      return WrittenView(
        screen: imported.screen, classes: whole.ownClasses.sorted(),
        outlets: (owner?.outlets ?? [:]).keys.sorted(), ways: ways)
    }
  }

  private func ways(to scene: DocumentScene) -> [WrittenView.Way] {
    switch kind {
    case .storyboard:
      guard let id = scene.controllerId else { return [] }
      return (id == initialControllerId ? [.initial] : [])
        + [scene.controller?["storyboardIdentifier"]].compactMap { $0.map { .identifier($0) } }
    case .xib:
      let outlets = (owner?.outlets ?? [:]).filter { $0.value == scene.root?["id"] }
      return (scenes.count == 1 ? [.only] : [])
        + outlets.keys.sorted().compactMap { name in
          owner?.className.map { .outlet(name, of: $0) }
        }
    }
  }
}

extension XMLElement {
  /// True where what is set as it is loaded, another controller or a size class decides what it shows.
  fileprivate var isOpen: Bool {
    ["userDefinedRuntimeAttributes", "containerView", "variation"].contains(name)
      // It is drawn without its opacity.
      || self["cocoaTouchSystemColor"] == "lightTextColor"
      || children.contains(where: \.isOpen)
  }

  /// The classes of its own and of the elements in it.
  fileprivate var ownClasses: Set<String> {
    children.reduce(into: Set([self["customClass"]].compactMap(\.self))) {
      $0.formUnion($1.ownClasses)
    }
  }
}
