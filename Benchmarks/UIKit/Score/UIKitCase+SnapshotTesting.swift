import AfterimageGraphics
import AfterimageScreens

/// The pictures of pointfreeco/swift-snapshot-testing: a controller in the circumstances of many devices, as that project describes them.
extension UIKitCase {
  private static let folder = "pointfreeco__swift-snapshot-testing/"
  /// The version of iOS that drew the pictures with bars: their bars are grey above content at rest, as before iOS 15.
  private static let system = System(majorVersion: 13)

  /// A device of those pictures, held in the way of its plain name.
  private struct Pictured {
    let name: String
    let width: Double
    let height: Double
    var safeArea = EdgeInsets.zero
    /// What is inset when the device is turned; nil is as before.
    var turnedSafeArea: EdgeInsets?
    var textSize = ContentSizeCategory.medium
    var turnedTextSize: ContentSizeCategory?
    var idiom = Device.Idiom.phone
  }

  private static let bar = EdgeInsets(top: 20)
  private static let notch = EdgeInsets(top: 44, bottom: 34)
  private static let turnedNotch = EdgeInsets(left: 44, bottom: 24, right: 44)

  private static let devices: [Pictured] =
    [
      Pictured(name: "iphone-se", width: 320, height: 568, safeArea: bar, turnedSafeArea: .zero),
      Pictured(name: "iphone-8", width: 375, height: 667, safeArea: bar, turnedSafeArea: .zero),
      Pictured(
        name: "iphone-8-plus", width: 414, height: 736, safeArea: bar, turnedSafeArea: .zero),
      Pictured(
        name: "iphone-x", width: 375, height: 812, safeArea: notch, turnedSafeArea: turnedNotch),
      Pictured(
        name: "iphone-xr", width: 414, height: 896, safeArea: notch, turnedSafeArea: turnedNotch),
      Pictured(
        name: "iphone-xs-max", width: 414, height: 896, safeArea: notch,
        turnedSafeArea: turnedNotch, textSize: .large, turnedTextSize: .medium),
    ] + [
      pad("ipad-mini", 1024, 768), pad("ipad-9-7", 1024, 768), pad("ipad-10-2", 1080, 810),
      pad("ipad-pro-10-5", 1112, 834), pad("ipad-pro-12-9", 1366, 1024),
      pad("ipad-pro-11", 1194, 834, safeArea: EdgeInsets(top: 24, bottom: 20)),
    ]

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, safeArea: EdgeInsets = bar
  ) -> Pictured {
    Pictured(
      name: name, width: width, height: height, safeArea: safeArea, textSize: .large, idiom: .pad)
  }

  /// Four labels at the edges of the safe area, on every device, held both ways.
  static let traitsOfDevices = devices.flatMap { device in
    let picture = folder + "testTraits." + device.name
    return [
      UIKitCase(
        picture, .screen("traits"), device.width, device.height, safeArea: device.safeArea,
        textSize: device.textSize, idiom: device.idiom),
      UIKitCase(
        picture + "-alternative", .screen("traits"), device.height, device.width,
        safeArea: device.turnedSafeArea ?? device.safeArea,
        textSize: device.turnedTextSize ?? device.textSize, idiom: device.idiom),
    ]
  }

  /// The same controller in a navigation controller in a tab bar controller: the pictures show the safe area only, in which nothing is inset at the top and the bottom.
  static let embedded = devices.flatMap { device in
    let picture = folder + "testTraitsEmbeddedInTabNavigation." + device.name
    let turned = device.turnedSafeArea ?? device.safeArea
    return [
      UIKitCase(
        picture, .screen("traits-in-tab-navigation"), device.width,
        device.height - device.safeArea.top - device.safeArea.bottom,
        textSize: device.textSize, idiom: device.idiom, system: system),
      UIKitCase(
        picture + "-alternative", .screen("traits-in-tab-navigation"), device.height,
        device.width - turned.top - turned.bottom,
        safeArea: EdgeInsets(left: turned.left, right: turned.right),
        textSize: device.turnedTextSize ?? device.textSize, idiom: device.idiom, system: system),
    ]
  }

  /// What the pictures call each text size, with the size of title1 in points.
  private static let textSizes: [(name: String, category: ContentSizeCategory)] = [
    ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extra-large", .extraLarge), ("extra-extra-large", .extraExtraLarge),
    ("extra-extra-extra-large", .extraExtraExtraLarge),
    ("accessibility-medium", .accessibilityMedium), ("accessibility-large", .accessibilityLarge),
    ("accessibility-extra-large", .accessibilityExtraLarge),
    ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ]

  /// The four labels at every text size.
  static let traitsOfTextSizes = textSizes.map { name, category in
    UIKitCase(
      folder + "testTraits.iphone-se-" + name, .screen("traits"), 320, 568, safeArea: bar,
      textSize: category)
  }

  /// One label by itself at every text size; the pictures are as large as the label.
  static let labels = textSizes.map { name, category in
    UIKitCase(
      folder + "testTraitsWithView.label-" + name, .screen("label"), 450, 72, textSize: category)
  }

  /// A plain table, the round button that adds a contact, and a bordered layer.
  static let views = [
    UIKitCase(folder + "testTableViewController.1", .screen("table"), 320, 568, safeArea: bar),
    UIKitCase(folder + "testUIView.1", .screen("contact-add"), 73.0 / 3, 71.0 / 3),
    UIKitCase(folder + "testCALayer.1", .screen("layer"), 100, 100),
  ]
}
