"""Storyboards and xibs of other people's apps, as they are and under strategies."""
import csv

from command import each
from markup import element, figure, text
from page import Section
from verdicts import verdict

# What it is called, the folder of its repository, its path there, and the scene; none is the initial one.
DOCUMENTS = (
    ("Card entry", "omise__omise-ios",
     "OmiseSDK/Sources/Views/Screens/Credit Card Payment/CreditCardPaymentController.xib", ""),
    ("Log on", "AgileBits__onepassword-app-extension",
     "Demos/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard", "LoginViewController"),
    ("Register", "AgileBits__onepassword-app-extension",
     "Demos/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard", "RegisterViewController"),
    ("Change password", "AgileBits__onepassword-app-extension",
     "Demos/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard", "ChangePasswordViewController"),
    ("Wallet address", "wavesplatform__WavesWallet-iOS",
     "WavesWallet-iOS/Modules/MyAddress/MyAddress.storyboard", ""),
    ("Settings", "hackiftekhar__IQKeyboardManager",
     "Example/IQKeyboardManagerSwiftExample/Storyboard/Base.lproj/Settings.storyboard", ""),
    ("Calculator", "ReactiveX__RxSwift",
     "RxExample/RxExample/Examples/Calculator/Calculator.storyboard", ""),
)
STRATEGIES = ("none", "redact", "placeholder", "blur", "cover-color")
CORPUS = "Tests/Corpus"
WIDTH = 393


def collect(afterimage, pictures):
    """Draws all documents; the result makes the section once the pictures are made."""
    with (afterimage.root / CORPUS / "SOURCES.tsv").open(encoding="utf-8", newline="") as file:
        sources = {(row["repository"], row["path"]): row for row in csv.DictReader(file, delimiter="\t")}
    drawn = each(lambda one: draw(afterimage, pictures, *one), DOCUMENTS)
    return lambda: section(pictures, drawn, sources)


def draw(afterimage, pictures, title, repository, path, scene):
    """Draws a scene of a document under the strategies."""
    subject = f"{CORPUS}/{repository}/{path}" + (f"#{scene}" if scene else "")
    options = [word for strategy in STRATEGIES for word in ("--strategy", strategy)]
    folder, stories = afterimage.kept(f"documents/{title}", subject, *options)
    exhibits = []
    for strategy, story in zip(STRATEGIES, stories):
        picture = next(folder.glob(f"{story['story']}.*.light.png"))
        exhibits.append((strategy, pictures.add(picture, WIDTH), verdict(story)))
    return title, repository.replace("__", "/"), path, scene, exhibits


def section(pictures, drawn, sources):
    """The section of documents."""
    articles = [article(pictures, sources, *one) for one in drawn]
    return Section(
        "documents", "Documents",
        "Storyboards and xibs of open apps, read as Xcode wrote them. What is secret in them was found by their "
        "fields' names, content types and labels, and not marked by anybody.",
        "".join(articles), len(articles))


def article(pictures, sources, title, repository, path, scene, exhibits):
    """A scene under the strategies."""
    source = sources[(repository, path)]
    identity = f"document-{title.lower().replace(' ', '-')}"
    figures = [
        figure(pictures, key, f"{identity}/{strategy}", strategy, told,
               base=None if strategy == "none" else f"{identity}/none")
        for strategy, key, told in exhibits]
    words = f"{repository}, {path.rsplit('/', 1)[-1]}{'#' + scene if scene else ''}, {source['licence']}"
    return element(
        "article", element("h3", element("a", text(title), href=f"#{identity}")),
        element("p", text(words), class_="of"),
        element("div", *(element("div", one) for one in figures), class_="strip few"), id=identity, class_="unit")
