import { Fragment, useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { pageAddresses, pagePath } from '#contract/page-addresses.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { selectableRoles } from '#rules/people/roles.ts'
import { rowFacts } from '#rules/postings/card-facts.ts'
import { returnPath } from '#rules/return-path.ts'
import type { Api } from '#web/api/api.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { NotStated } from '#web/parts/not-stated.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SecondFactorRequest, SignInFailure } from '#web/session/second-factor-request.ts'
import { signIn, signOut, useSession } from '#web/session/session.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { roleLabel } from '#words/labels.ts'
import { refusalSentence } from '#words/refusals.ts'
import { payText } from '#words/salary.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'
import { AccountUses, AuthCover } from './login/auth-cover.tsx'
import { SignInForm, SignUpForm } from './login/sign-in-form.tsx'
import { type Providers, SocialSignIn } from './login/social-sign-in.tsx'

const codeSignIn = lazyPart(async () => (await import('#web/session/code-sign-in.tsx')).CodeSignIn)
const secondStep = lazyPart(async () => (await import('#web/session/second-step.tsx')).SecondStep)

const isSignUp = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === pagePath('register') || new URLSearchParams(search).get('mode') === 'signup'

export const handle = { footer: false }

export function meta(args: MetaArgs) {
  const signUp = isSignUp(args.location)
  const location = { ...args.location, pathname: signUp ? pagePath('register') : pagePath('login') }
  return pageMeta({
    title: signUp ? '新規登録' : 'ログイン',
    description: signUp
      ? '求職者も企業も、無料で登録できます。登録すると、求人への応募や掲載ができます。'
      : 'しごと帖にログインします。選考状況や、掲載した求人を確認できます。',
    address: canonicalAddress({ ...args, location }),
  })
}

/** The wanted job, and the social sign-ins; none while they cannot be read. */
async function readLogin(query: URLSearchParams, call: Api) {
  const [wantedJob, providers] = await Promise.all([
    readWantedJob(query, call),
    call('readSocialProviders').catch(
      (): Providers => ({ google_client_id: null, google_script_url: null, linkedin: false }),
    ),
  ])
  return { wantedJob, providers }
}

/** The facts of the job that a visitor wanted to read, as lists of public jobs show them. */
type WantedJob = { title: string; company: string; pay: string; facts: [term: string, fact: string | null][] }

const jobPath = new RegExp(`^${pageAddresses.job.replace(':id', '([^/?#]+)')}(?:[?#]|$)`)

/** The id of the job to which the address returns after sign-in; null for other targets. */
export function wantedJobId(query: URLSearchParams): string | null {
  const path = returnPath(query.get('redirect') ?? query.get('returnUrl'))
  return jobPath.exec(path)?.[1] ?? null
}

/** The job's public data from the lists; null for one that is not public. */
export async function readWantedJob(query: URLSearchParams, api: Api): Promise<WantedJob | null> {
  const id = wantedJobId(query)
  if (id === null) return null
  try {
    const { jobs } = await api('searchJobs', { query: { ids: id, page: '1', limit: '1' } })
    const job = jobs[0]
    if (!job) return null
    const { place, hours, daysOff } = rowFacts({ ...job, terms: job.terms ?? null })
    const facts: WantedJob['facts'] = [
      ['勤務地', place.fact],
      ['時間', hours.fact],
      ['休日', daysOff.fact],
    ]
    return { title: job.title, company: job.company, pay: payText(job), facts }
  } catch {
    return null // The form needs no job.
  }
}

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readLogin(new URL(request.url).searchParams, context.get(pageContext).api)

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readLogin(new URL(request.url).searchParams, api)

/** Switching to sign-up does not reload the job. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  wantedJobId(currentUrl.searchParams) !== wantedJobId(nextUrl.searchParams)

/** Sign-in and sign-up on one screen; /register opens sign-up. */
export default function Login() {
  const location = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [request, setRequest] = useState<SecondFactorRequest | null>(null)
  const signUp = isSignUp(location)
  const { wantedJob, providers } = useLoaderData<typeof clientLoader>()
  // Explain accounts to a visitor on the way to a job too, who may have none.
  const showsUses = signUp || wantedJob !== null
  const [byCode, setByCode] = useState(false)
  const [isNewEmployer, setIsNewEmployer] = useState(false)
  const target = isNewEmployer ? pagePath('employerStart') : afterSignIn(query, location.hash)
  // The state of the link that led here (a search's words). After LinkedIn's pages it comes from storage, because the
  // location's is lost.
  const [returned, setReturned] = useState<unknown>(null)
  const state: unknown = location.state ?? returned

  // A signed-in visitor continues at once; but one who needs another account (add-job.tsx) is asked first.
  const kind = signUp ? choiceIn(query, 'role', selectableRoles) : undefined
  const another = kind !== undefined && session.user !== null && session.user.role !== kind
  const [begun, setBegun] = useState(false)
  const signedIn = session.status === 'signed-in'
  useEffect(() => {
    if (signedIn && (begun || !another)) void navigate(target, { replace: true, state })
  }, [signedIn, begun, another, target, state, navigate])
  const begin: typeof signIn = (data) => {
    setBegun(true)
    signIn(data)
  }

  const beginAccount: typeof signIn = (data) => {
    // A new employer continues with the posting they wanted, otherwise with the three steps.
    setIsNewEmployer(
      hasPermission(data.user.role, 'job:post') && afterSignIn(query, location.hash) === pagePath('home'),
    )
    begin(data)
    const line = `${data.user.email} に、確認のメールを送りました。メールのリンクを開いてください。`
    toast.success('登録しました', line, 'sign-up')
  }

  const toOther = pagePath('login', { ...Object.fromEntries(query), mode: signUp ? undefined : 'signup' })

  return (
    <div className="min-h-[calc(100dvh-var(--header-h)-6px)] grid flex-1 lg:grid-cols-2 max-lg:grid-rows-[3.5rem_1fr]">
      <AuthCover uses={showsUses} />
      {/* From above, not centred: a form that is taller or still arriving would move what is already read. */}
      <div className="grid content-start justify-items-center px-(--gutter) pt-[clamp(2.5rem,6vw,6rem)] pb-16">
        <div className="ui-stack w-full max-w-104">
          <div>
            <h1 className="font-mincho text-2xl tracking-[.08em]">
              {request ? '二段階認証' : signUp ? '新規登録' : 'ログイン'}
            </h1>
            {!another && !request && (
              <p className="text-sm text-muted mt-1">
                {signUp ? '登録済みの方は' : 'はじめての方は'}
                <Link to={toOther} state={state} replace onClick={() => setFailure(null)}>
                  {signUp ? 'ログイン' : '新規登録'}
                </Link>
                へお進みください。
              </p>
            )}
          </div>
          <DoubleRule />
          {wantedJob && !another && <WantedJobNotice job={wantedJob} />}
          {wantedJob && !another && !signUp && !request && (
            <LinkButton to={toOther} state={state} replace variant="primary" size="lg" block>
              無料で登録して続きを読む
            </LinkButton>
          )}
          {another && session.user && !begun ? (
            <OtherAccount user={session.user} back="/" />
          ) : (
            <>
              {session.status === 'ended' && !failure && (
                <Notice tone="warning">{refusalSentence['session-ended']}</Notice>
              )}
              {failure && (
                <Notice tone="danger" title={failure.title}>
                  {failure.text}
                </Notice>
              )}
              {request ? (
                <Lazy part={secondStep} fallback={<SkeletonText />} onLoadError={() => setRequest(null)}>
                  {(SecondStep) => (
                    <SecondStep
                      key={request.challenge}
                      request={request}
                      onDone={begin}
                      onFailure={setFailure}
                      onCancel={() => setRequest(null)}
                    />
                  )}
                </Lazy>
              ) : (
                <>
                  <Button size="lg" block onClick={() => setByCode(!byCode)}>
                    {byCode ? 'パスワードでログイン' : 'メールのコードでログイン'}
                  </Button>
                  {byCode ? (
                    <Lazy part={codeSignIn} fallback={<SkeletonText />} onLoadError={() => setByCode(false)}>
                      {(CodeSignIn) => <CodeSignIn onDone={begin} />}
                    </Lazy>
                  ) : signUp ? (
                    <SignUpForm
                      onDone={beginAccount}
                      redirect={target}
                      {...(kind && { kind })}
                      onFailure={setFailure}
                    />
                  ) : (
                    <SignInForm onDone={begin} onFailure={setFailure} onSecondFactor={setRequest} />
                  )}
                  <SocialSignIn
                    providers={providers}
                    redirect={target}
                    state={state}
                    onReturn={setReturned}
                    onDone={begin}
                    onFailure={setFailure}
                    onSecondFactor={setRequest}
                  />
                </>
              )}
              <noscript>
                <Notice tone="warning">ログインと新規登録には、JavaScriptを有効にする必要があります。</Notice>
              </noscript>
              {showsUses && (
                <div className="lg:hidden">
                  <AccountUses />
                </div>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Tells a visitor who wanted to read a job why to sign in. */
function WantedJobNotice({ job: { title, company, pay, facts } }: { job: WantedJob }) {
  return (
    <div className="grid gap-1 px-4.5 py-4 bg-(--surface) border border-rule border-l-[3px] border-l-primary rounded-sm leading-[1.6]">
      <p className="text-xs text-muted">ご覧の求人</p>
      <p className="line-clamp-3 ui-phrase font-bold">{title}</p>
      <p className="text-sm text-muted">
        <CompanyName name={company} />
      </p>
      <p className="font-bold">{pay}</p>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {facts.map(([term, fact]) => (
          <Fragment key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="m-0">{fact ?? <NotStated />}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="ui-phrase text-sm">
        続きを読むには、無料の登録かログインが必要です。終わると、この求人に戻ります。
      </p>
    </div>
  )
}

/** Asks a signed-in person who needs another kind of account to sign out or stay. */
function OtherAccount({ user, back }: { user: SessionUser; back: string }) {
  return (
    <div className="ui-stack">
      <Notice title={`${user.name}さん（${roleLabel[user.role]}）としてログインしています`}>
        別の種類のアカウントは、いったんログアウトしてから登録します。登録には、別のメールアドレスが必要です。
      </Notice>
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          void signOut()
          toast.success(sessionConfirmation.signedOut)
          focusTitle()
        }}
      >
        ログアウトして登録へ進む
      </Button>
      <LinkButton to={back} size="lg" block>
        このまま利用する
      </LinkButton>
    </div>
  )
}

/** The target: `redirect`, else `returnUrl`, from the query or LinkedIn's flow; never this screen. */
function afterSignIn(query: URLSearchParams, hash: string): string {
  const named = query.get('redirect') ?? query.get('returnUrl') ?? new URLSearchParams(hash.slice(1)).get('redirect')
  const path = returnPath(named)
  return /^\/(login|register)(?![\w-])/.test(path) ? pagePath('home') : path
}
