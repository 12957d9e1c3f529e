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

  private static let firstNotched = ["13", "13-mini"]
  private static let others = ["SE", "8", "14-Plus", "14-Pro", "14-Pro-Max"]

  private static func upright(in reach: Reach) -> [String] {
    let common = firstNotched + others
    return switch reach {
    case .upright: common
    case .uprightWithinSafeArea, .uprightAndNotched, .bothWays: common + ["X"]
    }
  }

  private static func turned(in reach: Reach) -> [String] {
    switch reach {
    case .upright, .uprightWithinSafeArea: []
    case .uprightAndNotched: firstNotched + ["X"]
    case .bothWays: firstNotched + others + ["X"]
    }
  }

  private static func cases(of test: String, _ source: Source, _ reach: Reach) -> [UIKitCase] {
    let pictures =
      upright(in: reach).map { ($0, Orientation.portrait) }
      + turned(in: reach).map { ($0, Orientation.landscape) }
    return pictures.compactMap { name, orientation in
      device(name).map {
        UIKitCase(
          "\(folder)\(test).iPhone-\(name)-\(orientation)", source, on: $0, orientation,
          system: system)
      }
    }
  }

  /// A device as the pictures have it, at 3x whatever its own scale is; nil where none has the name.
  ///
  /// The iPhone X has 24 points at the bottom when it is turned, as swift-snapshot-testing describes it in `ViewImageConfig.iPhoneX`.
  private static func device(_ name: String) -> Device? {
    (try? Device(id: "iphone-" + name.lowercased())).map { device in
      var turned = device.landscapeSafeArea
      if name == "X" { turned.bottom = 24 }
      return Device(
        id: device.id, name: device.name, idiom: .phone, portraitSize: device.portraitSize,
        scale: 3, portraitSafeArea: device.portraitSafeArea, landscapeSafeArea: turned,
        cornerRadius: device.cornerRadius)
    }
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
