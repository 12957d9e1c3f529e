extension ASTCError: CustomStringConvertible {
  /// The mistake, and a way out.
  package var description: String {
    switch self {
    case .noLibrary:
      "textures in ASTC need libastcenc 4.2, which is not here; on Debian 12, "
        + "apt-get install libastcenc-dev and build anew, or keep textures as plain RGBA"
    case .outOfMemory: "there is not memory enough for the texture; make the picture smaller"
    case .refused: "libastcenc does not take the texture; copy the file again from the device"
    }
  }
}
