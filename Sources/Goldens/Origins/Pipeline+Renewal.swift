package import Afterimage

extension Pipeline {
  /// Notes of the goldens that are as expected that this program draws them so, from all that they are drawn from now.
  ///
  /// What differs later is then not held against a picture revision that drew the same.
  ///
  /// - Parameter crew: shares the cases; what is noted is the same for any number of jobs.
  /// - Returns: the names of the goldens.
  package func renewOrigins(
    of suite: GoldenSuite, by crew: Crew = Crew(jobs: 1)
  ) throws(OutputFailure) -> [String] {
    let ready = suite.cases
    var origins: [String: GoldenOrigin?] = [:]
    crew.work(on: ready.count, with: self, pool: pool) { index, pipeline in
      pipeline.passingOrigins(of: ready[index], in: suite)
    } deliver: { _, passing in
      origins.merge(passing) { first, _ in first }
    }
    try suite.folder.note(origins)
    return origins.keys.sorted()
  }

  /// The notes on goldens of a case that are as expected.
  private func passingOrigins(
    of ready: GoldenSuite.ReadyCase, in suite: GoldenSuite
  ) -> [String: GoldenOrigin?] {
    let (folder, artifacts) = (suite.folder, try? artifacts(of: ready))
    var origins: [String: GoldenOrigin?] = [:]
    for artifact in artifacts ?? [] {
      guard let golden = folder.bytes(of: artifact.fileName),
        folder.compare(artifact, with: golden, isComparable: suite.isComparable) == .same,
        let inputs = self.inputs(of: artifact.content.kind, of: ready, fonts: folder.fonts)
      else { continue }
      let origin = GoldenOrigin(drawer: .current, inputs: inputs, of: golden)
      origins.updateValue(origin, forKey: artifact.fileName)
    }
    return origins
  }
}
