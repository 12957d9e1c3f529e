package import AfterimageMasking

/// What a cover lies on, and how high its window lies where it has one of its own.
package struct CoverGround: Hashable, Sendable {
  /// What it lies on.
  package let attachment: Attachment
  /// How high its window lies.
  package let level: WindowLevel

  /// Where a cover lies.
  init(_ cover: Cover) {
    self.init(attachment: cover.attachment, level: cover.level)
  }

  init(attachment: Attachment, level: WindowLevel = .aboveAlerts) {
    self.attachment = attachment
    self.level = level
  }
}
