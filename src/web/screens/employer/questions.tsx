import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listedQuestionStates } from '#rules/jobs/reader-questions.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn, withFilter } from '#web/parts/lists/list-query.ts'
import { ReceivedQuestion } from '#web/parts/received-question.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { questionStateLabel } from '#words/reader-questions.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '質問', hidden: true })

const emptyTitle = {
  open: '未回答の質問はありません',
  held: '運営者が確認中の回答はありません',
  answered: '回答した質問はまだありません',
  declined: '見送った質問はありません',
}

/** Questions about the employer's jobs by state, the oldest first. */
export default function EmployerQuestions() {
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
  const state = choiceIn(query, 'state', listedQuestionStates) ?? 'open'
  const list = useList('listReceivedQuestions', {
    ...{ fixed: { state }, pageSize: 20, prefix: 'question' },
    itemsOf: ({ questions }) => questions,
  })
  const counts = list.data?.counts
  // Few answers are held, so the tab stands only while there is one.
  const tabs = listedQuestionStates.filter((each) => each !== 'held' || state === 'held' || (counts?.held ?? 0) > 0)
  return (
    <>
      <PageHead
        title="質問"
        lead="古いものから並んでいます。質問した人のお名前は表示されません。見送った質問は公開されません。"
      />
      <Tabs
        value={state}
        onValueChange={(next) =>
          setQuery(withFilter(query, 'state', next === 'open' ? undefined : next), { preventScrollReset: true })
        }
        label="質問の状態"
        tabs={tabs.map((value) => ({
          ...{ value, label: questionStateLabel[value] },
          ...(counts && { count: counts[value] ?? 0 }),
        }))}
      >
        <TabPanel value={state} className="ui-stack pt-3">
          <ListItems
            list={list}
            waiting={{ rows: 3, label: '質問を読み込み中' }}
            empty={{ title: emptyTitle[state], text: '求人ページから届いた質問が、ここに並びます。' }}
          >
            {(questions, stale) => (
              <ol className="sheet overflow-clip" aria-label={questionStateLabel[state]} aria-busy={stale}>
                {questions.map((question) => (
                  <ReceivedQuestion key={question.id} question={question} now={now} onLeave={list.announceRemoval} />
                ))}
              </ol>
            )}
          </ListItems>
        </TabPanel>
      </Tabs>
    </>
  )
}
