import AfterimageGraphics
import AfterimageScreens

/// What inputs that name others find around them.
enum Seed {
  /// A screen.
  static let screen = Array(
    """
    { "format": 1, "name": "a", "root": { "type": "view", "subviews": [
      { "type": "textField", "id": "card", "isSensitive": true, "text": "4929" }
    ] } }
    """.utf8)

  /// A storyboard with a text, a field, a colour and a picture.
  static let document = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s"><objects><viewController id="one"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
          <label text="Card" id="label"><rect key="frame" x="8" y="8" width="80" height="20"/></label>
          <textField id="field"><rect key="frame" x="8" y="40" width="80" height="20"/></textField>
          <imageView image="photo" id="image"><rect key="frame" x="8" y="80" width="8" height="8"/></imageView>
        </subviews>
        <color key="backgroundColor" name="paper"/>
      </view></viewController></objects></scene></scenes>
    </document>
    """.utf8)

  /// A picture of four pixels.
  static let picture =
    Bitmap(width: 2, height: 2, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00])
    .map { PNG.encode($0) } ?? []
}

extension ScreenFiles {
  /// Screens, pictures and a catalogue, whatever their names.
  static let aroundFuzzing = ScreenFiles(
    read: { path in
      if path.hasSuffix(".screen.json") { return .success(Seed.screen) }
      if path.hasSuffix(".png") { return .success(Seed.picture) }
      return .failure(.missing)
    },
    decodeImage: decodePicture,
    list: { folder in
      switch folder {
      case ".": ["Assets.xcassets"]
      case "./Assets.xcassets": ["paper.colorset", "photo.imageset"]
      default: nil
      }
    })

  /// The same files with the input in the place of every one with an ending.
  func holding(_ input: [UInt8], as ending: String) -> ScreenFiles {
    var files = self
    let others = read
    files.read = { $0.hasSuffix(ending) ? .success(input) : others($0) }
    return files
  }
}
