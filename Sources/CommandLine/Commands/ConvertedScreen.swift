import AfterimageGraphics
import AfterimageScreens

/// A screen whose pictures lie in a folder beside it, as files that its text can name.
struct ConvertedScreen {
  /// The screen.
  let screen: Screen
  /// Its pictures under their new names, in the order in which they are met.
  let images: [Image]

  /// Gives the pictures of a screen names below `images`.
  init(_ screen: Screen) {
    var images: [Image] = []
    self.screen = screen.mapViews { view, _, _ in
      guard let image = view.bitmap else { return view }
      let named = Self.named(image, among: images)
      if !images.contains(named) { images.append(named) }
      return view.showing(named)
    }
    self.images = images
  }

  /// The picture under a name that no other one has.
  private static func named(_ image: Image, among others: [Image]) -> Image {
    let stem = image.name.map { Name(String($0)) != nil && $0 != "." ? $0 : "-" }
    let scale = image.scale == 2 || image.scale == 3 ? "@\(Int(image.scale))x" : ""
    var named = image
    var number = 1
    repeat {
      let ending = number == 1 ? "" : "-\(number)"
      named.name = "images/\(String(stem.suffix(100)))\(ending)\(scale).png"
      number += 1
    } while others.contains { $0.name == named.name && $0 != named }
    return named
  }
}

extension View {
  /// The picture that the view shows; nil where it shows none, or a symbol.
  fileprivate var bitmap: Image? {
    let source: ImageSource? =
      switch element {
      case .imageView(let view): view.image
      case .button(let button): button.image
      default: nil
      }
    guard case .bitmap(let image) = source else { return nil }
    return image
  }

  /// The same view with another picture.
  fileprivate func showing(_ image: Image) -> View {
    var copy = self
    switch element {
    case .imageView(var view):
      view.image = .bitmap(image)
      copy.element = .imageView(view)
    case .button(var button):
      button.image = .bitmap(image)
      copy.element = .button(button)
    default: break
    }
    return copy
  }
}
