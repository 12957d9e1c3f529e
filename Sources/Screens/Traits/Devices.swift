import AfterimageGraphics

/// The devices that screens are laid out for.
///
/// Sizes, scales and upright safe areas are those that published snapshot tests and Apple's pixel counts agree on. Not read from a device, and so guesses:
/// the safe areas of the iPhone 16 Pro Max, 17 and Air; the corners of the iPhone 16 Pro and later; the iPhone 16e as a twin of the iPhone 14;
/// 48 points at the top of the iPhone XR and 11 (44 before iOS 14); 21 points at the bottom of all phones without a home button that lie on their side;
/// and that the sides are then inset as the top was.
extension Device {
  /// Every device: iPhones by age, then iPads by size.
  public static let all: [Device] = homeButtonPhones + notchPhones + islandPhones + pads

  /// The device where none is asked for.
  public static let standard = phone(
    "iphone-15-pro", "iPhone 15 Pro", 393, 852, notch: 59, corner: 55)

  /// A stand-in for the canvas on which the author of a storyboard or a xib saw it; which that is, only a document says.
  package static let canvas = Device(
    id: "canvas", name: "Canvas", idiom: .phone, portraitSize: standard.portraitSize,
    scale: standard.scale, portraitSafeArea: .zero, landscapeSafeArea: .zero, cornerRadius: 0)

  /// Finds a device by what the command line calls it.
  ///
  /// - Throws: `InvalidInput` that names the nearest known device.
  public init(id: String) throws(InvalidInput) {
    guard let device = Self.all.first(where: { $0.id == id }) else {
      throw InvalidInput(unknown: .device, id, among: Self.all.map(\.id))
    }
    self = device
  }

  private static let homeButtonPhones = [
    phone("iphone-se", "iPhone SE", 320, 568, scale: 2, bar: 20),
    phone("iphone-8", "iPhone 8", 375, 667, scale: 2, bar: 20),
    phone("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2, bar: 20),
    phone("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, bar: 20),
    phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, bar: 20),
  ]

  private static let notchPhones = [
    phone("iphone-x", "iPhone X", 375, 812, notch: 44, corner: 39),
    phone("iphone-xs", "iPhone XS", 375, 812, notch: 44, corner: 39),
    phone("iphone-xs-max", "iPhone XS Max", 414, 896, notch: 44, corner: 39),
    phone("iphone-xr", "iPhone XR", 414, 896, scale: 2, notch: 48, corner: 41.5),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, notch: 48, corner: 41.5),
    phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, notch: 44, corner: 39),
    phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, notch: 44, corner: 39),
    phone("iphone-12-mini", "iPhone 12 mini", 375, 812, notch: 50, corner: 44),
    phone("iphone-12", "iPhone 12", 390, 844, notch: 47, corner: 47.33),
    phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, notch: 47, corner: 47.33),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, notch: 47, corner: 53.33),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, notch: 50, corner: 44),
    phone("iphone-13", "iPhone 13", 390, 844, notch: 47, corner: 47.33),
    phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, notch: 47, corner: 47.33),
    phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, notch: 47, corner: 53.33),
    phone("iphone-14", "iPhone 14", 390, 844, notch: 47, corner: 47.33),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, notch: 47, corner: 53.33),
    phone("iphone-16e", "iPhone 16e", 390, 844, notch: 47, corner: 47.33),
  ]

  private static let islandPhones = [
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, notch: 59, corner: 55),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, notch: 59, corner: 55),
    phone("iphone-15", "iPhone 15", 393, 852, notch: 59, corner: 55),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, notch: 59, corner: 55),
    standard,
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, notch: 59, corner: 55),
    phone("iphone-16", "iPhone 16", 393, 852, notch: 59, corner: 55),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, notch: 59, corner: 55),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, notch: 62, corner: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, notch: 62, corner: 62),
    phone("iphone-17", "iPhone 17", 402, 874, notch: 62, corner: 62),
    phone("iphone-air", "iPhone Air", 420, 912, notch: 68, corner: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, notch: 62, corner: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, notch: 62, corner: 62),
  ]

  private static let pads = [
    pad("ipad-mini-6", "iPad mini (6th generation)", 744, 1133, hasHomeButton: false),
    pad("ipad-mini-5", "iPad mini (5th generation)", 768, 1024, hasHomeButton: true),
    pad("ipad-9-7", "iPad (9.7-inch)", 768, 1024, hasHomeButton: true),
    pad("ipad-10-2", "iPad (10.2-inch)", 810, 1080, hasHomeButton: true),
    pad("ipad-air-10-5", "iPad Air (10.5-inch)", 834, 1112, hasHomeButton: true),
    pad("ipad-pro-11", "iPad Pro (11-inch)", 834, 1194, hasHomeButton: false),
    pad("ipad-pro-12-9", "iPad Pro (12.9-inch)", 1024, 1366, hasHomeButton: false),
  ]

  /// A phone with a home button, whose status bar is hidden when it lies on its side.
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, bar: Double
  ) -> Device {
    Device(
      id: id, name: name, idiom: .phone, portraitSize: Size(width: width, height: height),
      scale: scale, portraitSafeArea: EdgeInsets(top: bar), landscapeSafeArea: .zero,
      cornerRadius: 0)
  }

  /// A phone with a notch or an island, and a home indicator.
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
    notch: Double, corner: Double
  ) -> Device {
    Device(
      id: id, name: name, idiom: .phone, portraitSize: Size(width: width, height: height),
      scale: scale, portraitSafeArea: EdgeInsets(top: notch, bottom: 34),
      landscapeSafeArea: EdgeInsets(left: notch, bottom: 21, right: notch), cornerRadius: corner)
  }

  /// A tablet, whose status bar stays when it is turned.
  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, hasHomeButton: Bool
  ) -> Device {
    let safeArea = hasHomeButton ? EdgeInsets(top: 20) : EdgeInsets(top: 24, bottom: 20)
    return Device(
      id: id, name: name, idiom: .pad, portraitSize: Size(width: width, height: height), scale: 2,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: hasHomeButton ? 0 : 18)
  }
}

extension System {
  /// Finds a version of iOS by what the command line calls it.
  ///
  /// - Throws: `InvalidInput` that names the nearest known version.
  public init(id: String) throws(InvalidInput) {
    guard let system = Self.all.first(where: { $0.id == id }) else {
      throw InvalidInput(unknown: .system, id, among: Self.all.map(\.id))
    }
    self = system
  }
}

extension InvalidInput {
  /// A word, of no file, that is not in a list.
  package init(unknown vocabulary: Vocabulary, _ word: String, among allowed: [String]) {
    self.init(diagnostics: [
      Diagnostic(
        .unknownWord(vocabulary, word: word, allowed: allowed), at: Diagnostic.Place?.none)
    ])
  }
}
