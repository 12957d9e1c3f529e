package import AfterimageGraphics
import AfterimageRendering

/// This build of the program and of each library, and the fonts: all that pictures depend on beside their cases.
package struct Engine: Hashable, Sendable {
  /// The digest of all of them.
  package let digest: Digest

  /// Makes an engine of its digest.
  package init(_ digest: Digest) {
    self.digest = digest
  }

  /// The running engine; nil where it cannot be told from another, as the system's fonts depend on more settings than a program can see.
  package init?(with fonts: FontSource) {
    guard fonts == .bundled else { return nil }
    self.init(
      fingerprint: RenderFingerprint.current(with: fonts) + "\n"
        + RenderFingerprint.fallbackInventory)
  }

  /// This build of the program with drawing libraries of these versions; nil where nothing tells it from other builds.
  package init?(fingerprint: String) {
    guard let program = Self.program else { return nil }
    digest = Digest { digester in
      digester.add(fingerprint)
      digester.add(program)
    }
  }

  /// The program with the libraries that it has when it is first asked for, as those that are loaded later draw nothing; nil where nothing tells it from other builds.
  private static let program: Digest? = {
    var isKnown = false
    let digest = Digest { isKnown = $0.addProgram() }
    return isKnown ? digest : nil
  }()
}

extension Engine {
  /// The digest of the running engine, as far as it can be told: with the system's fonts by their names, and of a program that nothing tells from other builds by its libraries.
  package static func digest(with fonts: FontSource) -> Digest {
    let fingerprint = RenderFingerprint.current(with: fonts)
    return (Engine(with: fonts) ?? Engine(fingerprint: fingerprint))?.digest
      ?? Digest { $0.add(fingerprint) }
  }
}
