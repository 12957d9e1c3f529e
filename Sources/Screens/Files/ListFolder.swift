#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The names of what lies in a folder, in the order of their bytes; nil where it is no folder that can be read.
package func listFolder(at path: String) -> [String]? {
  guard !path.utf8.contains(0), let folder = opendir(path) else { return nil }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
        String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
