/// Tells a scene from the others of its process.
struct SceneIdentity: Hashable {
  /// Its place in the order of connection, from 1.
  let number: Int
}
