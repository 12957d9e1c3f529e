extension JPEGError: CustomStringConvertible {
  /// The mistake in the file, and a way out.
  public var description: String {
    switch self {
    case .notJPEG:
      "this is not a JPEG file: it does not start as one; convert the picture to JPEG or PNG"
    case .tooLarge(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, more than the \(limit.pixels) that are read; "
        + "make it smaller"
    case .corrupt(let reason):
      "the file is damaged, or of a kind that is not read (\(reason)); save it again in RGB"
    case .outOfMemory: "there is not memory enough for the picture; make it smaller"
    }
  }
}
