import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The JSON Schema of scenario files, draft 2020-12, made of the same description that reads them.
package enum ScenarioSchema {
  /// The schema as the text of `Screens/scenario.schema.json`.
  package static var text: String { schema.text() + "\n" }

  private static var schema: JSONValue {
    JSONValue.object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Afterimage scenario"),
      .init("description", .string(ScenarioFile.form.documentation)),
    ]).adding(ScenarioFile.form.shape.schema.members).adding([.init("$defs", definitions)])
  }

  private static var definitions: JSONValue {
    [
      "action": Shape<Action>.actionDefinition,
      "color": Shape<ColorReference>.colorDefinition,
      "constraint": Shape<ConstraintDeclaration>.constraintDefinition,
      "fixedColor": Shape<ColorReference>.fixedColorDefinition,
    ]
  }
}
