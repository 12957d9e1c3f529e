extension String {
  /// The word as a shell takes it for one.
  package var quotedForShell: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/:=,@%+")
    guard isEmpty || contains(where: { !plain.contains($0) }) else { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
