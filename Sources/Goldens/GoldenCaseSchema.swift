import AfterimageScreens

/// The JSON Schema of files of cases, made of the same description that reads them.
package enum GoldenCaseSchema {
  /// The schema as the text of `Goldens/cases.schema.json`.
  package static var text: String { schemaText("Afterimage goldens", of: GoldenCaseFile.form) }
}
