import { useEffect, useRef, useState } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isDeskKey, useDeskKeysOn } from '#web/parts/desk-keys.ts'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import type { neighboursOf } from './neighbours.ts'
import type { ReceivedApplication } from './use-decide.ts'

const DeskKeysDialog = lazyDialog(async () => (await import('#web/parts/desk-keys-dialog.tsx')).DeskKeysDialog)
const ApplicantDrawer = lazyDialog(async () => (await import('./applicant-drawer.tsx')).ApplicantDrawer)

/** The drawer with the opened applicant over a list or board, and the keys of both. */
export function OpenedDrawer(props: {
  /** The visible applications in the order of J and K; the element `applicant-ID` is each one's link. */
  applications: readonly ReceivedApplication[]
  desk: ApplicantDesk
  neighbours: ReturnType<typeof neighboursOf<ReceivedApplication>>
  /** Opens the next or previous applicant. */
  onStep: (step: 1 | -1) => void
  /** The list has several jobs. */
  withJob: boolean
  /** The reader belongs to the employer's team, which alone writes to applicants. */
  mayWrite: boolean
  /** The decided application may leave the list now. */
  onDecided: (id: string) => void
}) {
  const { applications, desk, ...drawer } = props
  const { neighbours, onStep } = drawer
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
        <ApplicantDrawer
          {...drawer}
          opened={opened}
          row={applications.find(({ id }) => id === opened.id)}
          knownTags={[...new Set(applications.flatMap(({ review }) => review?.tags ?? []))]}
          onHelp={() => setListsKeys(true)}
          onClose={close}
          returnFocus={returnFocus}
        />
      )}
      {listsKeys && <DeskKeysDialog keys={keys} onClose={() => setListsKeys(false)} />}
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

/** The opened applicant in the address: `applicant` is the application, `of` its job in a list of several jobs. */
export type Opened = { id: string; jobId: string }
type Listed = Pick<ReceivedApplication, 'id' | 'job_id'>

const here = { openedFromList: true }

export type ApplicantDesk = ReturnType<typeof useOpenedApplicant>

/** The opened applicant of a list of one job or of several, and functions to open, step and close. */
export function useOpenedApplicant(jobId: string | undefined) {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const id = query.get('applicant')
  const of = jobId ?? query.get('of')
  const closed = useRef('')
  const addressOf = (opened: Listed | null, page?: number): To => {
    const search = new URLSearchParams(query)
    for (const name of ['applicant', 'of']) search.delete(name)
    if (page === 1) search.delete('page')
    else if (page) search.set('page', String(page))
    if (opened) search.set('applicant', opened.id)
    if (opened && jobId === undefined) search.set('of', opened.job_id)
    return { search: search.toString() }
  }
  return {
    opened: id && of ? { id, jobId: of } : null,
    /** The link that opens an applicant; then closing goes back. */
    linkTo: (application: Listed) => ({
      ...{ id: `applicant-${application.id}`, to: addressOf(application), state: here, preventScrollReset: true },
      ...ApplicantDrawer.near,
    }),
    /** Replaces the opened applicant, so that Back still closes; on another page of the list, closing stays there. */
    goTo: (next: Listed, page?: number) =>
      void navigate(addressOf(next, page), {
        replace: true,
        state: page === undefined ? location.state : null,
        preventScrollReset: true,
      }),
    close: () => {
      // Going back takes a moment, in which a second press would go back twice.
      if (closed.current === location.key) return
      closed.current = location.key
      if ((location.state as Partial<typeof here> | null)?.openedFromList) void navigate(-1)
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true })
    },
  }
}

type ApplicantKeys = {
  /** Ids of the lines in order; the element `applicant-ID` is each one's link. */
  ids: readonly string[]
  /** Shows the next or previous applicant; undefined while none is opened. */
  onStep: ((step: 1 | -1) => void) | undefined
  onHelp: () => void
}

const decisions: Partial<Record<string, string>> = { 1: 'reviewed', 2: 'accepted', 3: 'rejected' }

/**
 * Keys of the applicants' desk: J and K step, 1 to 3 decide, / searches, M toggles messages, ? lists the keys. Ignored
 * while somebody types, in another dialog, or when a key is held down.
 */
function useApplicantKeys(keys: ApplicantKeys): void {
  const [on] = useDeskKeysOn()
  const latest = useRef({ ...keys, on })
  latest.current = { ...keys, on }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isDeskKey(event, '.drawer')) return
      const { ids, onStep, onHelp, on } = latest.current
      const { key } = event
      if (key === '?') return onHelp()
      if (!on) return
      const decision = decisions[key]
      const step = key === 'j' ? 1 : key === 'k' ? -1 : undefined
      if (step) onStep ? onStep(step) : focusLine(ids, step)
      else if (key === '/' && !onStep) document.querySelector<HTMLElement>('main search input')?.focus()
      else if (decision && onStep) document.querySelector<HTMLElement>(`.drawer [data-decision='${decision}']`)?.click()
      else if (key === 'm' && onStep) document.querySelector<HTMLElement>(".drawer [data-key='m']")?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function focusLine(ids: readonly string[], step: 1 | -1): void {
  const at = ids.findIndex((id) =>
    document.getElementById(`applicant-${id}`)?.closest('li')?.contains(document.activeElement),
  )
  const next = ids[at < 0 ? 0 : at + step]
  if (next !== undefined) document.getElementById(`applicant-${next}`)?.focus()
}
