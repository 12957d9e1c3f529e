extension String {
  /// True for an operator that gives what stands on its left a value: `=`, and those such as `+=`.
  package var isAssigningOperator: Bool {
    last == "=" && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }
}
