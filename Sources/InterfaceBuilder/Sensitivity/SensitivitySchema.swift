import AfterimageScreens

/// The JSON Schema of side files, draft 2020-12, made of the same description that reads them.
package enum SensitivitySchema {
  /// The schema as the text of `Screens/sensitive.schema.json`.
  package static var text: String {
    schemaText("Afterimage sensitive views", of: SensitivityFile.form)
  }
}
