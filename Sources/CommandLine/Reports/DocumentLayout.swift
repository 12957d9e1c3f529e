import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageLayout
import AfterimageScreens

/// The frames of a document's scenes on a device.
enum DocumentLayout {
  /// Lays out the scene that is named, or all; what is noted of them is told.
  static func report(
    _ reference: DocumentReference, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> FrameReport {
    do {
      let document = try OpenedDocument(
        reference, root: arguments[InputArguments.root], in: TraitOptions.traits(in: arguments))
      let reports = try document.scenes().map { scene in
        try report(document.screen(of: scene), of: reference, pipeline, arguments, console)
      }
      return FrameReport(
        text: reports.map(\.text).joined(),
        json: ["document": .string(reference.file), "roots": .array(reports.map(\.json))],
        code: reports.map(\.code).first { $0 != .asExpected } ?? .asExpected)
    } catch let failure as InputFailure {
      throw failure.commandFailure
    }
  }

  private static func report(
    _ scene: ImportedScene, of reference: DocumentReference, _ pipeline: Pipeline,
    _ arguments: Arguments, _ console: Console
  ) throws -> FrameReport {
    for note in scene.notes { console.say(note.diagnostic(in: reference).formatted()) }
    let screen = scene.screen
    let traits = try TraitOptions.traits(in: arguments, of: screen)
    let layout = try drawing { () throws(PipelineError) in try pipeline.layOut(screen, in: traits) }
    let code = try LayoutReport.report(layout, of: screen, pipeline, arguments, console)
    return FrameReport(
      text: "\(screen.name)\n\(layout.frames)",
      json: [
        "id": .string(scene.views.first?.objectId ?? ""),
        "screen": .string(screen.name.description),
        "views": .object(
          layout.documentFrames(of: scene).map { .init($0.objectId, $0.frame.json) }),
      ], code: code)
  }
}

extension Rect {
  /// Left, top, width and height to a thousandth of a point.
  fileprivate var json: JSONValue {
    .array([minX, minY, width, height].map { .number(($0 * 1000).rounded() / 1000) })
  }
}
