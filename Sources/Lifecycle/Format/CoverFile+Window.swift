import AfterimageMasking
import AfterimageScreens

extension CoverFile {
  /// Reports the keys about a window that say nothing beside the attachment.
  func checkWindow(of cover: JSONNode, _ decoding: inout Decoding) {
    let ofOwnWindow = [("level", level != nil), ("key", isKey), ("windowScene", !hasWindowScene)]
    for (key, isGiven) in ofOwnWindow where isGiven && attachment != .newWindow {
      decoding.report(
        .outOfRange(expected: "the attachment newWindow beside \(key)"), at: cover[key] ?? cover)
    }
    if window != nil, attachment == .view || attachment == .newWindow {
      decoding.report(
        .outOfRange(
          expected: "the attachment rootView, topView, presentation or window beside window"),
        at: cover["window"] ?? cover)
    }
  }
}
