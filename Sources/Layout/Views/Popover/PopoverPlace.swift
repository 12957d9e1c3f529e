import AfterimageGraphics
import AfterimageScreens

/// A popover, its arrow and the view that the arrow points at.
struct ArrangedPopover {
  /// The view that casts the shadow, the one that cuts the corners, and the root view: all three in one place.
  var cards: [Int]
  var arrow: Int
  var source: Int
  var popover: Popover
}

/// Where a popover lies: its card, and its arrow.
struct PopoverPlace: Equatable {
  var card: Rect
  var arrow: Rect
}

/// The lengths of a popover in points, as UIKit's are commonly seen to be.
enum PopoverMetrics {
  static let cornerRadius = 13.0
  /// The base of the arrow, and how far it stands out.
  static let arrowSize = Size(width: 36, height: 13)
  /// The room that stays free along the window's edges.
  static let margin = 10.0
  /// The least distance from an arrow to the straight end of its edge.
  static let arrowInset = 13.0
}

extension Traits {
  /// The insets around a popover: the safe area, and a margin along every edge.
  var popoverMargins: EdgeInsets {
    let margin = PopoverMetrics.margin
    return EdgeInsets(
      top: safeArea.top + margin, left: safeArea.left + margin, bottom: safeArea.bottom + margin,
      right: safeArea.right + margin)
  }
}

extension ArrangedPopover {
  /// The place in a window beside the view that the arrow points at: where the card keeps its extent, or else where it has the most room.
  func place(beside source: Rect, in window: Rect) -> PopoverPlace {
    let all: [Popover.ArrowDirection] = [.up, .down, .left, .right]
    let permitted = popover.permittedArrowDirection
    let places = (permitted == .any ? all : [permitted]).map {
      place(beside: source, in: window, arrow: $0)
    }
    let wanted = popover.preferredContentSize
    let best =
      places.first { $0.card.size == wanted }
      ?? places.max { $0.card.width * $0.card.height < $1.card.width * $1.card.height }
    return best ?? PopoverPlace(card: window, arrow: .zero)
  }

  /// The card and its arrow on one side of a view.
  private func place(
    beside source: Rect, in window: Rect, arrow direction: Popover.ArrowDirection
  ) -> PopoverPlace {
    let card = card(beside: source, in: window, arrow: direction)
    return PopoverPlace(card: card, arrow: arrow(of: card, towards: source, direction))
  }

  private func card(
    beside source: Rect, in window: Rect, arrow direction: Popover.ArrowDirection
  ) -> Rect {
    let size = size(beside: source, in: window, arrow: direction)
    let outset = PopoverMetrics.arrowSize.height
    let x = max(window.minX, min(source.midX - size.width / 2, window.maxX - size.width)).rounded()
    let y = max(window.minY, min(source.midY - size.height / 2, window.maxY - size.height))
      .rounded()
    let origin =
      switch direction {
      case .up, .any: Point(x: x, y: (source.maxY + outset).rounded())
      case .down: Point(x: x, y: (source.minY - outset).rounded() - size.height)
      case .left: Point(x: (source.maxX + outset).rounded(), y: y)
      case .right: Point(x: (source.minX - outset).rounded() - size.width, y: y)
      }
    return Rect(origin: origin, size: size)
  }

  /// The extent that the card wants, or what there is of it.
  private func size(
    beside source: Rect, in window: Rect, arrow direction: Popover.ArrowDirection
  ) -> Size {
    let wanted = popover.preferredContentSize
    let outset = PopoverMetrics.arrowSize.height
    let room =
      switch direction {
      case .up, .any: Size(width: window.width, height: window.maxY - source.maxY - outset)
      case .down: Size(width: window.width, height: source.minY - window.minY - outset)
      case .left: Size(width: window.maxX - source.maxX - outset, height: window.height)
      case .right: Size(width: source.minX - window.minX - outset, height: window.height)
      }
    return Size(
      width: max(0, min(wanted.width, room.width)), height: max(0, min(wanted.height, room.height))
    )
  }

  private func arrow(
    of card: Rect, towards source: Rect, _ direction: Popover.ArrowDirection
  ) -> Rect {
    let (length, outset) = (PopoverMetrics.arrowSize.width, PopoverMetrics.arrowSize.height)
    let x = base(towards: source.midX, from: card.minX, to: card.maxX)
    let y = base(towards: source.midY, from: card.minY, to: card.maxY)
    return switch direction {
    case .up, .any: Rect(x: x, y: card.minY - outset, width: length, height: outset)
    case .down: Rect(x: x, y: card.maxY, width: length, height: outset)
    case .left: Rect(x: card.minX - outset, y: y, width: outset, height: length)
    case .right: Rect(x: card.maxX, y: y, width: outset, height: length)
    }
  }

  /// Where an arrow begins along its edge, the tip as near to the middle of the view as the corners allow.
  private func base(towards middle: Double, from start: Double, to end: Double) -> Double {
    let length = PopoverMetrics.arrowSize.width
    let reach = PopoverMetrics.arrowInset + length / 2
    return (max(start + reach, min(middle, end - reach)) - length / 2).rounded()
  }

  /// Turns the arrow towards the view that it belongs to.
  func point(_ node: inout Node, at index: Int, _ solved: SolvedSystem) {
    guard index == arrow, case .symbol(let glyph) = node.content else { return }
    let place = PopoverPlace(card: solved.frame(of: cards[0]), arrow: node.frame)
    node.content = .symbol(.popoverArrow(direction(of: place), color: glyph.color))
  }

  /// Which way the arrow points from the card.
  func direction(of place: PopoverPlace) -> Popover.ArrowDirection {
    if place.arrow.maxY <= place.card.minY { return .up }
    if place.arrow.minY >= place.card.maxY { return .down }
    return place.arrow.maxX <= place.card.minX ? .left : .right
  }
}
