package import AfterimageGraphics

/// Pictures of one subject side by side, each with its name, as one display list.
package struct ContactSheet: Sendable {
  /// What the pictures are of.
  package var title: String
  /// The pictures, row by row.
  package var rows: [Row]

  /// Makes a sheet of rows under a title.
  package init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// Pictures that share a circumstance, such as the dark appearance.
  package struct Row: Sendable {
    /// The circumstance.
    package var caption: String
    /// The pictures from left to right.
    package var tiles: [Tile]

    /// Makes a row under a caption.
    package init(caption: String, tiles: [Tile]) {
      self.caption = caption
      self.tiles = tiles
    }
  }

  /// A picture with its name, or the word for why there is none.
  package struct Tile: Sendable {
    /// What made the picture what it is, such as a strategy.
    package var name: String
    /// What there is to see.
    package var content: Content

    /// Makes a tile with a name below it.
    package init(name: String, content: Content) {
      self.name = name
      self.content = content
    }

    /// A picture or a reason.
    package enum Content: Sendable {
      case picture(Bitmap)
      case absence(String)
    }
  }
}
