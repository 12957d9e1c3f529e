import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens

extension [TracedView] {
  /// The views as a page tells them, each with its frame, its place in the source, and its looks.
  var json: JSONValue {
    ["views": .array(filter { !$0.isHidden }.map(\.json))]
  }
}

extension TracedView {
  fileprivate var json: JSONValue {
    let lengths = [frame.minX, frame.minY, frame.width, frame.height]
    let looks = looks.filter { $0.key != "constraints" }
    return [
      "n": .string(name), "t": .string(kind),
      "f": .array(lengths.map { .number(($0 * 100).rounded() / 100) }),
      "l": .string(place?.description ?? ""),
      "c": .array(looks.map { .string("\($0.key) \($0.value)") }),
    ]
  }
}
