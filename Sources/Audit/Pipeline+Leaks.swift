package import Afterimage
package import AfterimageLifecycle

extension Pipeline {
  /// Tells every secret of a story in another way, one at a time, and names each picture in which that shows.
  ///
  /// Pictures are compared exactly, at the scale at which the system keeps them. No picture, no leak.
  /// - Parameters:
  ///   - sights: whether the pictures are meant that the system keeps, or the cards of the switcher.
  ///   - crew: shares the pictures; the leaks are the same for any number of jobs.
  package func leaks(
    of scenario: Scenario, variations: [SecretVariation] = SecretVariation.all,
    in sights: [Sight] = Sight.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> [Leak] {
    try Simulation.run(scenario).checkLength()
    return try leaks(
      of: scenario, by: Retelling.all(of: scenario, by: variations), in: sights, crew)
  }

  /// Names each picture in which a retelling of a story shows, which was played to its end.
  func leaks(
    of scenario: Scenario, by retellings: [Retelling], in sights: [Sight], _ crew: Crew
  ) throws(PipelineError) -> [Leak] {
    let pictures = PictureComparison.all(of: scenario, retellings, in: sights)
    var leaks: [[[Leak]]] = []
    try crew.work(on: pictures.count, with: self, twins: twins) { index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.examination(of: pictures[index]).leaks()
      }
    } deliver: { (_, found) throws(PipelineError) in
      leaks.append(try found.get())
    }
    return sights.flatMap { sight in
      let seen = zip(pictures, leaks).filter { $0.0.sight == sight }.map(\.1)
      return retellings.indices.flatMap { place in seen.flatMap { $0[place] } }
    }
  }

  /// True as soon as a retelling shows in one of some pictures.
  func isLeaking(in pictures: [PictureComparison]) throws(PipelineError) -> Bool {
    for picture in pictures where try examination(of: picture).isLeaking() {
      return true
    }
    return false
  }

  private func examination(of picture: PictureComparison) -> Examination {
    Examination(picture: picture, pipeline: self)
  }
}
