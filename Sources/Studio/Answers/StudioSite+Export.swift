import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageRendering
import AfterimageScreens
import AfterimageServer

/// The formats in which a page gives its picture away.
enum StudioFormat: String {
  case png, pdf, svg, apng
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
      case .pdf: try document(.pdf, "application/pdf", of: story, query, form)
      case .svg: try document(.svg, "image/svg+xml", of: story, query, form)
      case .apng: try film(of: story, form)
      }
    guard response.status == 200 else { return response }
    response.fields.append(
      ("Content-Disposition", "attachment; filename=\"\(fileStem(of: story, query)).\(word)\""))
    return response
  }

  /// The picture as figures and texts; nothing where there is none.
  private func document(
    _ format: DocumentFormat, _ type: String, of story: StudioStory, _ query: StudioQuery,
    _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    try drawing(form.scale ?? story.traits.scale, as: type) { () throws(PipelineError) in
      if query.strategy == nil, case .screen(let screen) = story.input {
        return try pipeline.document(
          screen, in: story.traits, as: format, scale: form.scale, hasChrome: form.hasChrome)
      }
      return try shown(of: story, query).map { snapshot throws(PipelineError) in
        try pipeline.document(of: snapshot, as: format, scale: form.scale)
      }
    }
  }

  /// The story as an animation.
  private func film(of story: StudioStory, _ form: PictureForm) throws(StudioFailure) -> Response {
    try drawing(form.scale ?? story.traits.scale, as: "image/apng") { () throws(PipelineError) in
      APNG.encode(try pipeline.film(of: story.scenario, scale: form.scale))
    }
  }

  /// The name of a file: letters, digits, points and hyphens only.
  private func fileStem(of story: StudioStory, _ query: StudioQuery) -> String {
    let words = "\(story.input.name).\(query.strategy ?? "screen")"
    return String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}
