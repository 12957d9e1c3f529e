import AfterimageGraphics

/// A storyboard or a xib, read but not yet understood.
package struct InterfaceDocument: Sendable {
  /// Which of the two.
  package let kind: Kind
  /// Interface Builder's build: 14460 for `toolsVersion` 14460.31, that of the plug-in where Apple's own build wrote it; 0 where the document does not say.
  package let build: Int
  /// The device of the canvas; nil is the square canvas of Xcode 6 and 7.
  package let device: CanvasDevice?
  /// The id of the controller that the app begins with; nil where the document does not say.
  package let initialControllerId: String?
  /// The object that loads a xib; nil where it is given nothing.
  let owner: DocumentOwner?
  /// The scenes in the order of the document; of a xib its views, each a scene of its own.
  package let scenes: [DocumentScene]
  /// The pictures, colours and custom views that the document names beside its scenes.
  let resources: Resources
  /// How the controllers of the scenes lead to each other.
  let controllers: ControllerGraph

  /// Interface Builder's release: 24 for the build 24127; the builds around 14850 came with Xcode 11, as the 15 did.
  package var tools: Int { (14_800..<15_000).contains(build) ? 15 : build / 1000 }

  /// The two kinds of document.
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The device on which a document was laid out.
  package struct CanvasDevice: Hashable, Sendable {
    /// Interface Builder's name, such as `retina6_1`.
    package let id: String
    /// True where it lies on its side.
    package let isLandscape: Bool
    /// True where the author chose the dark appearance.
    package let isDark: Bool
  }
}

/// What loads a xib and is given views of it.
package struct DocumentOwner: Sendable {
  /// Its class; nil is any.
  let className: String?
  /// The ids of the objects that its properties get, by their names.
  let outlets: [String: String]
}

/// A view controller with its views, or a view of a xib.
package struct DocumentScene: Sendable {
  /// The name of the scene in other documents and in code: the storyboard identifier, or else the class or the object's id; unique in its document.
  package let name: String
  /// The id of the controller; nil for a view without one.
  package let controllerId: String?
  /// The element of the controller; nil for a view without one.
  let controller: XMLElement?
  /// The root view; nil for a controller that shows others, such as a navigation controller.
  let root: XMLElement?
}

/// The pictures, colours and custom views that a document names beside its scenes.
struct Resources: Sendable {
  /// The sizes of pictures by their names, in points.
  var imageSizes: [String: Size] = [:]
  /// The colours by their names.
  var colors: [String: XMLElement] = [:]
  /// The sizes that Interface Builder recorded for custom views, by the ids of the views.
  var designedSizes: [String: XMLElement] = [:]
}
