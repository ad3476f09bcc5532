import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useMay } from '#web/session/use-may.ts'
import { Composer } from './composer.tsx'
import { type Conversation, type Message, otherName } from './conversation.ts'
import { MessageLog } from './message-log.tsx'
import '#web/parts/sheet.css'
import '#web/parts/states/skeleton.css'

const templateChoice = lazyPart(async () => (await import('./template-choice.tsx')).TemplateChoice)

/** Both sides' messages and the composer; team members who may decide also get templates. */
export function Exchange(props: {
  conversation: Conversation
  messages: readonly Message[]
  /** Loads older messages; null when all are shown. */
  more: { onPress: () => void; busy: boolean } | null
}) {
  const { conversation, messages, more } = props
  const { application_id, side, applicant_name, job_title, company } = conversation
  const mayAnswer = useMay('application:decide') || side === 'applicant'
  const values = { お名前: applicant_name, 求人名: job_title, 会社名: company }
  return (
    <>
      <MessageLog conversation={conversation} messages={messages} more={more} />
      {mayAnswer ? (
        <Composer
          key={application_id}
          applicationId={application_id}
          to={otherName(conversation)}
          aid={
            side === 'employer'
              ? (body, onWrite) => (
                  <Lazy part={templateChoice} fallback={<WaitingChoice />} onLoadError={() => {}}>
                    {(TemplateChoice) => <TemplateChoice body={body} onWrite={onWrite} values={values} />}
                  </Lazy>
                )
              : undefined
          }
        />
      ) : (
        <p className="sheet__body border-t border-rule ui-phrase text-sm text-muted">
          閲覧のみの権限では、メッセージを送れません。
        </p>
      )}
    </>
  )
}

/** As tall as the composer, so that nothing moves. */
const WaitingChoice = () => (
  <span
    className="skeleton h-(--control-md) min-w-40 max-w-60 flex-1"
    role="status"
    aria-label="返信テンプレートを読み込み中"
  />
)
