// The pixels of pictures: read from bytes, for a picture of a file taints a canvas.

const keptPixels = 4;
const pixelCache = new Map();

/** Loads a picture to look at; null where there is none. */
async function loadPicture(hash) {
  if (!hash) return null;
  const picture = new Image();
  picture.src = pictureAddress(hash);
  await picture.decode();
  return picture;
}

/** Reads the pixels of a picture, and keeps those of the last few; null where they cannot be read. */
function readPixels(hash) {
  if (!hash) return Promise.resolve(null);
  const pixels = pixelCache.get(hash) ?? decodePixels(hash).catch(() => null);
  pixelCache.delete(hash);
  pixelCache.set(hash, pixels);
  if (pixelCache.size > keptPixels) pixelCache.delete(pixelCache.keys().next().value);
  return pixels;
}

/** Decodes the bytes of a picture as they are, without a conversion of colours. */
async function decodePixels(hash) {
  const bitmap = await createImageBitmap(await readBytes(hash), {
    colorSpaceConversion: "none", premultiplyAlpha: "none",
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Reads the bytes of a picture: by the web, or from disk out of the script beside it. */
async function readBytes(hash) {
  if (!isOnDisk) {
    const answer = await fetch(pictureAddress(hash));
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.blob();
  }
  await loadScript(addressOf(`pictures/${hash}.js`));
  const text = atob(afterimage.pictures.get(hash));
  afterimage.pictures.delete(hash);
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: "image/png" });
}

/** The four channels of a pixel; null outside of the picture. */
function pixelAt(pixels, x, y) {
  if (!pixels || x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return null;
  return pixels.data.slice((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 4);
}

/** Writes a pixel as #RRGGBB, with its alpha where it is not opaque. */
function formatPixel(pixel) {
  const channels = pixel[3] === 255 ? [...pixel].slice(0, 3) : [...pixel];
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("").toUpperCase()}`;
}

/** The largest distance between the channels of two pixels. */
function pixelDistance(one, other) {
  return Math.max(...one.map((channel, place) => Math.abs(channel - other[place])));
}

const differenceColor = [255, 0, 128, 255];

/** Makes a picture in which each differing pixel is marked, however slight, on a faint original. */
function makeDifference(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const made = new ImageData(width, height);
  const before = new Uint32Array(expected.data.buffer);
  const after = new Uint32Array(actual.data.buffer);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < expected.width && x < actual.width && y < expected.height && y < actual.height;
      const isSame = isInBoth && before[y * expected.width + x] === after[y * actual.width + x];
      const color = isSame ? faintColor(actual.data, (y * actual.width + x) * 4) : differenceColor;
      made.data.set(color, (y * width + x) * 4);
    }
  }
  return made;
}

const faint = [0, 0, 0, 255];

/** The faint grey of a pixel that is the same on both sides. */
function faintColor(data, place) {
  const luminance = (data[place] * 3 + data[place + 1] * 6 + data[place + 2]) / 10;
  faint[0] = faint[1] = faint[2] = 200 + luminance * 0.2;
  return faint;
}

/** Draws the difference of two pictures into a canvas; null where their pixels cannot be read. */
async function loadDifference(expectedHash, actualHash) {
  const [expected, actual] = await Promise.all([readPixels(expectedHash), readPixels(actualHash)]);
  if (!expected || !actual) return null;
  const made = makeDifference(expected, actual);
  const canvas = new OffscreenCanvas(made.width, made.height);
  canvas.getContext("2d").putImageData(made, 0, 0);
  return canvas;
}
