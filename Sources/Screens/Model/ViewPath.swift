/// The way to a view: which root view it begins at, and at each step the index among the children.
package struct ViewPath: Hashable, Sendable, Comparable {
  /// The root view that the way begins at.
  package var root: Root
  /// The indices, none for the root view itself.
  package var steps: [Int]

  /// Makes a path from its steps, from the view that fills the screen's controller unless told otherwise.
  package init(_ steps: [Int] = [], in root: Root = .content) {
    self.root = root
    self.steps = steps
  }

  /// The root views that a screen can have, from the bottom to the top.
  package enum Root: Hashable, Sendable, Comparable {
    /// The view that fills the screen's controller.
    case content
    /// The view that fills the primary column of a split controller.
    case primary
    /// The view of what the screen presents.
    case presented
    /// A bar that a controller lays upon the view that fills it.
    case bar(Bar, of: BarOwner)
    /// The answers of an alert.
    case answers
    /// The input accessory view of one of the views that take text: its place among those that have one, in the order of the document.
    case accessory(Int)

    /// True for an input accessory view, which lies in the keyboard's window.
    package var isAccessory: Bool {
      if case .accessory = self { true } else { false }
    }

    /// The controller that the root view fills; nil for a bar and for an input accessory view.
    package var barOwner: BarOwner? {
      switch self {
      case .content: .content
      case .primary: .primary
      case .presented: .presented
      case .bar, .answers, .accessory: nil
      }
    }

    /// True for a bar of a controller's.
    package var isBar: Bool {
      if case .bar = self { true } else { false }
    }
  }

  /// The bars that a controller can have.
  package enum Bar: Hashable, Sendable, Comparable {
    case navigationBar
    case toolbar
    case tabBar
  }

  /// The controllers of a screen that can have bars, by the views that fill them.
  package enum BarOwner: Hashable, Sendable, Comparable {
    case content
    case primary
    case presented
  }

  /// The view that fills the screen's controller.
  package static let root = ViewPath()

  /// The path to a child of the view at this path.
  package func child(_ index: Int) -> ViewPath { ViewPath(steps + [index], in: root) }

  /// The path to the view above; nil at a root view.
  package var parent: ViewPath? {
    steps.isEmpty ? nil : ViewPath(Array(steps.dropLast()), in: root)
  }

  /// True for the view at another path and every view in it.
  package func lies(within ancestor: ViewPath) -> Bool {
    root == ancestor.root && steps.starts(with: ancestor.steps)
  }

  /// Orders paths as their views lie upon each other: root views first, then as the views stand in the document.
  package static func < (left: ViewPath, right: ViewPath) -> Bool {
    left.root == right.root
      ? left.steps.lexicographicallyPrecedes(right.steps) : left.root < right.root
  }
}

extension ViewPath {
  /// True for a bar of a controller's, though not for what lies in it.
  var isBar: Bool { root.isBar && steps.isEmpty }

  /// True for a bar of a controller's and for the answers of an alert, which are no views of the screen's own, though not for what lies in a bar.
  package var isBesideViews: Bool { isBar || (root == .answers && steps.isEmpty) }

  /// The root, where it is not the screen's own, and the steps.
  package var description: String {
    let way = steps.map(String.init).joined(separator: "/")
    if isBesideViews { return root.description }
    return root == .content ? way : "\(root)/\(way)"
  }
}

extension ViewPath.Root: CustomStringConvertible {
  /// The name of the root view where it has no id.
  package var description: String {
    switch self {
    case .content: "content"
    case .primary: "primary"
    case .presented: "presented"
    case .bar(let bar, of: .content): bar.description
    case .bar(let bar, of: .primary): "primary/\(bar)"
    case .bar(let bar, of: .presented): "presented/\(bar)"
    case .answers: "answers"
    case .accessory(let number): "inputAccessoryView \(number + 1)"
    }
  }
}

extension ViewPath.Bar: CustomStringConvertible {
  /// The name of the kind of view.
  package var description: String {
    switch self {
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    }
  }
}

extension View {
  /// The name of the view in reports: its id, or the way to it.
  package func name(at path: ViewPath) -> String {
    id ?? (path.isBesideViews ? path.description : "view at \(path.description)")
  }
}
