/**
 * The releases of PostgreSQL that closed known security holes: an older one of the same major version has them
 * (https://www.postgresql.org/support/security/). Each release of the product looks there again.
 */
const fixes = [{ date: '2026-05-14', versions: ['15.18', '16.14', '17.10', '18.4'] }]

/** The server that comes along, and the day of its release. */
export const bundledVersion = { version: '18.4', released: '2026-05-14' }

/** The version, and its date, that closes the holes of a server_version_num; null when none is known. */
export function holesOf(versionNumber: number): { version: string; date: string } | null {
  const [major, minor] = [Math.floor(versionNumber / 10_000), versionNumber % 10_000]
  for (const { date, versions } of fixes) {
    const version = versions.find((each) => each.startsWith(`${major}.`))
    if (version && minor < Number(version.split('.')[1])) return { version, date }
  }
  return null
}

/** What an operator reads about the server that comes along, in production. */
export function bundledNotice(now: Date): { version: string; days: number } {
  const days = Math.floor((now.getTime() - Date.parse(bundledVersion.released)) / (24 * 60 * 60_000))
  return { version: bundledVersion.version, days }
}
