import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Code that is near to what windows show.
extension HandlerEffects {
  /// The code that comes in a few calls to views which it finds among those of windows, or that has these show another controller, by its places.
  var codeNearOtherViews: Set<CodePlace> {
    let windows = Set(index.mentioning(["window", "keyWindow", "windows"]))
    let finding = index.mentioning(["subviews", "viewWithTag"]).filter(windows.contains)
    let showing = index.mentioning([MentioningBody.setting("rootViewController")])
    return Set(
      index.near([], finding + showing, within: 3).compactMap { number in
        let body = index.bodies[number]
        return body.extent.map { CodePlace(file: body.file, offset: $0.lowerBound) }
      })
  }
}
