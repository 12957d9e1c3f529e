import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The JSON Schema of scenario files, draft 2020-12, made of the same description that reads them.
package enum ScenarioSchema {
  /// The schema as the text of `Screens/scenario.schema.json`.
  package static var text: String {
    schemaText("Afterimage scenario", of: ScenarioFile.form, definitions: definitions)
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
