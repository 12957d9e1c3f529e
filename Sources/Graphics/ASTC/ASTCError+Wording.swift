extension ASTCError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noLibrary:
      "compressed textures need libastcenc 4.2, which is not here; "
        + "on Debian 12, apt-get install libastcenc3d"
    case .outOfMemory: "there is not memory enough for the texture; make the picture smaller"
    case .refused: "libastcenc does not take the texture; copy the file again from the device"
    }
  }
}
