/// The reasons for which there is no server.
package enum ServerError: Error, Hashable, Sendable {
  /// libmicrohttpd is not there, or has another interface.
  case libraryMissing
  /// Another program has the port, or this one may not.
  case portTaken(UInt16)
  /// The system has no memory or thread left.
  case exhausted
}
