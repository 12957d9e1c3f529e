/// Which class of the system comes from which, as far as extensions and casts ask for it.
enum ClassTree {
  /// The class that each comes from.
  static let parents: [String: String] = [
    "UIResponder": "NSObject", "UIApplication": "UIResponder", "UIScene": "UIResponder",
    "UIWindowScene": "UIScene", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UISearchTextField": "UITextField", "UIScrollView": "UIView", "UITextView": "UIScrollView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIStackView": "UIView",
    "UIVisualEffectView": "UIView", "UIActivityIndicatorView": "UIView",
    Frameworks.pictureOfView: "UIView",
    "UIProgressView": "UIView", "UIPickerView": "UIView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UINavigationBar": "UIView",
    "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "WKWebView": "UIView",
    "MKMapView": "UIView", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UIAlertController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UISearchController": "UIViewController",
    "UIActivityViewController": "UIViewController", "UIBlurEffect": "UIVisualEffect",
    "UIVibrancyEffect": "UIVisualEffect", "UIVisualEffect": "NSObject", "CALayer": "NSObject",
    "CAGradientLayer": "CALayer", "CAShapeLayer": "CALayer", "UIBarButtonItem": "UIBarItem",
    "UITabBarItem": "UIBarItem", "UIBarItem": "NSObject", "NSLayoutConstraint": "NSObject",
    "UIViewPropertyAnimator": "NSObject", "UIStoryboard": "NSObject", "UINib": "NSObject",
    "UINavigationItem": "NSObject", "UIGestureRecognizer": "NSObject",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSLayoutDimension": "NSLayoutAnchor", "NSLayoutAnchor": "NSObject",
    "NSMutableAttributedString": "NSAttributedString", "NSAttributedString": "NSObject",
    "NSMutableParagraphStyle": "NSParagraphStyle", "NSParagraphStyle": "NSObject",
    "NSShadow": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer", "UILayoutGuide": "NSObject",
    "FlutterAppDelegate": "UIResponder", "FlutterSceneDelegate": "UIResponder",
    "FlutterViewController": "UIViewController",
  ]

  /// A class and those that it comes from, nearest first.
  static func ancestors(of name: String) -> [String] {
    var (found, next) = ([name], parents[name])
    while let parent = next {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }
}
