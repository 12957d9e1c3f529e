package import AfterimageMasking

/// The view or window that a cover lies on, with the level of a window of its own.
package struct CoverGround: Hashable, Sendable {
  /// The view, controller or window.
  package let attachment: CoverAttachment
  /// The level of its window.
  package let level: WindowLevel

  /// The ground of a cover.
  init(_ cover: Cover) {
    self.init(attachment: cover.attachment, level: cover.level)
  }

  /// A view, or a window of a level.
  package init(attachment: CoverAttachment, level: WindowLevel = .aboveAlerts) {
    self.attachment = attachment
    self.level = level
  }
}
