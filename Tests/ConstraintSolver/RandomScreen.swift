import AfterimageRandom
import ConstraintSolver

/// A tree of views with the constraints that screens have, made from a seed.
struct RandomScreen {
  /// Left, top, width and height of a view, and what its neighbours need to know.
  struct View {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable

    var all: [Variable] { [left, top, width, height] }
    var right: Expression { left + width }
    var bottom: Expression { top + height }
  }

  private(set) var solver = Solver()
  private(set) var views: [View] = []
  private(set) var constraints: [Constraint] = []
  private var random: SplitMix

  var variables: [Variable] { views.flatMap(\.all) }

  /// Makes views, the first as wide as a screen.
  init(seed: Int, viewCount: Int) {
    random = SplitMix(seed: seed)
    for _ in 0..<viewCount { addView() }
  }

  /// The demands on a view that lies in one of others, or alone.
  static func demands(
    on view: View, among others: [View], _ random: inout SplitMix
  ) -> [Constraint] {
    var demands = [view.width >= 0, view.height >= 0]
    guard let parent = others.randomElement(using: &random) else {
      return demands + [view.left == 0, view.top == 0, view.width == 390]
    }
    demands += horizontal(view, in: parent, &random) + vertical(view, in: parent, others, &random)
    return demands + sizes(of: view, others, &random)
  }

  private static func horizontal(
    _ view: View, in parent: View, _ random: inout SplitMix
  ) -> [Constraint] {
    let inset = Double(Int.random(in: 0...16, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return [view.left == parent.left + inset, view.right == parent.right - inset]
    case 1: return [view.left == parent.left + inset, view.right <= parent.right - inset]
    case 2: return [view.left + view.width / 2 == parent.left + parent.width / 2]
    case 3: return [view.right == parent.right - inset, view.left >= parent.left + inset]
    default: return [view.left == parent.left + inset, view.width == parent.width / 3]
    }
  }

  private static func vertical(
    _ view: View, in parent: View, _ others: [View], _ random: inout SplitMix
  ) -> [Constraint] {
    let neighbour = others.randomElement(using: &random) ?? parent
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return [view.top == neighbour.bottom + 8, view.bottom <= parent.bottom - 8]
    case 1: return [view.top + view.height / 2 == neighbour.top + neighbour.height / 2]
    case 2: return [view.top == parent.top + 10, view.bottom == parent.bottom - 10]
    default:
      return [view.top >= neighbour.bottom + 4, (view.top == 50).with(priority: .defaultLow)]
    }
  }

  private static func sizes(
    of view: View, _ others: [View], _ random: inout SplitMix
  ) -> [Constraint] {
    let sizes = [20.0, 44, 44, 44, 100, 160, 240]
    let (width, height) = (
      sizes.randomElement(using: &random) ?? 44, sizes.randomElement(using: &random) ?? 44
    )
    var demands = [
      (view.width <= width).with(priority: .defaultLow),
      (view.width >= width).with(priority: .defaultHigh),
      (view.height <= height).with(priority: .defaultLow),
      (view.height >= height).with(priority: .defaultHigh),
    ]
    let strength = Priority(clamping: [1000, 750, 500, 500.5].randomElement(using: &random) ?? 500)
    let other = others.randomElement(using: &random) ?? view
    switch Int.random(in: 0..<6, using: &random) {
    case 0: demands.append((view.width == 1.5 * view.height).with(priority: strength))
    case 1: demands.append((view.width == other.width.expression).with(priority: strength))
    case 2: demands.append((view.height == other.height.expression).with(priority: strength))
    default: break
    }
    return demands
  }

  private mutating func addView() {
    let made = (0..<4).map { _ in solver.makeVariable() }
    let view = View(left: made[0], top: made[1], width: made[2], height: made[3])
    for demand in Self.demands(on: view, among: views, &random) {
      constraints.append(demand.with(rank: constraints.count).with(tag: constraints.count))
    }
    views.append(view)
  }

  /// Solves the screen as it was made.
  func solve() throws -> Solution {
    var copy = solver
    for constraint in constraints { try copy.add(constraint) }
    return try copy.solve()
  }
}
