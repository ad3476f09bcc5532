import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, MapIcon } from 'lucide-react'
import { fetchFile } from '#web/api/fetch-file.ts'
import { Button } from '#web/parts/button.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import type { Interview } from './interviews/interview-form.ts'
import '#web/parts/button.css'

/** A map search for the address; loads nothing here. */
const mapAddress = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.replaceAll('\n', ' '))}`

/** Adds a settled interview to the reader's calendar, and links to the map. */
export function AppointmentActions({ interview, small }: { interview: Interview; small?: boolean }) {
  const { id, kind, place } = interview
  const size = small ? 'sm' : 'md'
  const download = useMutation({
    mutationFn: () => fetchFile('readAppointment', { params: { id } }),
    onSuccess: (file) => saveAs(file, '面接.ics'),
    onError: () =>
      toast.error('予定を取得できませんでした', '時間をおいて、もう一度お試しください。', `appointment:${id}`),
  })
  return (
    <>
      <Button size={size} busy={download.isPending} busyLabel="作成しています…" onClick={() => download.mutate()}>
        <CalendarPlus className="ui-icon" aria-hidden="true" />
        カレンダーに追加
      </Button>
      {kind === 'onsite' && place && (
        <a
          className={small ? 'button button--secondary button--sm' : 'button button--secondary'}
          href={mapAddress(place)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MapIcon className="ui-icon" aria-hidden="true" />
          地図
          <span className="sr-only">（新しいタブで開きます）</span>
        </a>
      )}
    </>
  )
}
