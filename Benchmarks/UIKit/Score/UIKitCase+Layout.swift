import AfterimageGraphics
import AfterimageScreens

/// The pictures of Tinder/Layout: plain views held by constraints, on many devices.
extension UIKitCase {
  private static let folder = "Tinder__Layout/"
  private static let system = System(majorVersion: 26)

  /// Which devices a test was drawn on, but for those whose pictures are the same.
  private enum Reach {
    /// Upright ones.
    case upright
    /// Upright ones, with that whose safe area alone sets it apart.
    case uprightWithinSafeArea
    /// Those, and the first ones with a notch on their sides.
    case uprightAndNotched
    /// All of them, held both ways.
    case bothWays
  }

  /// A device as the pictures have it, at 3x whatever its own scale is.
  private struct Pictured {
    let name: String
    let width: Double
    let height: Double
    var safeArea = EdgeInsets(top: 20)
    /// What is inset when the device is turned.
    var turnedSafeArea = EdgeInsets.zero
  }

  private static func notched(
    _ name: String, _ width: Double, _ height: Double, notch: Double, turnedBottom: Double = 21
  ) -> Pictured {
    Pictured(
      name: name, width: width, height: height, safeArea: EdgeInsets(top: notch, bottom: 34),
      turnedSafeArea: EdgeInsets(left: notch, bottom: turnedBottom, right: notch))
  }

  private static let iPhoneX = notched("X", 375, 812, notch: 44, turnedBottom: 24)
  private static let firstNotched = [
    notched("13", 390, 844, notch: 47), notched("13-mini", 375, 812, notch: 50),
  ]
  private static let others = [
    Pictured(name: "SE", width: 320, height: 568), Pictured(name: "8", width: 375, height: 667),
    notched("14-Plus", 428, 926, notch: 47), notched("14-Pro", 393, 852, notch: 59),
    notched("14-Pro-Max", 430, 932, notch: 59),
  ]

  private static func upright(in reach: Reach) -> [Pictured] {
    let common = firstNotched + others
    return switch reach {
    case .upright: common
    case .uprightWithinSafeArea, .uprightAndNotched, .bothWays: common + [iPhoneX]
    }
  }

  private static func turned(in reach: Reach) -> [Pictured] {
    switch reach {
    case .upright, .uprightWithinSafeArea: []
    case .uprightAndNotched: firstNotched + [iPhoneX]
    case .bothWays: firstNotched + others + [iPhoneX]
    }
  }

  private static func cases(of test: String, _ source: Source, _ reach: Reach) -> [UIKitCase] {
    let pictures =
      upright(in: reach).map { ($0, Orientation.portrait) }
      + turned(in: reach).map { ($0, Orientation.landscape) }
    return pictures.map { device, orientation in
      UIKitCase(
        "\(folder)\(test).iPhone-\(device.name)-\(orientation)", source, device, orientation)
    }
  }

  private init(
    _ picture: String, _ source: Source, _ device: Pictured, _ orientation: Orientation
  ) {
    self.picture = picture
    self.source = source
    veils = nil
    var traits = Traits(
      device: Device(
        id: "picture", name: "Picture", idiom: .phone,
        portraitSize: Size(width: device.width, height: device.height), scale: 3,
        portraitSafeArea: device.safeArea, landscapeSafeArea: device.turnedSafeArea,
        cornerRadius: 0),
      system: Self.system)
    traits.orientation = orientation
    self.traits = traits
  }

  /// Sizes, edges, margins, safe areas, centres, stacks and priorities, then those tests with texts.
  static let constraints =
    plain.flatMap { test, reach in cases(of: test, .areas(folder + test), reach) }
    + written.flatMap { test, reach in cases(of: test, .screen(folder + test), reach) }

  private static let written: [(String, Reach)] = [
    ("testHorizontallyCenteringDocumentationExample", .upright),
    ("testHorizontallyCenteringLayoutItemDocumentationExample", .upright),
    ("testVerticallyCenteringDocumentationExample", .upright),
    ("testVerticallyCenteringLayoutItemDocumentationExample", .upright),
    ("testReadmeExample", .uprightWithinSafeArea),
  ]

  private static let plain: [(String, Reach)] = [
    ("testAspectRatioWithRatioPriority", .upright),
    ("testCenterBetweenLeadingAndTrailing", .bothWays),
    ("testCenterBetweenTopAndBottom", .bothWays),
    ("testCenterOffsetPriority", .upright),
    ("testCenterViewBetweenLeadingAndTrailingPriority", .upright),
    ("testCenterViewBetweenTopAndBottomPriority", .upright),
    ("testCenterWithAxisOffsetMultiplierPriority", .upright),
    ("testConstrainAnchorIsRelationToConstantPriority", .upright),
    ("testConstrainAnchorIsRelationToTargetAnchorConstantPriority", .upright),
    ("testConstrainAnchorIsRelationToTargetAnchorMultiplierConstantPriority", .upright),
    (
      "testConstrainViewAttributeIsRelationToTargetAttributeOfTargetViewMultiplierConstant",
      .upright
    ),
    ("testConstrainViewToTargetViewInset", .upright),
    ("testConstrainViewToTargetViewInsetsCanonical", .upright),
    ("testConstrainViewToTargetViewInsetsDirectional", .upright),
    ("testConstraintsFormatsViewsMetricsOptions", .upright),
    ("testConstraintsFormatsViewsMetricsOptions_givenRightToLeftFormatOption", .upright),
    ("testEqualAttributeWithViews", .upright),
    ("testEqualAttributesWithViews", .upright),
    ("testEqualSizeWithViews", .upright),
    ("testHeightIsRelationToConstantPriority", .upright),
    ("testHeightWithConstantPriority", .upright),
    ("testHorizontalViewsSpacingDirectionPriorityAlignment", .upright),
    ("testHorizontalViewsSpacingDirectionPriorityAlignment_givenAlignment", .upright),
    ("testLayoutBuilderDocumentationExample", .uprightWithinSafeArea),
    ("testLayoutDocumentationExample", .upright),
    ("testSizePriority", .upright),
    ("testSizeWidthHeightPriority", .upright),
    ("testSquare", .upright),
    ("testSquareWithLengthPriority", .upright),
    ("testToAttributeIsRelationMultiplierConstantPriority", .upright),
    ("testToAttributeIsRelationMultiplierConstantPriority_givenRelation", .upright),
    ("testToAttributesConstantPriority", .upright),
    ("testToEdgesCanonicalEdgesInsetPriority", .upright),
    ("testToEdgesInsetsPriorityCanonical", .upright),
    ("testToEdgesInsetsPriorityDirectional", .upright),
    ("testToEdgesWithEdgesInsetPriorityDirectional", .upright),
    ("testToMarginsCanonicalEdgesInsetPriority", .uprightAndNotched),
    ("testToMarginsInsetsPriorityCanonical", .uprightAndNotched),
    ("testToMarginsInsetsPriorityDirectional", .uprightAndNotched),
    ("testToMarginsWithEdgesInsetPriorityDirectional", .uprightAndNotched),
    ("testToSafeAreaCanonicalEdgesInsetPriority", .bothWays),
    ("testToSafeAreaInsetsPriorityCanonical", .bothWays),
    ("testToSafeAreaInsetsPriorityDirectional", .bothWays),
    ("testToSafeAreaWithEdgesInsetPriorityDirectional", .bothWays),
    ("testToSideEdgesInsetPriority", .upright),
    ("testToSideMarginsInsetPriority", .uprightAndNotched),
    ("testVerticalViewsSpacingPriorityAlignment", .upright),
    ("testVerticalViewsSpacingPriorityAlignment_givenAlignment", .upright),
    ("testWidthIsRelationToConstantPriority", .upright),
    ("testWidthWithConstantPriority", .upright),
  ]
}
