import AfterimageGraphics
import AfterimageScreens

/// The JSON Schema of side files, draft 2020-12, made of the same description that reads them.
package enum SensitivitySchema {
  /// The schema as the text of `Screens/sensitive.schema.json`.
  package static var text: String { schema.text() + "\n" }

  private static var schema: JSONValue {
    JSONValue.object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Afterimage sensitive views"),
      .init("description", .string(SensitivityFile.form.documentation)),
    ]).adding(SensitivityFile.form.shape.schema.members)
  }
}
