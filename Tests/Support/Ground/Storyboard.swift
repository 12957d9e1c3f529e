/// A storyboard of one scene around the content of its root view.
package func storyboard(
  _ content: String, controller: String = "", document: String = "", tools: Int = 21507
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="\(tools)" initialViewController="con">
  <device id="retina6_12" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects>
  <viewController storyboardIdentifier="Main" id="con">
  <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  \(content)
  </view>\(controller)</viewController></objects></scene></scenes>\(document)</document>
  """
}
