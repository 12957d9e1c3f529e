/// A screen file with a few views and constraints.
func screenFile(
  name: String = "sample", subviews: String = "", constraints: String = ""
) -> String {
  """
  {
    "format": 1,
    "name": "\(name)",
    "root": {
      "type": "view",
      "subviews": [\(subviews)],
      "constraints": [\(constraints)]
    }
  }
  """
}
