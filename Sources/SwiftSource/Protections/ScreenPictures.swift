import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Pictures that an app takes of its own views, and shows in others (https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)).
extension TargetSearch {
  /// The picture that a call takes; nil where it is not known of which view it is.
  func capture(by call: Term) -> Capture? {
    guard let source = call.base.flatMap(attachment) else { return nil }
    return Capture(
      captureName(at: call.place), of: source,
      afterScreenUpdates: call["afterScreenUpdates"] == .bool(true), isShared: true)
  }

  /// The name of the picture that a view shows; nil for any other view, for one that only a screen makes as it is loaded, and where it is not known of what the picture is.
  func captureName(of view: ObjectID) -> String? {
    guard knows(view) else { return nil }
    let object = code.evaluator.object(view)
    guard object.type == Frameworks.pictureOfView,
      object.arguments.first.flatMap({ attachment($0.value) }) != nil
    else { return nil }
    return captureName(at: object.place)
  }

  private func captureName(at place: CodePlace) -> String {
    "picture\(place.file)-\(code.evaluator.program.line(of: place).line)"
  }

  /// What covers the whole of a view: the screen is as large as its window.
  private func attachment(_ view: Value) -> CoverAttachment? {
    switch target(of: view) {
    case .window: .window
    case .rootView: .rootView
    case .topView: .topView
    case .ownView: .view
    case .rootController, .topController, .ownController, .own, .screenView: nil
    case nil: view.asTerm?.base == .type("UIScreen") ? .window : nil
    }
  }
}

extension [Action] {
  /// The same actions with a picture of the screen beneath each cover that lies on one.
  ///
  /// - Parameter pictures: the names of the pictures by the ids of the covers.
  func layingPictures(_ pictures: [String: String]) -> [Action] {
    if pictures.isEmpty { return self }
    return flatMap { action -> [Action] in
      let action = action.mappingHeld { $0.layingPictures(pictures) }
      switch action {
      case .cover(let cover):
        guard let name = pictures[cover.id] else { return [action] }
        var picture = cover
        picture.id = Self.pictureID(cover.id)
        picture.content = .captured(name, PictureLayout(.scaleToFill))
        picture.completion = []
        return [.cover(picture), action]
      case .uncover(let uncovering):
        guard pictures[uncovering.id] != nil else { return [action] }
        var picture = uncovering
        picture.id = Self.pictureID(uncovering.id)
        picture.completion = []
        return [.uncover(picture), action]
      case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
        .setSecureTextEntry, .resignFirstResponder, .capture, .content, .secureWindow,
        .ignoreSnapshot, .stopPictureInPicture, .cancel, .set, .commit, .runLoop, .async, .after,
        .when:
        return [action]
      }
    }
  }

  private static func pictureID(_ id: String) -> String { id + "-picture" }
}
