/// A kind of object by its name, described only when it is asked for: most files need few of them.
package struct VariantKind<Value: Sendable>: Sendable {
  /// The word that a file names the kind by.
  package let name: String
  /// The keys and the blank value.
  package let form: @Sendable () -> ObjectForm<Value>

  init(_ name: String, _ form: @escaping @Sendable () -> ObjectForm<Value>) {
    self.name = name
    self.form = form
  }
}
