import Afterimage
import AfterimageFleet
import AfterimageRendering
import AfterimageScreens

extension Pipeline {
  /// The digest of all that a golden of a case is drawn from, but for the program; nil where that is not known for sure.
  ///
  /// - Parameter fonts: the fonts that it is drawn with.
  func inputs(
    of kind: GoldenKind, of ready: GoldenSuite.ReadyCase, fonts: FontSource
  ) -> Digest? {
    // The system's fonts depend on more settings than a program can see.
    guard fonts == .bundled else { return nil }
    guard kind != .timeline else { return ready.inputs(drawnWith: []) }
    let traits = ready.golden.traits
    guard let faces = try? fallbackFaces(of: ready.input, in: traits) else { return nil }
    return ready.inputs(drawnWith: [RenderFingerprint.current(with: fonts)] + faces)
  }
}

extension GoldenSuite.ReadyCase {
  /// The digest of what the files hold and the case asks for, and of the libraries and faces; nil where a file changed while it was read.
  ///
  /// Files that are not there are left out: that another version looks for one more changes nothing.
  fileprivate func inputs(drawnWith surroundings: [String]) -> Digest? {
    guard let answers else { return nil }
    return Digest { digester in
      digester.add(golden.drawnAlone)
      digester.add(answers.filter(\.isOfSomething).sorted { $0.place < $1.place })
      for surrounding in surroundings { digester.add(surrounding) }
    }
  }
}

extension GoldenCase {
  /// The settings as a text, without those that decide what is compared and not how it looks.
  fileprivate var drawnAlone: String {
    var drawn = self
    drawn.goldens = GoldenCase(subject).goldens
    drawn.required = nil
    return GoldenCase.shape.write(drawn).text(.compact)
  }
}

extension Answer {
  fileprivate static let nothing: Set<Digest> = [
    Digest(of: .failure(.missing)), Digest(of: nil as [String]?),
  ]

  /// False where there is no such file or folder.
  fileprivate var isOfSomething: Bool { !Self.nothing.contains(digest) }

  /// What orders answers, in whichever order they were asked for.
  fileprivate var place: (String, String) { (question.kind.rawValue, question.path) }
}
