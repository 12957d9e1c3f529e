/// Adds two sums.
public func + (left: some Linear, right: some Linear) -> Expression {
  let (first, second) = (left.expression, right.expression)
  return Expression(first.terms + second.terms, constant: first.constant + second.constant)
}

/// Adds a number to a sum.
public func + (left: some Linear, right: Double) -> Expression {
  var sum = left.expression
  sum.constant += right
  return sum
}

/// Adds a sum to a number.
public func + (left: Double, right: some Linear) -> Expression { right + left }

/// Subtracts a sum from another.
public func - (left: some Linear, right: some Linear) -> Expression { left + -1 * right }

/// Subtracts a number from a sum.
public func - (left: some Linear, right: Double) -> Expression { left + -right }

/// Subtracts a sum from a number.
public func - (left: Double, right: some Linear) -> Expression { -1 * right + left }

/// Changes the sign of a sum.
public prefix func - (sum: some Linear) -> Expression { -1 * sum }

/// Multiplies every term and the constant by a number.
public func * (factor: Double, sum: some Linear) -> Expression {
  var product = sum.expression
  for place in product.terms.indices { product.terms[place].coefficient *= factor }
  product.constant *= factor
  return product
}

/// Multiplies every term and the constant by a number.
public func * (sum: some Linear, factor: Double) -> Expression { factor * sum }

/// Divides every term and the constant by a number.
public func / (sum: some Linear, divisor: Double) -> Expression {
  var quotient = sum.expression
  for place in quotient.terms.indices { quotient.terms[place].coefficient /= divisor }
  quotient.constant /= divisor
  return quotient
}

/// Demands, as a required constraint, that two sums are equal.
public func == (left: some Linear, right: some Linear) -> Constraint {
  Constraint(left - right, .equal)
}

/// Demands, as a required constraint, that a sum is equal to a number.
public func == (left: some Linear, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// Demands, as a required constraint, that a sum is not greater than another.
public func <= (left: some Linear, right: some Linear) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// Demands, as a required constraint, that a sum is not greater than a number.
public func <= (left: some Linear, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// Demands, as a required constraint, that a sum is not less than another.
public func >= (left: some Linear, right: some Linear) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// Demands, as a required constraint, that a sum is not less than a number.
public func >= (left: some Linear, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}
