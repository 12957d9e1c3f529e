import AfterimageGraphics

extension InterfaceDocument {
  /// Reads a document of Interface Builder's format 3.0 for iOS.
  ///
  /// - Throws: why the bytes are not one.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> InterfaceDocument {
    var element: XMLElement
    do throws(XMLError) { element = try XMLElement.read(bytes) } catch { throw .xml(error) }
    element.namePictures()
    guard element.name == "document", let type = element["type"] else {
      throw .notInterfaceBuilder(line: element.line)
    }
    guard let kind = kinds[type] else { throw .otherPlatform(type, line: element.line) }
    guard element["version"] == "3.0" else {
      throw .version(element["version"] ?? "none", line: element.line)
    }
    let device = element.child("device")
    let scenes = scenes(of: element, kind: kind)
    return InterfaceDocument(
      kind: kind, build: build(of: element),
      device: device?["id"].map {
        CanvasDevice(
          id: $0, isLandscape: device?["orientation"] == "landscape",
          isDark: device?["appearance"] == "dark")
      },
      initialControllerId: element["initialViewController"],
      owner: owner(of: element),
      scenes: scenes, resources: Resources(of: element),
      controllers: ControllerGraph(scenes.compactMap(\.controller)))
  }

  private static func owner(of element: XMLElement) -> DocumentOwner? {
    guard
      let owner = element.child("objects")?.children("placeholder")
        .first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" })
    else { return nil }
    let outlets = (owner.child("connections")?.children("outlet") ?? []).compactMap { outlet in
      outlet["property"].flatMap { name in outlet["destination"].map { (name, $0) } }
    }
    return DocumentOwner(
      className: owner["customClass"],
      outlets: Dictionary(outlets, uniquingKeysWith: { first, _ in first }))
  }

  private static let kinds: [String: Kind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .xib,
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": .xib,
  ]

  /// The build that wrote a document; Apple's own builds call themselves 32700 whatever their age, and only their plug-in tells it.
  private static func build(of element: XMLElement) -> Int {
    let tools = number(element["toolsVersion"])
    guard tools >= 32700 else { return tools }
    let plugIn = element.child("dependencies")?.children("plugIn")
      .first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
    return number(plugIn?["version"])
  }

  /// The number before the first dot; 0 where there is none.
  private static func number(_ version: String?) -> Int {
    Int((version ?? "").prefix { $0.isNumber }) ?? 0
  }

  private static func scenes(of element: XMLElement, kind: Kind) -> [DocumentScene] {
    let objects =
      switch kind {
      case .storyboard:
        (element.child("scenes")?.children ?? []).flatMap { $0.child("objects")?.children ?? [] }
      case .xib: element.child("objects")?.children ?? []
      }
    var used: Set<String> = []
    return objects.compactMap { object in
      guard let scene = ObjectKind(object) else { return nil }
      return DocumentScene(object, scene, taking: &used)
    }
  }

  /// The kinds of object at the top of a document.
  fileprivate enum ObjectKind {
    case controller
    case view

    /// What a xib holds that is a view even where it has no frame.
    private static let views: Set<String> = [
      "view", "tableViewCell", "tableView", "collectionView", "collectionViewCell",
      "collectionReusableView", "scrollView", "stackView",
    ]

    init?(_ object: XMLElement) {
      guard object["id"] != nil, object.name != "placeholder" else { return nil }
      if object.name.hasSuffix("ontroller") {
        self = .controller
      } else if object.child("rect", key: "frame") != nil || Self.views.contains(object.name) {
        self = .view
      } else {
        return nil
      }
    }
  }
}

extension DocumentScene {
  fileprivate init(
    _ object: XMLElement, _ kind: InterfaceDocument.ObjectKind, taking used: inout Set<String>
  ) {
    let candidates = [object["storyboardIdentifier"], object["customClass"], object["id"]]
      .compactMap { $0 }.map(Self.nameable)
    let name = candidates.first { !$0.isEmpty && !used.contains($0) } ?? "scene\(used.count + 1)"
    used.insert(name)
    self.name = name
    switch kind {
    case .controller:
      controllerId = object["id"]
      controller = object
      root = object.children.first { ["view", "tableView", "collectionView"].contains($0["key"]) }
    case .view:
      controllerId = nil
      controller = nil
      root = object
    }
  }

  /// The characters of a name that a file name may have.
  private static func nameable(_ text: String) -> String {
    String(text.filter { ($0.isLetter || $0.isNumber) && $0.isASCII || "._-".contains($0) })
  }
}

extension Resources {
  fileprivate init(of document: XMLElement) {
    let resources = document.child("resources")?.children ?? []
    for resource in resources {
      guard let name = resource["name"] else { continue }
      // The size that is stored for a symbol is that of its thumbnail.
      if resource.name == "image", resource["catalog"] != "system",
        let width = resource.number("width"), let height = resource.number("height")
      {
        imageSizes[name] = Size(width: width, height: height)
      }
      if resource.name == "namedColor" || resource.name == "systemColor" {
        colors[name] = resource.child("color")
      }
    }
    for designable in document.child("designables")?.children("designable") ?? [] {
      guard let name = designable["name"] else { continue }
      designedSizes[name] = designable.child("size", key: "intrinsicContentSize")
    }
  }
}
