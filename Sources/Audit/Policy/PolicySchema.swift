import AfterimageScreens

/// The JSON Schemas of policies and baselines, made of the same descriptions that read them.
package enum PolicySchema {
  /// The schema as the text of `Screens/policy.schema.json`.
  package static var text: String { schemaText("Afterimage policy", of: AuditPolicy.form) }

  /// The schema as the text of `Screens/baseline.schema.json`.
  package static var baseline: String { schemaText("Afterimage baseline", of: Baseline.form) }
}
