import { useEffect, useRef, useState } from 'react'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import type { neighboursOf } from './neighbours.ts'
import type { useOpenedApplicant } from './opened-applicant.ts'
import { useApplicantKeys } from './use-applicant-keys.ts'
import type { ReceivedApplication } from './use-decide.ts'

const keysDialog = lazyPart(async () => (await import('#web/parts/desk-keys-dialog.tsx')).DeskKeysDialog)
const drawer = lazyPart(async () => (await import('./applicant-drawer.tsx')).ApplicantDrawer)

/** Loads the drawer's code when a name gets the pointer or the focus. */
export const preloadDrawer = drawer.preload

/** The drawer with the opened applicant over a list or board, and the keys of both. */
export function OpenedDrawer(props: {
  /** The visible applications in the order of J and K; the element `applicant-ID` is each one's link. */
  applications: readonly ReceivedApplication[]
  desk: Pick<ReturnType<typeof useOpenedApplicant>, 'opened' | 'close'>
  neighbours: ReturnType<typeof neighboursOf<ReceivedApplication>>
  /** Opens the next or previous applicant. */
  onStep: (step: 1 | -1) => void
  withJob: boolean
  mayWrite: boolean
  mayDecide: boolean
  onDecided: (id: string) => void
}) {
  const { applications, desk, neighbours, onStep, withJob, mayWrite, mayDecide, onDecided } = props
  const { opened, close } = desk
  const { among } = neighbours
  const [listsKeys, setListsKeys] = useState(false)
  useApplicantKeys({
    ids: applications.map(({ id }) => id),
    onStep: opened ? onStep : undefined,
    onHelp: () => setListsKeys(true),
  })

  // The focused line may leave the list later, when the server is slow.
  const returnedTo = useRef<string | null>(null)
  useEffect(() => {
    if (returnedTo.current === null || applications.some(({ id }) => id === returnedTo.current)) return
    returnedTo.current = null
    focusTitle()
  }, [applications])

  /** The opened applicant's line, or that of the next one still in the list. */
  function returnFocus(): HTMLElement | null {
    const at = among.findIndex(({ id }) => id === opened?.id)
    const order = [...among.slice(Math.max(at, 0)), ...among.slice(0, Math.max(at, 0)).reverse()]
    for (const { id } of order) {
      const line = document.getElementById(`applicant-${id}`)
      if (line) {
        returnedTo.current = id
        return line
      }
    }
    return null
  }

  return (
    <>
      {opened && (
        <Lazy part={drawer} onLoadError={close}>
          {(ApplicantDrawer) => (
            <ApplicantDrawer
              opened={opened}
              row={applications.find(({ id }) => id === opened.id)}
              withJob={withJob}
              mayWrite={mayWrite}
              mayDecide={mayDecide}
              knownTags={[...new Set(applications.flatMap(({ review }) => review?.tags ?? []))]}
              neighbours={neighbours}
              onStep={onStep}
              onHelp={() => setListsKeys(true)}
              onDecided={onDecided}
              onClose={close}
              returnFocus={returnFocus}
            />
          )}
        </Lazy>
      )}
      {listsKeys && (
        <Lazy part={keysDialog} onLoadError={() => setListsKeys(false)}>
          {(DeskKeysDialog) => <DeskKeysDialog keys={keys} onClose={() => setListsKeys(false)} />}
        </Lazy>
      )}
    </>
  )
}

const keys = [
  { term: 'J', value: '次の応募者へ' },
  { term: 'K', value: '前の応募者へ' },
  { term: 'Enter', value: '選んでいる応募者を開く' },
  { term: '1', value: '開いている応募者を確認済みにする' },
  { term: '2', value: '採用にする（確認の画面が開きます）' },
  { term: '3', value: '不採用にする（確認の画面が開きます）' },
  { term: 'Alt＋T', value: '取り消しなどの通知へ移る' },
  { term: 'M', value: '開いている応募者のメッセージを開く・閉じる' },
  { term: '/', value: '検索する' },
  { term: 'Esc', value: '応募者を閉じる' },
  { term: '?', value: 'この一覧を開く' },
]
