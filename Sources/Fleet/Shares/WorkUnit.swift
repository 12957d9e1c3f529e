/// A piece of work that one machine does as a whole.
package struct WorkUnit: Hashable, Sendable {
  /// Its name, by which earlier runs know it: a file's path, or a case.
  package let name: String
  /// Its extent in bytes, or in anything else in which all are measured.
  package let size: Int

  /// Names a piece of work.
  package init(name: String, size: Int) {
    (self.name, self.size) = (name, size)
  }
}
