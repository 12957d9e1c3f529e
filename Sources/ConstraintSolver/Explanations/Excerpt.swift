/// Some rows of a system as a system of their own, in their order there.
struct Excerpt {
  let order: Order
  let constraints: ConstraintTable

  /// Takes rows and the variables that they name, in the order in which they come.
  init(of rows: [Int], _ order: Order, _ constraints: ConstraintTable) throws(SolverError) {
    var table = ConstraintTable()
    var variables = VariableTable()
    var image: [Variable: Variable] = [:]
    for row in rows {
      let record = constraints.records[Int(order.constraintOfRow[row])]
      let terms = constraints.terms(of: Int(order.constraintOfRow[row])).map { term in
        let known = image[term.variable] ?? variables.append(name: "", rank: nil)
        image[term.variable] = known
        return Term(known, term.coefficient)
      }
      table.append(
        terms, record.relation, record.constant, .required, rank: nil, tag: 0,
        owner: record.owner)
    }
    self.order = try Order(variables, table, .strictLevels)
    self.constraints = table
  }
}
