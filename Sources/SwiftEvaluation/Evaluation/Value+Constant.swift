extension Value {
  /// True for a constant of a type, which nobody calls: a modifier may have the name of the property that holds it.
  var isConstant: Bool {
    guard case .term(let term) = self, term.form == .member, case .type? = term.base else {
      return false
    }
    return true
  }
}
