package import AfterimageFleet

/// Where a golden comes from, as it was noted when it was approved.
package struct GoldenOrigin: Codable, Hashable, Sendable {
  /// The program that drew it.
  package let drawer: Drawer
  /// The digest of all that it was drawn from, but for the program.
  package let inputs: Digest
  /// The digest of the golden's file: the note says nothing of another one.
  let content: Digest

  /// Notes where a golden comes from.
  init(drawer: Drawer, inputs: Digest, content: Digest) {
    (self.drawer, self.inputs, self.content) = (drawer, inputs, content)
  }

  /// Notes where the golden of a file comes from.
  package init(drawer: Drawer, inputs: Digest, of golden: [UInt8]) {
    self.init(drawer: drawer, inputs: inputs, content: Digest(of: golden))
  }
}

extension GoldenOrigin {
  /// What explains that a golden differs beside what its picture was made from; nil where the note is of another file, or of the same revision.
  ///
  /// - Parameters:
  ///   - golden: the bytes of the golden.
  ///   - inputs: the digest of all that the case is drawn from now; nil where it is not known.
  func cause(ofGolden golden: [UInt8], inputs: Digest?) -> Cause? {
    guard drawer.revision != Drawer.current.revision, Digest(of: golden) == content else {
      return nil
    }
    return inputs == self.inputs
      ? .program(old: drawer, new: .current) : .programOrInputs(old: drawer, new: .current)
  }
}
