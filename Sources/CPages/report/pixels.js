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

/** Reads the pixels of a picture, and keeps the last few; null where they cannot be read. */
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
  await loadScript(`pictures/${hash}.js`);
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

// Pixels are handled as numbers of 32 bits, the red channel in the lowest byte.
const differenceColor = 0xff8000ff;

/** Makes a picture in which each differing pixel is marked, however slight, on a faint original. */
function makeDifference(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const made = new ImageData(width, height);
  const pixels = new Uint32Array(made.data.buffer);
  const before = pixelReader(expected);
  const after = pixelReader(actual);
  for (let place = 0; place < pixels.length; place += 1) {
    const x = place % width;
    const y = (place - x) / width;
    const pixel = after(x, y);
    pixels[place] = pixel >= 0 && pixel === before(x, y) ? faintColor(pixel) : differenceColor;
  }
  return made;
}

/** Makes the function that reads a pixel as one number, or -1 outside of the picture. */
function pixelReader({ width, height, data }) {
  const pixels = new Uint32Array(data.buffer);
  return (x, y) => (x < width && y < height ? pixels[y * width + x] : -1);
}

/** The faint grey of a pixel that is the same on both sides. */
function faintColor(pixel) {
  const luminance = ((pixel & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel >> 16 & 255)) / 10;
  const grey = 200 + Math.floor(luminance * 0.2);
  return (0xff000000 | grey << 16 | grey << 8 | grey) >>> 0;
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
