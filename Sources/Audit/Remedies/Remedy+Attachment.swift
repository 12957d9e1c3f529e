import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// A cover lies on something higher: the window, or a window of its own.
  static let raised = Remedy("raised") { scenario in
    scenario.changingOneCover { cover, _ in
      [Attachment.window, .newWindow].filter { $0 > cover.attachment }.map { attachment in
        var copy = cover
        copy.attachment = attachment
        return (.laid(id: cover.id, on: attachment, insteadOf: cover.attachment), copy)
      }
    }
  }
}
