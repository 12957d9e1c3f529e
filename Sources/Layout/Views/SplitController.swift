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

  /// The columns that a controller shows in the room of its traits.
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

extension Lowering {
  /// Appends the columns of a split controller, whose secondary one is a root view; then what lies between or over them.
  mutating func lower(
    _ split: SplitController, beside root: RootView, at frame: Rect,
    in surroundings: inout Surroundings
  ) {
    let secondary = Controller(split.navigation)
    switch SplitArrangement(split, in: traits) {
    case .collapsed(.primary): lowerPrimary(of: split, at: frame, in: &surroundings)
    case .collapsed(.secondary):
      let pushed = Controller(split.navigation?.pushed(from: split.primary))
      lower(root, of: pushed, at: frame, traits: traits, in: &surroundings)
    case .secondaryOnly:
      let bars = Controller(split.navigation?.withSidebarButton(in: traits))
      lower(root, of: bars, at: frame, traits: traits, in: &surroundings)
    case .beside(let width):
      let (primary, rest) = frame.columns(primaryWidth: width, traits)
      lower(
        root, of: secondary, at: rest, traits: traits.confined(to: rest, within: frame),
        in: &surroundings)
      lowerSidebar(of: split, at: primary, within: frame, in: &surroundings)
    case .over(let width):
      lower(root, of: secondary, at: frame, traits: traits, in: &surroundings)
      lowerDimmingView(over: frame, in: &surroundings)
      let (primary, _) = frame.columns(primaryWidth: width, traits)
      lowerSidebar(of: split, at: primary, within: frame, in: &surroundings)
    }
  }

  private mutating func lowerPrimary(
    of split: SplitController, at frame: Rect,
    in surroundings: inout Surroundings
  ) {
    let primary = RootView(root: .primary, view: split.primary.root)
    lower(
      primary, of: Controller(split.primary.navigation), at: frame, traits: traits,
      in: &surroundings)
  }

  /// Appends the primary column in the colour of sidebars, which is lighter in the dark, and the line beside it.
  private mutating func lowerSidebar(
    of split: SplitController, at column: Rect, within frame: Rect,
    in surroundings: inout Surroundings
  ) {
    var view = split.primary.root
    view.backgroundColor = view.backgroundColor ?? .system(.systemGroupedBackground)
    let bars = Controller(split.primary.navigation?.withSidebarButton(in: traits))
    var own = traits.confined(to: column, within: frame)
    own.userInterfaceLevel = .elevated
    lower(
      RootView(root: .primary, view: view), of: bars, at: column, traits: own, in: &surroundings)
    let divider = appendBackdrop(
      .element(.separator), Appearance(background: color(.opaqueSeparator)), in: &surroundings)
    hierarchy.placedViews.append(
      PlacedView(node: divider, frame: column.divider(traits)))
  }
}

extension Controller {
  /// The bars of a navigation controller around a column; nil has none.
  fileprivate init(_ navigation: NavigationController?) {
    self = navigation.map(Controller.navigation) ?? .plain
  }
}

extension NavigationController {
  /// The same bars with a back button to the column that lies below, where they have none.
  fileprivate func pushed(from primary: SplitController.PrimaryColumn) -> NavigationController {
    guard bar.backTitle == nil else { return self }
    var copy = self
    copy.bar.backTitle = primary.navigation?.bar.title ?? ""
    copy.bar.backTitleMark = primary.navigation?.bar.titleMark ?? PartMark()
    return copy
  }

  /// The same bars with the button that shows and hides the sidebar, which UIKit adds since iOS 14.
  fileprivate func withSidebarButton(in traits: Traits) -> NavigationController {
    guard traits.system.majorVersion >= 14 else { return self }
    var copy = self
    copy.bar.leftItems.insert(BarItem(symbol: "sidebar.leading"), at: 0)
    return copy
  }
}

extension Rect {
  /// The columns of a split controller's view, a pixel apart, the primary one at the leading side.
  fileprivate func columns(primaryWidth: Double, _ traits: Traits) -> (primary: Rect, rest: Rect) {
    let gap = 1 / traits.scale
    let rest = max(0, width - primaryWidth - gap)
    let isLeftToRight = traits.layoutDirection == .leftToRight
    return (
      Rect(
        x: isLeftToRight ? minX : maxX - primaryWidth, y: minY, width: primaryWidth,
        height: height),
      Rect(x: isLeftToRight ? maxX - rest : minX, y: minY, width: rest, height: height)
    )
  }

  /// The line of a pixel at the trailing side of the primary column.
  fileprivate func divider(_ traits: Traits) -> Rect {
    let thickness = 1 / traits.scale
    let isLeftToRight = traits.layoutDirection == .leftToRight
    return Rect(
      x: isLeftToRight ? maxX : minX - thickness, y: minY, width: thickness, height: height)
  }
}

extension Traits {
  /// The circumstances of a column: the safe area reaches into it where the column reaches the edge of the whole.
  fileprivate func confined(to column: Rect, within whole: Rect) -> Traits {
    var insets = safeArea
    insets.left = max(0, insets.left - (column.minX - whole.minX))
    insets.right = max(0, insets.right - (whole.maxX - column.maxX))
    return confined(to: column.size, safeArea: insets)
  }
}
