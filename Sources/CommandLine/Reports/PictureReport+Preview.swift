import Afterimage
import AfterimageAudit
import AfterimageGoldens
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageReview

/// Previews on a page.
extension PictureReport {
  /// Adds the pictures of a story of an input.
  ///
  /// - Parameters:
  ///   - files: the bytes of the pictures' files.
  ///   - name: the name of the input's sheet, whose pictures are a group.
  ///   - path: the file of the input.
  mutating func add(
    _ part: PreviewPart, _ files: [[UInt8]], of name: String, at path: String,
    _ story: PreviewStory, by pipeline: Pipeline
  ) throws(OutputFailure) {
    for (picture, file) in zip(part.pictures, files) {
      let traits = picture.snapshot.traits
      let label = picture.label.replacing(" ", with: "-")
      var shown = ReportPicture(
        name: "\(name).\(label).\(picture.appearance.rawValue).png", subject: path)
      shown.device = "\(traits.device.id), \(traits.system.id)"
      shown.strategy = story.label ?? ""
      shown.appearance = picture.appearance
      shown.file = file
      shown.scale = traits.scale
      shown.telling = ReportPicture.Telling(picture.disclosure)
      shown.group = name
      shown.views = (try? pipeline.tracedViews(of: picture.snapshot)) ?? []
      try add(shown)
    }
    guard let absent = part.withoutPicture else { return }
    var shown = ReportPicture(
      name: "\(name).\(absent.label.replacing(" ", with: "-"))", subject: path)
    shown.strategy = story.label ?? ""
    shown.telling = ReportPicture.Telling(absent.disclosure)
    shown.message = ["The system takes no picture in this story."]
    shown.group = name
    try add(shown)
  }
}

extension ReportPicture.Telling {
  /// What a picture gives away.
  fileprivate init(_ disclosure: Disclosure) {
    switch disclosure {
    case .noSecret: self = .nothingToTell
    case .nothing: self = .safe
    case .unknown: self = .unknown
    case .shape: self = .shape
    case .pixels: self = .leaks
    }
  }
}
