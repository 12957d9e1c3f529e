import AfterimageGraphics
import AfterimageScreens

/// How the columns of a split controller share its room.
enum SplitArrangement: Equatable {
  /// One column fills it, as there is no room for two; the other one is pushed or waits.
  case collapsed(SplitController.Column)
  /// The secondary column fills it.
  case secondaryOnly
  /// The primary column, so many points wide, stands beside the secondary one.
  case beside(width: Double)
  /// The primary column, so many points wide, lies over the secondary one.
  case over(width: Double)

  /// Settles what a controller shows in the room of its traits.
  init(_ split: SplitController, in traits: Traits) {
    guard !traits.hasCompactWidth else {
      self = .collapsed(split.collapsedColumn)
      return
    }
    let width = Self.width(of: split, in: traits)
    self =
      switch split.displayMode {
      case .automatic:
        traits.size.width > traits.size.height ? .beside(width: width) : .secondaryOnly
      case .secondaryOnly: .secondaryOnly
      case .oneBesideSecondary: .beside(width: width)
      case .oneOverSecondary: .over(width: width)
      }
  }

  /// UIKit's width of a sidebar, two fifths of the room and 320 points at most, and what the notch takes beside it; never the whole room.
  private static func width(of split: SplitController, in traits: Traits) -> Double {
    let room = traits.size.width
    let standard = min(320, (room * 0.4).rounded())
    let wanted = split.preferredPrimaryColumnWidth ?? standard
    let isLeftToRight = traits.layoutDirection == .leftToRight
    let notch = isLeftToRight ? traits.safeArea.left : traits.safeArea.right
    return min(wanted + notch, room)
  }
}

extension Traits {
  /// True for the compact horizontal size class: phones, but for the wide ones on their side, and narrow parts of a tablet's window.
  var hasCompactWidth: Bool {
    switch device.idiom {
    case .phone: orientation == .portrait || size.height < 414
    case .pad: size.width < 678
    }
  }
}
