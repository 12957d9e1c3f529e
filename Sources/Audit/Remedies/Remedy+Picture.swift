import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Lets the picture in a cover leave nothing beneath it uncovered, by an opaque background or another content mode.
  static let pictureFitted = Remedy("picture-fitted") { scenario in
    scenario.changingOneCover { cover, _ in
      guard let layout = cover.content.pictureLayout else { return [] }
      var filling = layout
      filling.contentMode = .scaleAspectFill
      var backed = layout
      backed.backgroundColor = .system(.black)
      let changes: [(RuleChange, Cover)] = [
        (.backed(id: cover.id), cover.showingPicture(backed)),
        (
          .pictureFitted(id: cover.id, .scaleAspectFill, insteadOf: layout.contentMode),
          cover.showingPicture(filling)
        ),
      ]
      return changes.filter { $0.1 != cover }
    }
  }
}

extension Cover {
  /// The same cover with another placement of its picture.
  fileprivate func showingPicture(_ layout: PictureLayout) -> Cover {
    var copy = self
    switch content {
    case .image(let image, _): copy.content = .image(image, layout)
    case .captured(let name, _): copy.content = .captured(name, layout)
    case .color, .launchScreen, .view, .blur, .mosaic: break
    }
    return copy
  }
}

extension Cover.Content {
  /// The placement of the picture in the cover; nil where it shows none.
  fileprivate var pictureLayout: PictureLayout? {
    switch self {
    case .image(_, let layout), .captured(_, let layout): layout
    case .color, .launchScreen, .view, .blur, .mosaic: nil
    }
  }
}
