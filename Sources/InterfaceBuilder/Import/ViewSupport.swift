/// How many views of a document there are, and how many of them are not drawn as what they are.
package struct ViewSupport: Hashable, Sendable {
  /// The views, those that are left out among them.
  package let views: Int
  /// Those that are left out, or drawn as plain ones.
  package let unsupported: Int

  /// Counts views.
  package init(views: Int, unsupported: Int) {
    self.views = views
    self.unsupported = unsupported
  }

  /// Of two parts of a document together.
  package static func + (left: ViewSupport, right: ViewSupport) -> ViewSupport {
    ViewSupport(
      views: left.views + right.views, unsupported: left.unsupported + right.unsupported)
  }
}

extension ImportedScene {
  /// How many views of the scene there are, and how many of them are not drawn as what they are.
  package var support: ViewSupport {
    let unknown = notes.count { if case .unknownView = $0.kind { true } else { false } }
    let leftOut = notes.count { if case .unsupported = $0.kind { true } else { false } }
    return ViewSupport(views: views.count + leftOut, unsupported: unknown + leftOut)
  }
}

extension ViewSupport: CustomStringConvertible {
  /// The counts in words.
  package var description: String {
    let all = views == 1 ? "1 view" : "\(views) views"
    return unsupported == 0 ? all : "\(all), \(unsupported) of them not supported"
  }
}
