import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { softAuthenticator } from '#server/testing/authenticator.ts'
import { lastMail, resetTokenOf } from '#server/testing/last-mail.ts'
import { actionsOf, invitationOf, keyOf, personOf, webhookOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { addPasskey, addTotp, askedFactor, codeOf } from '#server/testing/second-factors.ts'
import { linkIdentity } from '#store/people/identities.ts'
import { openSession } from '#store/people/sessions.ts'
import { monthDayTimeText } from '#words/full-dates.ts'

const minute = 60_000
const publicUrl = 'http://localhost:3000'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: publicUrl } }))

const works = async (token: string) => (await app.call('readMe', {}, token)).status === 200
const signIn = ({ email }: Person) => app.call('signIn', { body: { email, password: 'password' } })
type Given = { challenge: string; code?: string; recovery_code?: string; passkey?: Record<string, unknown> }
const answer = (body: Given) => app.call('answerSecondFactor', { body: body as never })

describe('signing in with an authenticator app', () => {
  test('the password alone opens no session; the code does, and the answer is that of every sign-in', async () => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const sessions = async () =>
      (await app.open.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).length
    const before = await sessions()
    const { status, body } = await signIn(person)
    expect([status, body.code, body.message]).toEqual([403, 'second-factor-required', '二段階認証の確認が必要です'])
    expect(body.data.second_factor).toEqual({
      challenge: expect.any(String),
      expires_at: expect.any(String),
      ...{ totp: true, passkey: null, recovery_code: true },
    })
    expect(await sessions()).toBe(before)
    const { challenge } = body.data.second_factor
    const done = await answer({ challenge, code: codeOf(app, secret, 1) })
    expect([done.status, Object.keys(done.body.data), done.body.data.user.id]).toEqual([
      200,
      ['user', 'token'],
      person.id,
    ])
    expect(await works(done.body.data.token)).toBe(true)
  })

  test("other people's factors do not affect an account", async () => {
    const [other, person] = [await personOf(app), await personOf(app)]
    // Waits for its first code, as that of the person does.
    await app.call('beginTotp', {}, other)
    const { secret } = await addTotp(app, person)
    const { secret: theirs } = await addTotp(app, other)
    // Both in the same half minute.
    for (const [who, key] of [
      [other, theirs],
      [person, secret],
    ] as const) {
      const { challenge } = await askedFactor(app, who)
      expect((await answer({ challenge, code: codeOf(app, key, 1) })).status).toBe(200)
    }
    expect((await app.call('removeTotp', {}, other)).status).toBe(200)
    expect((await signIn(person)).body.code).toBe('second-factor-required')
    expect((await signIn(other)).status).toBe(200)
  })

  test('full-width digits and blanks are taken; wrong, short and used codes are not', async () => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const { challenge } = await askedFactor(app, person)
    const used = codeOf(app, secret)
    expectRefused(await answer({ challenge, code: used }), 400, '確認コードが正しくありません', 'code')
    for (const code of ['12345', 'あいうえおか', '1234567'])
      expectRefused(await answer({ challenge, code }), 400, '6桁の数字を入力してください', 'code')
    expectRefused(await answer({ challenge }), 400, '入力してください', 'code')
    const next = codeOf(app, secret, 1)
    const typed = [...next].map((digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join('')
    expect((await answer({ challenge, code: `${typed.slice(0, 3)}　${typed.slice(3)}` })).status).toBe(200)
    // Neither the challenge nor the code serves a second time.
    expectRefused(
      await answer({ challenge, code: next }),
      400,
      '確認の有効期限が切れました。最初からやり直してください。',
      'challenge',
    )
    const again = await askedFactor(app, person)
    expectRefused(await answer({ challenge: again.challenge, code: next }), 400, '確認コードが正しくありません', 'code')
  })

  test('of two who send the same code at once, one is let in', async () => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const [one, two] = [await askedFactor(app, person), await askedFactor(app, person)]
    const code = codeOf(app, secret, 1)
    const statuses = await Promise.all([one, two].map(({ challenge }) => answer({ challenge, code })))
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a challenge ends after 5 minutes, with a reset, and belongs to its account', async () => {
    const [person, other] = [await personOf(app, 'user', { email_verified: true }), await personOf(app)]
    const [{ secret }, others] = [await addTotp(app, person), await addTotp(app, other)]
    const { challenge } = await askedFactor(app, person)
    expect((await answer({ challenge, code: codeOf(app, others.secret, 1) })).body.code).toBe('code-wrong')
    app.wait(5 * minute + 1)
    expect((await answer({ challenge, code: codeOf(app, secret) })).body.code).toBe('challenge-over')
    const fresh = await askedFactor(app, person)
    const token = await resetTokenOf(app, person)
    await app.call('resetPassword', { body: { token, newPassword: 'password' } })
    expect((await answer({ challenge: fresh.challenge, code: codeOf(app, secret) })).body.code).toBe('challenge-over')
    // A reset is no way around the factor.
    expect((await signIn(person)).body.code).toBe('second-factor-required')
  })

  test('a confirmation challenge cannot sign in', async () => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    await addPasskey(app, person)
    const { challenge } = (await app.call('beginConfirmation', {}, person)).body.data.passkey
    expect((await answer({ challenge, code: codeOf(app, secret, 1) })).body.code).toBe('challenge-over')
  })

  test('five wrong codes begin a pause of 15 minutes, an hour, then a day, which a mail tells; a right one resets', async () => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const right = () => codeOf(app, secret, 1)
    const guess = async (code: string) => answer({ challenge: (await askedFactor(app, person)).challenge, code })
    const wrong = () => String((Number(right()) + 500_000) % 1_000_000).padStart(6, '0')
    const fiveWrong = async () => {
      // At once, as a guesser would.
      const { challenge } = await askedFactor(app, person)
      const replies = await Promise.all(Array.from({ length: 7 }, () => answer({ challenge, code: wrong() })))
      expect(replies.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429])
    }
    for (const minutes of [15, 60, 24 * 60, 24 * 60]) {
      await fiveWrong()
      const paused = await guess(right())
      const until = new Date(app.dependencies.now().getTime() + minutes * minute)
      expect([paused.status, paused.body.code]).toEqual([429, 'factor-paused'])
      expect(Math.abs(Number(paused.headers['retry-after']) - minutes * 60)).toBeLessThan(30)
      expect(Math.abs(new Date(paused.body.data.until).getTime() - until.getTime())).toBeLessThan(30_000)
      expect(paused.body.message).toContain(
        `${monthDayTimeText(paused.body.data.until)}以降に、もう一度お試しください。`,
      )
      expect((await lastMail(app, 'security-notice')).text).toContain('受け付けを一時停止しました')
      app.wait(minutes * minute + 1_000)
    }
    expect((await guess(right())).status).toBe(200)
    app.wait(minute)
    await fiveWrong()
    app.wait(15 * minute + 1_000)
    expect((await guess(right())).status).toBe(200)
  })
})

describe('an authenticator app', () => {
  test('counts after its first right code, and its secret is shown once', async () => {
    const person = await personOf(app)
    const begun = (await app.call('beginTotp', {}, person)).body.data
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    expect((await signIn(person)).status).toBe(200)
    expect((await app.call('confirmTotp', { body: { code: '000000' } }, person)).body.code).toBe('code-wrong')
    const { secret } = (await app.call('beginTotp', {}, person)).body.data
    expect((await app.call('confirmTotp', { body: { code: codeOf(app, begun.secret) } }, person)).status).toBe(400)
    expect((await app.call('confirmTotp', { body: { code: codeOf(app, secret) } }, person)).status).toBe(200)
    expect((await app.call('beginTotp', {}, person)).body.code).toBe('totp-set-up-already')
    const { text } = await app.call('readSecondFactor', {}, person)
    expect(text).not.toContain(secret)
    const rows = JSON.stringify(await app.open.db.selectFrom('totp_secrets').selectAll().execute())
    expect([rows.includes(secret), rows.includes(begun.secret)]).toEqual([false, false])
  })

  test('the first factor brings ten recovery codes and ends the other sessions; the next brings none', async () => {
    const person = await personOf(app)
    const other = await openSession(app.open.db, person.id, app.dependencies.now())
    const { recoveryCodes } = await addTotp(app, person)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code))).toBe(true)
    expect([await works(person.token), await works(other)]).toEqual([true, false])
    const { reply } = await addPasskey(app, person)
    expect(reply.body.data.recovery_codes).toBe(null)
    expect(await actionsOf(app, person.id)).toEqual(['user:add-factor', 'user:add-factor'])
  })

  test('removed, the password is enough again, and recovery codes are gone', async () => {
    const person = await personOf(app)
    await addTotp(app, person)
    expect((await app.call('removeTotp', {}, person)).status).toBe(200)
    expect((await app.call('removeTotp', {}, person)).body.code).toBe('no-second-factor')
    expect((await signIn(person)).status).toBe(200)
    const { second_factor } = (await app.call('readSecondFactor', {}, person)).body.data
    expect(second_factor).toEqual({
      ...{ totp_since: null, passkeys: [], recovery_codes_left: 0, passkeys_available: true, required: false },
    })
  })
})

describe('recovery codes', () => {
  test('each opens one session in any spelling; new codes void the old ones', async () => {
    const person = await personOf(app)
    const { recoveryCodes } = await addTotp(app, person)
    const [first = '', second = ''] = recoveryCodes
    const typed = first.toLowerCase().replace('-', 'ー').replace(/0/g, 'o')
    const use = async (recovery_code: string) => answer({ ...(await challengeOf(person)), recovery_code })
    expect((await use(typed)).status).toBe(200)
    expect((await use(first)).body.code).toBe('code-wrong')
    expect((await app.call('readSecondFactor', {}, person)).body.data.second_factor.recovery_codes_left).toBe(9)
    const { recovery_codes } = (await app.call('renewRecoveryCodes', {}, person)).body.data
    expect((await use(second)).body.code).toBe('code-wrong')
    expect((await use(recovery_codes[0])).status).toBe(200)
  })
})

const challengeOf = async (person: Person) => ({ challenge: (await askedFactor(app, person)).challenge })

describe('passkeys', () => {
  test('one that was made here signs in, once for a challenge', async () => {
    const person = await personOf(app)
    const { authenticator, reply } = await addPasskey(app, person)
    expect([reply.status, reply.body.data.passkey.name]).toEqual([201, '仕事用のパソコン'])
    const { challenge, passkey } = await askedFactor(app, person)
    expect(passkey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] })
    const used = authenticator.get(passkey ?? {})
    expect((await answer({ challenge, passkey: used })).status).toBe(200)
    const again = await askedFactor(app, person)
    expect((await answer({ challenge: again.challenge, passkey: used })).body.code).toBe('passkey-wrong')
  })

  test('an answer for another site, of another key or of an older state of the key is refused', async () => {
    const person = await personOf(app)
    const { authenticator } = await addPasskey(app, person)
    const { challenge, passkey } = await askedFactor(app, person)
    const stranger = {
      ...softAuthenticator(publicUrl).get(passkey ?? {}),
      id: authenticator.id,
      rawId: authenticator.id,
    }
    const older = authenticator.get(passkey ?? {})
    const newer = authenticator.get(passkey ?? {})
    for (const wrong of [authenticator.get(passkey ?? {}, 'https://evil.example'), stranger])
      expect((await answer({ challenge, passkey: wrong })).body.code).toBe('passkey-wrong')
    expect((await answer({ challenge, passkey: newer })).status).toBe(200)
    const next = await askedFactor(app, person)
    expect((await answer({ challenge: next.challenge, passkey: older })).body.code).toBe('passkey-wrong')
  })

  test('it is made for the challenge of this person, and belongs to one account', async () => {
    const [person, other] = [await personOf(app), await personOf(app)]
    const authenticator = softAuthenticator(publicUrl)
    const { challenge, options } = (await app.call('beginPasskey', {}, person)).body.data
    const passkey = authenticator.create(options)
    expect((await app.call('addPasskey', { body: { challenge, passkey } }, other)).body.code).toBe('challenge-over')
    expect((await app.call('addPasskey', { body: { challenge, passkey } }, person)).status).toBe(201)
    const others = (await app.call('beginPasskey', {}, other)).body.data
    const taken = authenticator.create(others.options)
    const reply = await app.call('addPasskey', { body: { challenge: others.challenge, passkey: taken } }, other)
    expectRefused(reply, 409, 'このパスキーは登録済みです')
  })

  test('a site that people reach by a bare address has none', async () => {
    const bare = await forTest(openTestApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } }))
    const person = await personOf(bare)
    expectRefused(await bare.call('beginPasskey', {}, person), 409, 'この環境ではパスキーを使用できません')
    const { second_factor } = (await bare.call('readSecondFactor', {}, person)).body.data
    expect(second_factor.passkeys_available).toBe(false)
  })
})

describe('ADMIN_MFA=required', () => {
  test('an administrator without a factor may only set one up; nobody else is asked for one', async () => {
    const strict = await forTest(openTestApp({ env: { ADMIN_MFA: 'required', PUBLIC_URL: publicUrl } }))
    const [admin, employer] = [await personOf(strict, 'admin'), await personOf(strict, 'employer')]
    for (const name of ['listUsers', 'listAllJobs', 'readStats', 'listMyJobs', 'listMyApplications'] as const)
      expectRefused(
        await strict.call(name, {}, admin),
        403,
        '管理者には二段階認証が必要です。設定の「セキュリティ」で登録してください。',
      )
    expect((await strict.call('readMe', {}, admin)).status).toBe(200)
    expect((await strict.call('readSecondFactor', {}, admin)).body.data.second_factor.required).toBe(true)
    expect((await strict.call('listMyJobs', {}, employer)).status).toBe(200)
    await addTotp(strict, admin)
    expect((await strict.call('listUsers', {}, admin)).status).toBe(200)
    await strict.call('removeTotp', {}, admin)
    expect((await strict.call('listUsers', {}, admin)).status).toBe(403)
  })
})

describe('a person who signs in another way', () => {
  test.each([undefined, 'operator'])(
    'an administrator is made of an account whose maker loses every way in, in the same moment (password: %s)',
    async (password) => {
      const [email, now, { db }] = [`${v7()}@example.com`, app.dependencies.now(), app.open]
      const [maker, other] = [await personOf(app, 'employer', { email_verified: true }), await everyFactorOf()]
      expect((await app.call('updateProfile', { body: { email } }, maker)).status).toBe(200)
      await db.updateTable('users').set({ email_verified: true }).where('id', '=', maker.id).execute()
      await addTotp(app, maker)
      await addPasskey(app, maker)
      await keyOf(app, maker)
      await webhookOf(app, maker)
      await invitationOf(app, maker)
      await linkIdentity(db, { provider: 'google', subject: email, user_id: maker.id, created_at: now })
      await app.call('createCalendarFeed', {}, maker)
      await app.call('forgotPassword', { body: { email } })
      await signIn({ ...maker, email })
      const waysIn = async () => {
        const { rows } = await app.open.executeSql(`
          SELECT 'session' AS way, user_id FROM sessions UNION SELECT 'challenge', user_id FROM factor_challenges
          UNION SELECT 'totp', user_id FROM totp_secrets UNION SELECT 'passkey', user_id FROM passkeys
          UNION SELECT 'code', user_id FROM recovery_codes UNION SELECT 'provider', user_id FROM identities
          UNION SELECT 'key', created_by FROM api_keys UNION SELECT 'calendar', user_id FROM calendar_feeds
          UNION SELECT 'invitation', invited_by FROM team_invitations UNION SELECT 'email', user_id FROM email_changes
          UNION SELECT 'link', user_id FROM mailed_links WHERE kind = 'reset-password'
          UNION SELECT 'webhook', employer_id FROM webhooks WHERE switched_off_at IS NULL`)
        return (rows as { way: string; user_id: string }[]).filter(({ user_id }) => user_id === maker.id)
      }
      expect(await waysIn()).toHaveLength(12)
      const signingIn = Array.from({ length: 4 }, () => signIn({ ...maker, email }))
      const made = makeAdmin(db, { email, password, now })
      await Promise.all([...signingIn, made])
      expect([await made, await waysIn()]).toEqual([password ? 'promoted' : 'taken-over', []])
      expect((await signIn({ ...maker, email })).status).toBe(401)
      expect(await factorsOf(other)).toEqual([true, 1, 10])
    },
  )

  test('taking a change of email back takes the factors that were added since, and those of no other account', async () => {
    const victim = await personOf(app, 'user', { email_verified: true })
    await app.call('updateProfile', { body: { email: `new-${victim.email}` } }, victim)
    app.wait(minute)
    await addTotp(app, victim)
    const other = await everyFactorOf()
    const { token } = await lastMail(app, 'email-changed')
    expect((await app.call('revertEmail', { body: { token } })).status).toBe(200)
    expect(await factorsOf(other)).toEqual([true, 1, 10])
    const rows = app.open.db.selectFrom('totp_secrets').select('user_id').where('user_id', '=', victim.id)
    expect(await rows.execute()).toEqual([])
  })

  async function everyFactorOf(): Promise<Person> {
    const person = await personOf(app)
    await addTotp(app, person)
    await addPasskey(app, person)
    return person
  }

  async function factorsOf(person: Person) {
    const { second_factor } = (await app.call('readSecondFactor', {}, person)).body.data
    return [second_factor.totp_since !== null, second_factor.passkeys.length, second_factor.recovery_codes_left]
  }
})
