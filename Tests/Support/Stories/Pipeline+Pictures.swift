package import Afterimage
package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageRendering
import Testing

extension Pipeline {
  /// The pictures that the system takes in a story, one pixel a point.
  package func pictures(of story: Scenario) throws -> [Bitmap] {
    try Simulation.run(story).snapshots.map { try picture(of: $0, scale: 1) }
  }

  /// Expects a snapshot's picture, and its file after others, to be that of a renderer which has drawn nothing before.
  package func expectDrawnAsAlone(_ snapshot: Snapshot, scale: Double) throws {
    let list = try displayList(of: snapshot.composition, in: snapshot.traits, scale: scale)
    let alone = try Renderer(text: text).render(list, scale: scale, background: .black)
    let picture = try picture(of: snapshot, scale: scale)
    #expect(picture.difference(from: alone) == nil)
    #expect(try nextPNG(of: snapshot, scale: scale) == PNG.encode(alone))
  }
}
