import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageReview

extension PreviewPart {
  /// The pictures of a story as files, and what a page tells of them.
  ///
  /// - Parameters:
  ///   - path: the file of the input.
  ///   - pipeline: finds what lies where in them; nil where no page is asked for.
  func drawn(
    of story: PreviewStory, at path: String, toldBy pipeline: Pipeline?
  ) -> [DrawnPicture] {
    let drawn = pictures.map { picture in
      let fileName = "\(picture.label.nameable).\(picture.appearance.rawValue).png"
      return DrawnPicture(
        fileName: fileName, file: PNG.encode(picture.bitmap),
        shown: pipeline.map { picture.shown(as: fileName, of: story, at: path, toldBy: $0) })
    }
    guard let absent = withoutPicture, pipeline != nil else { return drawn }
    var shown = ReportPicture(name: absent.label.nameable, subject: path)
    shown.strategy = story.label ?? ""
    shown.telling = ReportPicture.Telling(absent.disclosure)
    shown.message = ["The system takes no picture in this story."]
    return drawn + [DrawnPicture(fileName: nil, file: nil, shown: shown)]
  }
}

extension Preview.Picture {
  /// What a page tells of it.
  fileprivate func shown(
    as name: String, of story: PreviewStory, at path: String, toldBy pipeline: Pipeline
  ) -> ReportPicture {
    let traits = snapshot.traits
    var shown = ReportPicture(name: name, subject: path)
    shown.device = "\(traits.device.id), \(traits.system.id)"
    shown.strategy = story.label ?? ""
    shown.appearance = appearance
    shown.scale = traits.scale
    shown.telling = ReportPicture.Telling(disclosure)
    shown.views = (try? pipeline.tracedViews(of: snapshot)) ?? []
    return shown
  }
}

extension String {
  /// The same without spaces, as the name of a file.
  fileprivate var nameable: String { replacing(" ", with: "-") }
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
