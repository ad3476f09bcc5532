import type { Logger } from 'pino'
import type { Outside } from '#actions/context.ts'
import { receivePicture } from '#integrations/images.ts'
import { openPapers } from '#integrations/papers/papers.ts'
import { jobPictures } from '#integrations/pictures/job-pictures.ts'
import { googleVerifier } from '#integrations/social/google.ts'
import { linkedinSignIn } from '#integrations/social/linkedin.ts'
import { openGate } from '#rules/gate.ts'
import { findCompanyByName, isNameOf } from '#rules/jobs/company-name.ts'
import { companies } from '#samples/companies.ts'
import { demoEmployers } from '#samples/demo/employers.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { SecurityOptions } from '#server/http/security.ts'
import type { DatabaseClock } from '#store/database/clock.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { openNotificationFeed } from '#store/people/notification-feed.ts'
import type { Config } from './config.ts'
import type { Readiness } from './readiness.ts'

/** Google's script for the popup flow. */
const googleScript = 'https://accounts.google.com/gsi/client'

/** How long (ms) a stream of notifications lasts; then its reader reconnects, perhaps to another node. */
const usualStreamLifetime = 15 * 60_000

/** The dependencies of all calls, from the configuration and the open database. */
export function makeDependencies(
  config: Config,
  {
    open,
    clock,
    readiness,
    followUps,
    log,
    streamLifetime = usualStreamLifetime,
  }: {
    open: OpenDatabase
    clock: Pick<DatabaseClock, 'now'>
    readiness: Readiness
    followUps: FollowUps
    log: Logger
    streamLifetime?: number | undefined
  },
): Dependencies {
  const { publicUrl, secret, acceptedSecrets, answersResetLinks, publicJobPages, questions, postingRules } = config
  const { adminMfa, passwordRules, pushesToLoopback, qualitySample, allowances, searchBudget, storageBytes } = config
  return {
    db: open.db,
    followUps,
    notificationFeed: openNotificationFeed(open, clock.now, streamLifetime),
    // A node's searches leave connections of its pool to others.
    searches: openGate({
      places: 6,
      waiting: 100,
      budget: searchBudget > 0 ? { ms: searchBudget, seconds: 10 } : null,
    }),
    notReady: readiness.notReady,
    outside: outsideOf(config),
    config: {
      ...{ publicUrl, secret, acceptedSecrets, answersResetLinks, publicJobPages, questions, postingRules },
      ...{ adminMfa, passwordRules, pushesToLoopback, qualitySample, allowances, storageBytes },
      bundledInProduction: config.production && !config.databaseUrl,
    },
    operator: config.operator,
    demo: config.demoData,
    now: clock.now,
    log,
  }
}

function outsideOf({ google, linkedin, publicUrl, demoData }: Config): Outside {
  return {
    google: google.clientId
      ? {
          clientId: google.clientId,
          scriptUrl: google.baseUrl ? `${google.baseUrl}/gsi/client` : googleScript,
          verify: googleVerifier({ clientId: google.clientId, ...(google.baseUrl && { baseUrl: google.baseUrl }) }),
        }
      : null,
    linkedin:
      linkedin.clientId && linkedin.clientSecret
        ? linkedinSignIn({
            clientId: linkedin.clientId,
            clientSecret: linkedin.clientSecret,
            redirectUri: `${publicUrl}/api/auth/linkedin/callback`,
            ...(linkedin.baseUrl && { baseUrl: linkedin.baseUrl }),
          })
        : null,
    receivePicture,
    directoryCompany: demoData ? directoryCompany : null,
    jobPictures: jobPictures(),
    papers: openPapers(),
  }
}

/** The directory is a sample: only the demo account of a company in it posts under its entry. */
function directoryCompany(name: string, ownerEmail: string) {
  const account = demoEmployers.find((employer) => employer.account === ownerEmail)
  const company = account && isNameOf(name, account.name) ? findCompanyByName(account.name, companies) : null
  if (!company) return null
  const { industry, size, description, website, foundedYear, rating } = company
  return { name: company.name, industry, size, description, website, founded_year: foundedYear, rating }
}

/** What pages may load from Google, by path, because its origin serves more than sign-in. */
export function googleSources({ google }: Config): SecurityOptions['google'] {
  const base = google.baseUrl ?? 'https://accounts.google.com'
  return google.clientId ? { script: `${base}/gsi/client`, calls: `${base}/gsi/` } : null
}
