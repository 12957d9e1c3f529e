import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Where the drawings of a layer lie among those of the layers before it.
enum LayerPlace {
  /// Above them.
  case above
  /// Above and around them: they are of the same screen, and drawn once more with it.
  case around
  /// Above and around them, which are of other screens.
  case aroundOthers
}

extension Composition {
  /// True where two compositions are the same but for what is on their screens.
  func isLayered(as other: Composition) -> Bool {
    var one: Screen?
    _ = mapScreens { screen in
      one = one ?? screen
      return screen
    }
    guard let one else { return self == other }
    return mapScreens { _ in one } == other.mapScreens { _ in one }
  }

  /// The composition up to a layer.
  func prefix(through index: Int) -> Composition {
    Composition(userInterfaceStyle: userInterfaceStyle, layers: Array(layers[...index]))
  }

  /// Where the drawings of a layer lie.
  func place(ofLayer index: Int) -> LayerPlace {
    guard case .presented(let screen, let mask) = layers[index] else { return .above }
    let areOwn = layers[..<index].allSatisfy { layer in
      switch layer {
      case .screen(let other, let otherMask): other == screen && otherMask == mask
      case .cover(let cover): cover.hasNoViews
      case .presented, .window, .copy, .keyboard: false
      }
    }
    return areOwn ? .around : .aroundOthers
  }

  /// True where covers lie in views of a layer's screen, whose drawings are among those of the views.
  func hasCovers(withinLayer index: Int) -> Bool {
    guard layers.indices.contains(index + 1), case .cover(let cover) = layers[index + 1] else {
      return false
    }
    return cover.child != nil
  }
}

extension Composition.Layer {
  /// The screen that the layer draws; nil for a layer that draws another thing.
  var ownScreen: Screen? {
    switch self {
    case .screen(let screen, _), .presented(let screen, _), .window(let screen, _, _),
      .keyboard(let screen, _):
      screen
    case .cover, .copy: nil
    }
  }

  /// True for a layer that lies where views of other layers do.
  var followsOthers: Bool {
    switch self {
    case .cover(let cover): cover.attachment == .view || cover.child != nil || !cover.hasOwnPlace
    case .presented, .copy: true
    case .screen, .window, .keyboard: false
    }
  }
}

extension Composition.CoverLayer {
  /// True where it draws no views, whose numbers could be taken for those of others.
  var hasNoViews: Bool {
    switch content {
    case .color, .image, .backdrop: child == nil
    case .picture, .launchScreen, .view: false
    }
  }

  /// True where no constraint decides about its place.
  var hasOwnPlace: Bool {
    switch placement {
    case .whole, .frame: true
    case .constraints: false
    }
  }
}
