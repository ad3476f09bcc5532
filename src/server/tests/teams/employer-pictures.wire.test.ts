import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { formWith, tinyPicture } from '#server/testing/file-forms.ts'
import { jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { send } from '#server/testing/sample-calls.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))

const logo = (who: Person, content = tinyPicture) =>
  send(app, 'uploadLogo', { form: formWith('logo', content, 'a.png') }, who)
const photo = (who: Person, content = tinyPicture) =>
  send(app, 'addPhoto', { form: formWith('photo', content, 'a.png') }, who)
const profileOf = async (who: Person) => (await app.call('readEmployerProfile', {}, who)).body.data.profile
const get = (url: string) => app.http.inject({ url })

test('a logo becomes a 512 px WebP without metadata and replaces the former', async () => {
  const employer = await personOf(app, 'employer')
  const id = await jobOf(app, employer)
  const large = sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#c33' } })
  const first = await logo(
    employer,
    await large
      .jpeg()
      .withExif({ IFD0: { Artist: 'secret' } })
      .toBuffer(),
  )
  expect(first.status).toBe(200)
  const { logo_url } = first.body.data
  const { format, width, exif } = await sharp((await get(logo_url)).rawPayload).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 512, exif: undefined })
  expect(await profileOf(employer)).toMatchObject({ logo_url, photos: [] })
  expect((await app.call('readJob', { params: { id } })).body.data.job.companyInfo).toMatchObject({ logo_url })
  const second = (await logo(employer)).body.data.logo_url
  expect([(await get(logo_url)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
  expect((await app.call('removeLogo', {}, employer)).body.data.profile.logo_url).toBeNull()
  expect((await get(second)).statusCode).toBe(404)
})

test('up to six photos are kept, and each can be removed', async () => {
  const employer = await personOf(app, 'employer')
  for (let at = 0; at < 6; at++) expect((await photo(employer)).status).toBe(201)
  expectReason(await photo(employer), 'too-many-photos')
  const { photos } = await profileOf(employer)
  expect(photos).toHaveLength(6)
  const [first, second] = photos
  expect((await app.call('removePhoto', { params: { id: first.id } }, employer)).body.data.photos).toHaveLength(5)
  expect((await app.call('removeNamedPhoto', { body: { id: second.id } }, employer)).body.data.photos).toHaveLength(4)
  expect((await get(first.url)).statusCode).toBe(404)
  expectReason(await app.call('removePhoto', { params: { id: first.id } }, employer), 'photo-not-found')
  const other = await personOf(app, 'employer')
  expectReason(await app.call('removePhoto', { params: { id: photos[2].id } }, other), 'photo-not-found')
  const recruiter = await memberOf(app, employer, 'recruiter')
  expectReason(await photo(recruiter), 'team-role-too-low')
  await app.call('deleteAccount', { body: { password: 'password' } }, employer)
  expect((await get(photos[2].url)).statusCode).toBe(404)
})

test('a non-image is refused by its field', async () => {
  const employer = await personOf(app, 'employer')
  const message = '画像ファイルを選択してください'
  expectRefused(await logo(employer, Buffer.from('<svg></svg> and more')), 400, message, 'logo')
  expectRefused(await photo(employer, Buffer.from('%PDF-1.7 and more')), 400, message, 'photo')
})
