/// The identity of a scene within its process.
struct SceneIdentity: Hashable {
  /// The number of the scene in the order of connection, from 1.
  let number: Int
}
