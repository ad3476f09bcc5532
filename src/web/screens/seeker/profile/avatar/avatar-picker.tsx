import { Camera } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { refusalSentence } from '#words/refusals.ts'
import { CropDialog } from './crop-dialog.tsx'

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
      <CropDialog
        picture={picture}
        onCancel={() => setPicture(null)}
        onDone={(cut) => {
          onChoose(cut)
          setPicture(null)
        }}
      />
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
