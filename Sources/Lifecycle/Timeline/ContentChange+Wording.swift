import AfterimageGraphics
package import AfterimageMasking
import AfterimageScreens

extension ContentView {
  /// The name of the view's opacity, as of a cover on it.
  package var alphaName: String { "\(rawValue).alpha" }
}

extension ContentChange {
  /// The change in a few words, as timelines have it.
  var words: String {
    switch self {
    case .alpha(let change):
      "\(change.view.alphaName) is \(JSONValue.number(change.alpha).text(.compact))"
        + (change.fade > .zero ? " within \(change.fade)" : "")
    case .root(let screen): "exchanges the root for \(screen.name)"
    case .formerRoot: "restores the root"
    case .hideWindow(let window): "hides the window \(window.rawValue)"
    case .showWindow(let window): "shows the window \(window.rawValue)"
    }
  }
}
