// The small pictures of the list. Each is made once of the whole picture, which is then let go: dozens of screens that stay decoded take hundreds of megabytes.

const thumbnailRest = 90;
const keptThumbnails = 300;
const thumbnailCache = new Map();
const waitingThumbnails = new Map();
let thumbnailTimer = null;
let isMakingThumbnails = false;

/** Makes the small picture of a case, at once where it is known, else when the list rests on it. */
function makeThumbnail(one) {
  const hash = actualOf(one) ?? one.e ?? null;
  if (isText(one) || hash === null) {
    const text = isText(one) ? "≡" : "–";
    return element("span", { class: "thumbnail text", "aria-hidden": "true", text });
  }
  const canvas = element("canvas", { "aria-hidden": "true", width: "0", height: "0" });
  const known = thumbnailCache.get(thumbnailKey(hash));
  if (known) drawThumbnail(canvas, known);
  else awaitThumbnail(canvas, hash);
  return element("span", { class: "thumbnail" }, canvas);
}

/** What a small picture is kept by: the list and the grid have different sizes. */
function thumbnailKey(hash) {
  return `${current.layout} ${hash}`;
}

/** Draws a small picture into its canvas. */
function drawThumbnail(canvas, small) {
  canvas.width = small.width;
  canvas.height = small.height;
  canvas.getContext("2d").drawImage(small, 0, 0);
}

/** Notes a canvas for when no new ones have come for a moment, so that fast scrolling loads none. */
function awaitThumbnail(canvas, hash) {
  waitingThumbnails.set(canvas, hash);
  clearTimeout(thumbnailTimer);
  thumbnailTimer = setTimeout(makeThumbnails, thumbnailRest);
}

/** Makes one after the other what waits and is still in the document, until the list moves again. */
async function makeThumbnails() {
  thumbnailTimer = null;
  if (isMakingThumbnails) return;
  isMakingThumbnails = true;
  for (const [canvas, hash] of waitingThumbnails) {
    if (thumbnailTimer !== null) break;
    waitingThumbnails.delete(canvas);
    if (!canvas.isConnected) continue;
    const small = await smallPicture(hash, canvas.parentElement).catch(() => null);
    if (small) drawThumbnail(canvas, small);
  }
  isMakingThumbnails = false;
}

/** Makes a picture as small as its box, as sharp as the screen can show it, and keeps it. */
async function smallPicture(hash, box) {
  const key = thumbnailKey(hash);
  if (thumbnailCache.has(key)) return thumbnailCache.get(key);
  const picture = await loadUndecoded(hash);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const fitting = Math.min(1, box.clientWidth / width, box.clientHeight / height);
  const scale = Math.min(1, fitting * Math.min(2, devicePixelRatio));
  const small = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)), resizeQuality: "medium",
  });
  thumbnailCache.set(key, small);
  if (thumbnailCache.size > keptThumbnails) {
    const [oldest] = thumbnailCache.keys();
    thumbnailCache.delete(oldest);
  }
  return small;
}

/** Loads a picture without decoding it, which would keep it decoded in the browser's cache. */
function loadUndecoded(hash) {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    Object.assign(picture, { onload: () => resolve(picture), onerror: reject });
    picture.src = pictureAddress(hash);
  });
}
