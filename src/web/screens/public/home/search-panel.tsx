import { BriefcaseBusiness, Layers, type LucideIcon, MapPin, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { employmentFilters, jobCategories } from '#rules/job-terms.ts'
import { limits } from '#rules/limits.ts'
import { prefectures } from '#rules/prefectures.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/select.tsx'
import { categoryLabel, employmentFilterLabel } from '#words/labels.ts'
import { filterNames, type JobFilters, type JobSearch, readFilters, searchPath } from './job-search.ts'
import { useLiveCount } from './use-live-count.ts'

const regions = [...new Set(prefectures.map(({ region }) => region))].map((group) => ({
  group,
  options: prefectures.filter(({ region }) => region === group).map(({ value, name }) => ({ value, label: name })),
}))
const categories = jobCategories.map((value) => ({ value, label: categoryLabel[value] }))
const employments = employmentFilters.map((value) => ({ value, label: employmentFilterLabel[value] }))

const filtersOf = (form: HTMLFormElement): JobFilters => {
  const fields = new FormData(form)
  return readFilters((name) => String(fields.get(name) ?? ''))
}

/** The search panel: counts while somebody types, searches when it is submitted. Without JavaScript a plain GET form. */
export function SearchPanel({ search }: { search: JobSearch }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { count, ask } = useLiveCount(search)

  // The fields are the browser's own, so that what was typed before hydration stays; the address wins when it changes.
  const { keyword, location, category, workStyle } = search.filters
  const shown = useRef(search.filters)
  useEffect(() => {
    const filters: JobFilters = { keyword, location, category, workStyle }
    if (!form.current) return
    if (filterNames.some((name) => shown.current[name] !== filters[name])) fill(form.current, filters)
    shown.current = filters
    ask(filtersOf(form.current))
  }, [keyword, location, category, workStyle, ask])

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Kana on their way to becoming kanji are not yet a question.
    if ((event.nativeEvent as InputEvent).isComposing) return
    ask(filtersOf(event.currentTarget))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(searchPath(filtersOf(event.currentTarget)))
  }

  return (
    <section className="search" aria-label="求人検索">
      <Form
        ref={form}
        role="search"
        method="get"
        action="/"
        onInput={onInput}
        onCompositionEnd={(event) => ask(filtersOf(event.currentTarget))}
        onSubmit={onSubmit}
      >
        <Cell kind="kw" icon={Search} label="キーワード">
          {(id) => (
            <input
              id={id}
              className="input"
              type="search"
              name="keyword"
              maxLength={limits.keyword}
              placeholder="職種、会社名、仕事内容"
              defaultValue={keyword}
              enterKeyHint="search"
            />
          )}
        </Cell>
        <Cell kind="loc" icon={MapPin} label="勤務地">
          {(id) => <Select id={id} name="location" placeholder="すべて" options={regions} defaultValue={location} />}
        </Cell>
        <Cell kind="cat" icon={Layers} label="職種">
          {(id) => <Select id={id} name="category" placeholder="すべて" options={categories} defaultValue={category} />}
        </Cell>
        <Cell kind="style" icon={BriefcaseBusiness} label="働き方">
          {(id) => (
            <Select id={id} name="workStyle" placeholder="すべて" options={employments} defaultValue={workStyle} />
          )}
        </Cell>
        <div className="go">
          <p className="count" aria-live="polite" aria-atomic="true">
            {count !== undefined && (
              <>
                条件に合う求人<b>{count.toLocaleString('ja-JP')}</b>件
              </>
            )}
          </p>
          <Button type="submit" variant="primary" size="lg" block>
            <Search className="icon" aria-hidden="true" />
            この条件で探す
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Cell(props: { kind: string; icon: LucideIcon; label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  const { kind, icon: Icon, label, children } = props
  return (
    <div className={`cell ${kind}`}>
      <label htmlFor={id}>
        <Icon className="icon s" aria-hidden="true" />
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function fill(form: HTMLFormElement, filters: JobFilters): void {
  for (const name of filterNames) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = filters[name] ?? ''
  }
}
