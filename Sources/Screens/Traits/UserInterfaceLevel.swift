/// How high a controller lies: in the dark, backgrounds are lighter on what lies above another.
package enum UserInterfaceLevel: String, CaseIterable, Hashable, Sendable {
  case base
  case elevated
}
