/** The square of a picture: `zoom` from 1 (largest square), `x` and `y` from -1 (left, top) to 1 (right, bottom). */
export type Crop = { zoom: number; x: number; y: number }

export const centredCrop: Crop = { zoom: 1, x: 0, y: 0 }
export const maxZoom = 4

type Size = { width: number; height: number }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The square in the picture's pixels. */
export function squareOf({ width, height }: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(crop.zoom, 1, maxZoom)
  return {
    left: ((width - side) * (clamp(crop.x, -1, 1) + 1)) / 2,
    top: ((height - side) * (clamp(crop.y, -1, 1) + 1)) / 2,
    side,
  }
}

/** The crop after dragging by some pixels of a preview `shown` pixels wide. */
export function moveCrop(picture: Size, crop: Crop, by: { x: number; y: number }, shown: number): Crop {
  const { side } = squareOf(picture, crop)
  const scale = side / shown
  const along = (at: number, pixels: number, slack: number) =>
    slack <= 0 ? at : clamp(at - (pixels * scale * 2) / slack, -1, 1)
  return { ...crop, x: along(crop.x, by.x, picture.width - side), y: along(crop.y, by.y, picture.height - side) }
}
