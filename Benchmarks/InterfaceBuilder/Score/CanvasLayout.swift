package import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageLayout
import AfterimageScreens
package import Foundation

/// The frames of a document on its own canvas.
package struct CanvasLayout {
  /// The path of the document in the corpus.
  let path: String
  let document: InterfaceDocument?
  /// The fonts, pictures and colours of the document's project.
  let assets: DocumentAssets
  let pipeline: Pipeline
  /// Whether views that ask for nothing that is known are as large as they are stored, as the commands have it.
  let trustsStoredSizes: Bool

  /// Reads a document of a corpus.
  package init(
    _ path: String, in corpus: URL, _ pipeline: Pipeline, trustsStoredSizes: Bool = true
  ) throws {
    self.path = path
    self.trustsStoredSizes = trustsStoredSizes
    self.pipeline = pipeline
    let file = corpus.appending(path: path)
    let project = corpus.appending(path: String(path.prefix { $0 != "/" }))
    assets = DocumentAssets(
      of: file.lastPathComponent, files: .beside(file.path, root: project.path))
    let bytes = try Data(contentsOf: file)
    do { document = try InterfaceDocument.read([UInt8](bytes)) } catch {
      FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
      document = nil
    }
  }

  /// The frames as the oracle's scoring reads them.
  package func json() throws -> [String: Any] {
    var support = ViewSupport(views: 0, unsupported: 0)
    let roots = (document?.scenes ?? []).compactMap { scene -> [String: Any]? in
      do {
        guard let laidOut = try frames(of: scene) else { return nil }
        support = support + laidOut.support
        return [
          "id": laidOut.id, "views": laidOut.views, "storedSizes": laidOut.storedSizes.sorted(),
        ]
      } catch {
        FileHandle.standardError.write(Data("\(path)#\(scene.name): \(error)\n".utf8))
        return nil
      }
    }
    return [
      "document": path, "roots": roots, "views": support.views,
      "unsupported": support.unsupported,
      "keys": (document?.scenes ?? []).map(\.keyCount).reduce(0, +),
      "unread": (document?.scenes ?? []).flatMap(\.unreadKeys).map(\.count).reduce(0, +),
    ]
  }

  /// What a scene's layout is held against the stored frames by.
  struct Frames {
    /// The id of the root view's element.
    let id: String
    /// Left, top, width and height of each view, in points, by the ids of the elements.
    let views: [String: [Double]]
    /// The ids of those that are as large as they are stored, which are right by themselves.
    let storedSizes: Set<String>
    /// How many views are supported.
    let support: ViewSupport
  }

  /// The frames of a scene's views; nil for a scene without a view.
  func frames(of scene: DocumentScene) throws -> Frames? {
    guard let document,
      let imported = try document.importScene(
        scene, name: "scene", in: document.canvasSizeClasses, assets: assets,
        .canvas(trustsStoredSizes: trustsStoredSizes)),
      let traits = imported.screen.canvas, let root = imported.views.first
    else { return nil }
    let layout = try pipeline.layOut(imported.screen, in: traits)
    let views = Dictionary(
      layout.documentFrames(of: imported).map { view in
        (view.objectId, view.frame.onPixels(of: traits.scale))
      }, uniquingKeysWith: { $1 })
    return Frames(
      id: root.objectId, views: views,
      storedSizes: Set(imported.views.filter(\.hasStoredSize).map(\.objectId)),
      support: imported.support)
  }
}

extension Rect {
  /// Left, top, width and height with each edge on a pixel, halves upward, as Interface Builder stores them: the place of a view in its superview is what is rounded.
  fileprivate func onPixels(of scale: Double) -> [Double] {
    // A millionth of a pixel forgives the solver's last digits.
    func snapped(_ place: Double) -> Double { (place * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (snapped(minX), snapped(minY))
    return [left, top, snapped(maxX) - left, snapped(maxY) - top]
  }
}
