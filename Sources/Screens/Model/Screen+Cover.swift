package import AfterimageGraphics

extension Screen {
  /// A screen of nothing but a view that fills the window, and a cover in it.
  package static func window(under constraints: CoverConstraints) -> Screen {
    Screen(
      name: .cover, controller: .plain, root: .ground(of: constraints), presented: nil,
      constraints: constraints.constraints)
  }

  /// The controller with its bars and, in place of its view, one with nothing but a cover in it.
  package func covered(under constraints: CoverConstraints) -> Screen {
    Screen(
      name: name, controller: bare.controller, root: .ground(of: constraints), presented: nil,
      constraints: constraints.constraints)
  }

  /// The controller with its bars and, in place of its view, one with nothing but a part of it, which has nothing but a cover in it.
  ///
  /// - Parameters:
  ///   - frame: where the part lies in the view, in points.
  ///   - size: the size of the view.
  package func covered(
    under constraints: CoverConstraints, in frame: Rect, of size: Size
  ) -> Screen {
    var ground = View.ground(of: constraints)
    ground.autoresizing = Autoresizing(frame, in: size)
    return Screen(
      name: name, controller: bare.controller, root: View(.view, subviews: [ground]),
      presented: nil, constraints: constraints.constraints.map(\.inPart))
  }
}

extension CoverConstraints {
  /// Where the cover is in a screen of which it covers a part.
  package static let pathInPart = path.inPart
}

extension View {
  /// The view that a cover lies on.
  fileprivate static func ground(of constraints: CoverConstraints) -> View {
    var ground = View(.view, subviews: [constraints.view])
    ground.constraints = constraints.declarations
    return ground
  }
}

extension ViewPath {
  /// The path where what it begins at is the first view in the root view.
  fileprivate var inPart: ViewPath { ViewPath([0] + steps, in: root) }
}

extension LayoutConstraint {
  /// The constraint where what owns it is the first view in the root view.
  fileprivate var inPart: LayoutConstraint {
    var copy = self
    copy.owner = owner.inPart
    copy.first.item = first.item.inPart
    copy.second = second.map { LayoutAnchor(item: $0.item.inPart, attribute: $0.attribute) }
    return copy
  }
}

extension LayoutItem {
  fileprivate var inPart: LayoutItem {
    switch self {
    case .view(let path): .view(path.inPart)
    case .safeArea(let path): .safeArea(path.inPart)
    case .margins(let path): .margins(path.inPart)
    case .keyboard: self
    case .contentLayoutGuide(let path): .contentLayoutGuide(path.inPart)
    case .frameLayoutGuide(let path): .frameLayoutGuide(path.inPart)
    }
  }
}
