package import Afterimage
package import AfterimageAudit
package import AfterimageEvidence
import AfterimageGoldens
import AfterimageLifecycle

/// Stories that were judged, on a page.
extension PictureReport {
  /// Adds the pictures of a story, with what they tell of its secrets.
  ///
  /// - Parameters:
  ///   - stem: the beginning of the names of its pictures.
  ///   - rows: what a policy makes of the story's secrets; nil where every picture that is not safe fails.
  package mutating func add(
    _ story: StoryEvidence, named stem: String, judged rows: [JudgedRow]?
  ) throws(OutputFailure) {
    for picture in story.pictures {
      var shown = story.blank(named: "\(stem).\(picture.title.replacing(" ", with: "-")).png")
      shown.tell(picture, of: rows)
      shown.views = picture.views
      try add(shown)
    }
    guard story.pictures.isEmpty else { return }
    var absent = story.blank(named: stem)
    absent.message = ["The system takes no picture in this story."]
    try add(absent)
  }
}

extension StoryEvidence {
  /// A picture of the story of which nothing is told yet.
  fileprivate func blank(named name: String) -> ReportPicture {
    var picture = ReportPicture(name: name, subject: input)
    picture.device = device
    picture.strategy = strategy ?? ""
    return picture
  }
}

extension ReportPicture {
  /// Takes over what is known of a picture.
  fileprivate mutating func tell(_ picture: StoryEvidence.Picture, of rows: [JudgedRow]?) {
    file = picture.file
    reasons = picture.reasons
    if let own = picture.appearance { appearance = own }
    let names = picture.secrets.map { "`\($0)`" }
    let list = names.count > 3 ? names.prefix(3) + ["\(names.count - 3) more"] : names
    let words = [list.dropLast().joined(separator: ", "), list.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    switch picture.verdict {
    case .leaks: (telling, verdict) = (.leaks, "It tells of \(words)")
    case .cannotTell: (telling, verdict) = (.unknown, "Nobody can tell of \(words)")
    case .tried, .proved: telling = .safe
    }
    let own = rows?.filter {
      picture.secrets.contains($0.subject)
        || picture.verdict.isSafe && $0.decision == .fails(.notProved)
    }
    isFailing = own.map { $0.contains { $0.decision.isFailure } } ?? !picture.verdict.isSafe
    message = own?.filter { $0.decision != .passes }.map { "`\($0.subject)` \($0.sentence)" } ?? []
    if !picture.verdict.isSafe {
      group = "\(verdict ?? ""), in \(subject)" + (isFailing ? "" : ", which is accepted or known")
    }
  }
}
