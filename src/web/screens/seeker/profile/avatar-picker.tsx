import { Camera } from 'lucide-react'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { refusalSentence } from '#words/refusals.ts'

const shown = 256
const kept = 512

/** The square of a picture: `zoom` from 1 (largest square), `x` and `y` from -1 (left, top) to 1 (right, bottom). */
type Crop = { zoom: number; x: number; y: number }

export const centredCrop: Crop = { zoom: 1, x: 0, y: 0 }
const maxZoom = 4

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

/** Crops a picture to a square by dragging or sliders. `onDone` gets the result. */
function CropEditor(props: { picture: ImageBitmap; onCancel: () => void; onDone: (cut: Blob) => void }) {
  const { picture, onCancel, onDone } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const [crop, setCrop] = useState<Crop>(centredCrop)

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop, shown * 2)
  }, [picture, crop])

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    if (!grip.current) return
    const by = { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y }
    grip.current = { x: event.clientX, y: event.clientY }
    const width = event.currentTarget.clientWidth
    setCrop((now) => moveCrop(picture, now, by, width))
  }

  const release = () => {
    grip.current = null
  }

  function cut() {
    const result = document.createElement('canvas')
    draw(result, picture, crop, kept)
    // Browsers without WebP encoding produce PNG.
    result.toBlob((blob) => blob && onDone(blob), 'image/webp', 0.9)
  }

  return (
    <>
      <DialogBody>
        <p className="text-sm text-muted" id="crop-about">
          写真を動かすか、つまみで位置と大きさを決めてください。
        </p>
        <canvas
          ref={canvas}
          className="mx-auto size-64 max-w-full cursor-grab touch-none rounded-full border border-rule"
          role="img"
          aria-label="切り抜いた写真の見本"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={onPointerMove}
          onPointerUp={release}
          onPointerCancel={release}
        />
        <Slider
          label="大きさ"
          min={1}
          max={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider label="左右の位置" min={-1} max={1} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Slider label="上下の位置" min={-1} max={1} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>キャンセル</Button>
        <Button variant="primary" onClick={cut}>
          この写真にする
        </Button>
      </DialogFoot>
    </>
  )
}

function Slider(props: { label: string; min: number; max: number; value: number; onChange: (value: number) => void }) {
  const { label, min, max, value, onChange } = props
  return (
    <label className="grid grid-cols-[6rem_1fr] items-center gap-3 text-sm leading-[inherit]">
      {label}
      <input
        type="range"
        className="h-8 w-full accent-primary"
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, size: number): void {
  canvas.width = size
  canvas.height = size
  const { left, top, side } = squareOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

/** The person's picture; a new one is cropped to a square before saving. */
export function AvatarPicker(props: {
  name: string
  src: string | null
  chosen: Blob | null
  onChoose: (cut: Blob | null) => void
}) {
  const { name, src, chosen, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [fault, setFault] = useState<string>()
  const preview = useObjectUrl(chosen)
  const id = useId()

  async function take(file: File | undefined) {
    if (!file) return
    setFault(undefined)
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    } catch {
      setFault(refusalSentence[/hei[cf]/i.test(file.type + file.name) ? 'image-kind-unread' : 'not-an-image'])
    }
  }

  return (
    <div className="ui-row ui-row--nowrap gap-5">
      <Avatar name={name} src={preview ?? src} size="xl" />
      <div className="ui-stack ui-stack--tighter">
        <b className="text-lg">{name}</b>
        <div className="ui-row ui-row--tight">
          <Button
            size="sm"
            className="min-h-9"
            aria-describedby={fault ? `${id}-fault ${id}-note` : `${id}-note`}
            onClick={() => input.current?.click()}
          >
            <Camera className="ui-icon" aria-hidden="true" />
            写真を変更
          </Button>
          {chosen && (
            <Button size="sm" variant="ghost" className="min-h-9" onClick={() => onChoose(null)}>
              元に戻す
            </Button>
          )}
          <span className="text-xs text-muted" id={`${id}-note`}>
            JPEG・PNG・WebP
          </span>
        </div>
        {chosen && <p className="text-xs text-muted">「保存する」を押すと、この写真に変わります。</p>}
        {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
        <input
          ref={input}
          type="file"
          className="hidden"
          aria-label="写真のファイル"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <Dialog
        open={picture !== null}
        onOpenChange={(open) => !open && setPicture(null)}
        title="写真を切り抜きますか？"
        describedBy="crop-about"
      >
        {picture && (
          <CropEditor
            picture={picture}
            onCancel={() => setPicture(null)}
            onDone={(cut) => {
              onChoose(cut)
              setPicture(null)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

/** An object URL for a picture in this browser. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
