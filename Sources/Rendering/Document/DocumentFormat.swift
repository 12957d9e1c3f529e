/// The forms of a picture that is made of figures and text instead of pixels.
package enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  case pdf
  case svg
}
