import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

/// A storyboard of scenes, as Interface Builder writes it.
func interfaceDocument(_ scenes: String, resources: String = "") throws -> InterfaceDocument {
  try InterfaceDocument.read(
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21000">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
      """.utf8))
}

/// A scene with one controller.
func scene(_ controller: String) -> String {
  #"<scene sceneID="s"><objects>\#(controller)</objects></scene>"#
}

/// A view controller with a root view of the given parts.
func viewController(_ id: String, beside: String = "", _ parts: String = "") -> String {
  scene(
    """
    <viewController storyboardIdentifier="\(id)" id="\(id)"><view key="view" id="\(id)-v">
    <rect key="frame" x="0" y="0" width="393" height="852"/>\(parts)</view>\(beside)</viewController>
    """)
}

extension InterfaceDocument {
  /// The scene of a name as a screen.
  func imported(
    _ name: String, assets: DocumentAssets = .none
  ) throws -> ImportedScene {
    let scene = try #require(scenes.first { $0.name == name })
    return try #require(try importScene(scene, name: name, assets: assets))
  }
}

/// Files that stand in memory, by their paths.
func files(_ contents: [String: [UInt8]]) -> ScreenFiles {
  ScreenFiles(
    read: { path in contents[path].map { .success($0) } ?? .failure(.missing) },
    decodeImage: ScreenFiles.decodePicture,
    list: { folder in
      guard folder == "." || contents.keys.contains(where: { $0.hasPrefix(folder + "/") }) else {
        return nil
      }
      let names = contents.keys.compactMap { path -> String? in
        let full = path.hasPrefix(".") ? path : "./" + path
        guard full.hasPrefix(folder + "/") else { return nil }
        return full.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      }
      return Set(names).sorted()
    })
}
