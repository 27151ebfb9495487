import { ourCookies } from './cookies.ts'
import { draftHours, offlineDays } from './in-browsers.ts'

/** For how many days a bucket may keep former versions of files; a lifecycle rule of the bucket itself deletes them. */
export const formerVersionDays = 30

type Outside = {
  what: string
  where: string
  since: string
  /** How long it is kept at most. */
  most: string
  by: string
  /** The file that decides on the time. */
  decided: string
}

const operating = 'docs/operating.md'

/** Data kept in places that no background work can reach: browsers delete it, or the operator makes sure of that. */
export const outside: readonly Outside[] = [
  {
    ...{ what: 'typed text to or about a person, before it is sent', where: 'the browser’s tab' },
    ...{ since: 'its last change', most: hours(draftHours), by: 'our scripts, the end of the tab, or signing out' },
    decided: 'marketplace/retention/in-browsers.ts',
  },
  {
    ...{ what: 'typed text of an organisation for everybody', where: 'the browser’s tab', since: 'its last change' },
    ...{ most: 'as long as the tab', by: 'the end of the tab, or signing out' },
    decided: 'web/parts/form/draft/draft-keys.ts',
  },
  {
    ...{ what: 'a candidate’s latest applications and favourites, to read without a network' },
    ...{ where: 'the browser’s cache', since: 'the last visit', most: days(offlineDays) },
    ...{ by: 'the service worker, also when somebody signs in or out', decided: 'web/parts/offline/worker.ts' },
  },
  ...Object.entries(ourCookies).map(([name, { what, seconds, by }]) => ({
    ...{ what, where: `the browser’s cookie \`${name}\``, since: 'its setting', most: duration(seconds), by },
    decided: 'marketplace/retention/cookies.ts',
  })),
  {
    ...{ what: 'the latest searches, opened jobs, and whether single keys are off', where: 'the browser’s storage' },
    ...{ since: 'the last use', most: '8 searches and 300 ids of jobs', by: 'signing out, or the person' },
    decided: 'web/platform/browser/browser-list.ts',
  },
  {
    ...{ what: 'the product’s log', where: 'journald', since: 'the line', most: '6 months' },
    ...{ by: 'the operator: `MaxRetentionSec=6month`', decided: operating },
  },
  {
    ...{ what: 'nginx’s log', where: '`/var/log/nginx`', since: 'the line', most: days(14) },
    ...{ by: 'Debian’s logrotate', decided: operating },
  },
  {
    ...{ what: 'letters as files, without `SMTP_URL`', where: '`DATA_DIR/mail`', since: 'their writing' },
    ...{ most: days(30), by: 'the operator', decided: operating },
  },
  {
    ...{ what: 'former versions of files in a bucket', where: 'the bucket of `STORAGE_URL`', since: 'their erasure' },
    ...{ most: days(formerVersionDays), decided: 'deploy/s3/lifecycle.json' },
    by: 'the bucket’s rule; `npm run doctor` says if it is missing',
  },
  {
    ...{ what: 'everything, in backups', where: 'the operator’s', since: 'their making', most: days(30) },
    ...{ by: 'the operator', decided: 'marketplace/retention/outside.ts' },
  },
]

function days(count: number) {
  return `${count} days`
}

function duration(seconds: number) {
  const units = [
    [24 * 60 * 60, 'day'],
    [60 * 60, 'hour'],
    [60, 'minute'],
  ] as const
  const [unit, name] = units.find(([each]) => seconds > each) ?? [60, 'minute']
  const count = seconds / unit
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
}

function hours(count: number) {
  return count === 1 ? '1 hour' : `${count} hours`
}
