import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, ClipboardCheck, FileText, History, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { jobPlaces, prefecturesOf } from '#rules/jobs/job-places.ts'
import { nfkc } from '#rules/nfkc.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { type JobValues, newJobValues, valuesOfJob } from '#web/parts/job-form/values/job-values.ts'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import { StarterNews, standardHint, standardNews, useStarter, withStandard } from './standard-starter.tsx'
import './starters.css'

type Profile = ResponseData<'readEmployerProfile'>['profile']

/** Fills in common terms, the last posting or the employer's address by one press, which can be undone. */
export function Starters({ profile }: { profile: Profile | undefined }) {
  const { form, news, start, undo } = useStarter()
  const { data } = useQuery(read('listMyJobs', { query: { page: '1', limit: '1' } }))
  const { data: drafted } = useQuery(read('listJobDrafts'))
  const templates = drafted?.drafts.filter(({ template_name }) => template_name !== null).length ?? 0
  const last = data?.jobs[0]
  const [open, setOpen] = useState(false)
  const Chevron = open ? ChevronUp : ChevronDown
  const workplace = profile && workplaceOf(profile)

  function startAtEmployer() {
    if (!profile || !workplace) return
    const terms = form.getValues('terms')
    start(
      { location: prefillOf(profile).location, terms: { ...terms, workplace: { ...terms.workplace, ...workplace } } },
      '企業プロフィールの所在地を、勤務地と就業場所に入力しました。',
    )
  }

  return (
    <div className="starters grid justify-items-start gap-2" data-open={open || undefined}>
      <Button className="lg:hidden" aria-expanded={open} aria-controls="starters" onClick={() => setOpen(!open)}>
        ほかの求人や標準条件から始める
        <Chevron className="ui-icon ui-icon--small" aria-hidden="true" />
      </Button>
      <div id="starters" className="starters__choices ui-row">
        <Button onClick={() => start({ terms: withStandard(form.getValues('terms')) }, standardNews)}>
          <ClipboardCheck className="ui-icon" aria-hidden="true" />
          正社員の標準条件を入力する
        </Button>
        {/* Reserve their space, so that nothing moves when they load. */}
        <Button className={workplace ? '' : 'invisible'} disabled={!workplace} onClick={startAtEmployer}>
          <MapPin className="ui-icon" aria-hidden="true" />
          所在地を就業場所に入力する
        </Button>
        <Button
          className={last ? '' : 'invisible'}
          disabled={!last}
          onClick={() =>
            last && start({ ...newJobValues, ...valuesOfJob(last) }, `「${last.title}」の内容を入力しました。`)
          }
        >
          <History className="ui-icon" aria-hidden="true" />
          前回の求人から始める
        </Button>
        {templates > 0 && (
          <LinkButton to={pagePath('employerJobs', { status: 'drafts' })}>
            <FileText className="ui-icon" aria-hidden="true" />
            ひな形から始める
          </LinkButton>
        )}
      </div>
      <StarterNews
        hint={
          <>
            {profile?.name === null
              ? '企業プロフィールを入力すると、会社名と勤務地が自動で入力されます。'
              : '会社名と勤務地には、企業プロフィールの内容が自動で入力されます。'}
            {standardHint}
            前回の求人からは、求人タイトルと文章以外をコピーします。
          </>
        }
        news={news}
        onUndo={undo}
      />
    </div>
  )
}

/** A new job's initial values from the employer's profile. */
type StatedByProfile = { name: string | null; address: string | null; postal_code: string | null }

export type Prefill = Pick<JobValues, 'company' | 'location'>

/** The company and its municipality, where most jobs are; the visible field can be corrected. */
export function prefillOf({ name, address }: StatedByProfile): Prefill {
  const place = placeOf(address)
  return { company: name ?? '', location: place ? `${place.region}${place.locality ?? ''}` : '' }
}

/**
 * The employer's address as workplace; null without a prefecture at its start. Filled in only on a press, because an
 * unchecked address would be a false statement.
 */
export function workplaceOf({ address, postal_code }: StatedByProfile): Partial<TermsValues['workplace']> | null {
  const place = placeOf(address)
  const [prefecture] = prefecturesOf(place?.region ?? '')
  if (!address || !place || !prefecture) return null
  const rest = nfkc(address).trim().slice(place.region.length).trim()
  return rest ? { postal_code: postal_code ?? '', prefecture, address: rest } : null
}

function placeOf(address: string | null) {
  const text = nfkc(address ?? '').trim()
  return jobPlaces(text).find(({ region }) => text.startsWith(region))
}
