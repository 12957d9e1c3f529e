import AfterimageGraphics
package import AfterimageScreens

/// A screen whose pictures lie in a folder beside it, as files that its text can name.
package struct ConvertedScreen {
  /// The screen.
  package let screen: Screen
  /// Its pictures under their new names, in the order in which they are met.
  package let images: [Image]

  /// Gives the pictures of a screen names below `images`.
  package init(_ screen: Screen) {
    var images: [Image] = []
    self.screen = screen.mapImages { image in
      let named = Self.named(image, among: images)
      if !images.contains(where: { $0.name == named.name }) { images.append(named) }
      return named
    }
    self.images = images
  }

  /// The files of the screen, its own first, by their paths within a folder.
  package var files: [(path: String, bytes: [UInt8])] {
    [("\(screen.name)\(Input.screenSuffix)", Array(screen.json.utf8))]
      + images.map { ($0.name, PNG.encodeTransparent($0.bitmap)) }
  }

  /// The picture under a name that no other pixels have.
  private static func named(_ image: Image, among others: [Image]) -> Image {
    let stem = fileStem(of: image)
    let scale = image.scale == 2 || image.scale == 3 ? "@\(Int(image.scale))x" : ""
    var named = image
    var number = 1
    repeat {
      let ending = number == 1 ? "" : "-\(number)"
      named.name = "images/\(stem)\(ending)\(scale).png"
      number += 1
    } while others.contains { $0.name == named.name && $0.bitmap != named.bitmap }
    return named
  }

  /// The name of a picture without its ending and its scale, in the characters that a file name may have.
  private static func fileStem(of image: Image) -> String {
    let name = image.name.hasSuffix(".png") ? image.name.dropLast(4) : image.name[...]
    let plain = ["@2x", "@3x"].contains { name.hasSuffix($0) } ? name.dropLast(3) : name
    return String(String(plain.map { Name(String($0)) != nil && $0 != "." ? $0 : "-" }).suffix(100))
  }
}
