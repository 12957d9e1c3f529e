extension ServerError: CustomStringConvertible {
  /// The reason with a way out.
  package var description: String {
    switch self {
    case .libraryMissing:
      "libmicrohttpd is not here, so no page can be served; on Debian 'apt-get install"
        + " libmicrohttpd12', with Homebrew 'brew install libmicrohttpd'"
    case .portTaken(let port):
      "port \(port) of 127.0.0.1 cannot be had; choose another, or none for one that is free"
    case .exhausted:
      "the system has no memory or thread left for a server; end other programs"
    }
  }
}
