import AfterimageGraphics
import AfterimageScreens

/// The sizes that buttons with pictures ask for, as frames that Interface Builder stored have it.
extension ViewImport {
  /// The extent of a button that has no title; nil where its title and its style decide.
  func buttonSize(of element: XMLElement) -> IntrinsicSize? {
    let isConfigured = element.child("buttonConfiguration", key: "configuration") != nil
    if let size = symbolSize(of: element["buttonType"], isConfigured) { return size }
    guard !isConfigured,
      let state = element.child("state", key: "normal"), state["title"] == nil
    else { return nil }
    if let image = size(of: state["image"]) { return pictureSize(image, of: element) }
    guard state["image"] == nil, let background = size(of: state["backgroundImage"]) else {
      return nil
    }
    return IntrinsicSize(width: background.width, height: background.height)
  }

  /// The buttons that are a letter or a plus in a circle, which iOS 13 draws as symbols; a configuration adds its room.
  private func symbolSize(of type: String?, _ isConfigured: Bool) -> IntrinsicSize? {
    guard ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(type) else {
      return nil
    }
    if isConfigured { return IntrinsicSize(width: 50, height: 34) }
    return document.tools < 15
      ? IntrinsicSize(width: 22, height: 22) : IntrinsicSize(width: 25, height: 24)
  }

  /// A picture alone: the empty title beside it is a line high all the same.
  private func pictureSize(_ image: Size, of element: XMLElement) -> IntrinsicSize {
    let insets = contentInsets(of: element) ?? .zero
    return IntrinsicSize(
      width: image.width + insets.left + insets.right,
      height: max(image.height, lineHeight(of: element)) + insets.top + insets.bottom)
  }

  /// The room around the title of a button with a picture before it, which is as high as the higher of the two; nil where there is no such picture.
  func insetsBesidePicture(of element: XMLElement) -> EdgeInsets? {
    guard let state = element.child("state", key: "normal"), state["title"] != nil,
      let image = size(of: state["image"])
    else { return nil }
    var insets = contentInsets(of: element) ?? .zero
    let excess = max(0, image.height - lineHeight(of: element))
    insets.left += image.width
    insets.top += excess / 2
    insets.bottom += excess / 2
    return insets
  }

  /// The author's room around title and picture.
  func contentInsets(of element: XMLElement) -> EdgeInsets? {
    insets("contentEdgeInsets", of: element)
  }

  /// The insets of a key.
  func insets(_ key: String, of element: XMLElement) -> EdgeInsets? {
    element.child("inset", key: key).map {
      EdgeInsets(
        top: $0.number("minY") ?? 0, left: $0.number("minX") ?? 0,
        bottom: $0.number("maxY") ?? 0, right: $0.number("maxX") ?? 0)
    }
  }

  /// The height of a line of the title, in whole points.
  private func lineHeight(of element: XMLElement) -> Double {
    let description = element.child("fontDescription", key: "fontDescription")
    let style = description?["style"].flatMap { TextStyle(interfaceBuilder: $0) }
    let usual = Self.isOfSystem(element["buttonType"]) ? 15.0 : 18
    let size = style?.pointSize(for: .large) ?? description?.number("pointSize") ?? usual
    return (Font(size: size).lineHeight - 1e-6).rounded(.up)
  }

  private func size(of image: String?) -> Size? {
    image.flatMap { document.resources.imageSizes[$0] }
  }
}
