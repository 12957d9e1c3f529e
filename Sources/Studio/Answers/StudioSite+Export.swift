import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens
import AfterimageServer

/// The formats in which a page gives its picture away.
enum StudioFormat: String {
  case png
}

/// Files to keep.
extension StudioSite {
  /// The picture that the page shows, as a file.
  func export(
    _ word: String, of story: StudioStory, _ query: StudioQuery, _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    guard let format = StudioFormat(rawValue: word) else { throw .unknownWord(word, of: "format") }
    var response =
      switch format {
      case .png: try picture(of: story, query, form)
      }
    response.fields.append(
      ("Content-Disposition", "attachment; filename=\"\(fileStem(of: story, query)).\(word)\""))
    return response
  }

  /// The name of a file: letters, digits, points and hyphens only.
  private func fileStem(of story: StudioStory, _ query: StudioQuery) -> String {
    let words = "\(story.input.name).\(query.strategy ?? "screen")"
    return String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}
