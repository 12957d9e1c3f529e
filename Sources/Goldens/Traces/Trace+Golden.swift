import Afterimage
import AfterimageGraphics

/// Traces in goldens.
extension Trace {
  /// The most bytes that a trace adds to a golden.
  package static let mostBytes = 2048

  /// The trace that a golden keeps; nil where it keeps none that can be read.
  package init?(inGolden golden: [UInt8]) {
    guard let note = PNG.note(in: golden), let trace = Trace(bytes: note) else { return nil }
    self = trace
  }

  /// A golden with the trace in it, as much of it as there is room for.
  package func kept(in golden: [UInt8]) -> [UInt8] {
    for trace in smallerOnes {
      let chunk = PNG.chunk(ofNote: trace.bytes)
      if chunk.count <= Self.mostBytes { return PNG.file(golden, with: chunk) }
    }
    return golden
  }

  /// The trace, then what is left of it with less and less: without what the system makes, then with half of the views as often as it takes.
  private var smallerOnes: [Trace] {
    var cut = self
    cut.isCut = true
    cut.views = views.filter(\.isDeclared)
    var traces = [self, cut]
    while !cut.views.isEmpty {
      cut.views = Array(cut.views.prefix(cut.views.count / 2))
      traces.append(cut)
    }
    return traces
  }
}
