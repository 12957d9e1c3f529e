public import Afterimage
import AfterimageScreens

extension AuditPolicy {
  /// Reads a policy.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the folder of the calling file.
  ///   - caller: the calling file.
  /// - Throws: `InputFailure` with every mistake in the file.
  public init(
    file path: String, beside caller: String = #filePath
  ) throws(InputFailure) {
    let path = path.hasPrefix("/") ? path : "\(OutputFiles.folder(of: caller))/\(path)"
    let bytes = try Input.read(path)
    do throws(InvalidInput) { self = try .decode(bytes, file: path) } catch {
      throw .invalid([error.description])
    }
  }
}
