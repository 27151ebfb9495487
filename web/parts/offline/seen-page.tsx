import { createHash } from 'node:crypto'
import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { JobCard } from '@trampolim/contract/jobs.ts'
import type { PublicStanding } from '@trampolim/marketplace/jobs/status.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { offline } from '@trampolim/phrases/pt-br/offline.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Theme } from '../../platform/cookies/theme.ts'
import { dayText, momentText } from '../dates.ts'
import { nowText } from '../selection/now-text.ts'

const t = speak(offline)
const j = speak({ confidential: jobs.confidential, remote: jobs.remote, standing: jobs.standing })
const s = speak({ appliedOn: selection.appliedOn })

type Favourite = JobCard & { standing: PublicStanding }
type Seen = {
  applications: { items: readonly SelectiveProcess[]; total: number }
  favourites: { items: readonly Favourite[]; total: number }
  theme: Theme
  /** The time at which the page was stored. */
  now: string
}

const style = `
:root { color-scheme: light; --paper: #fbfaf6; --ink: #1d2b27; --soft: #56665f; --line: #e4e1d6; --main: #0b5d4b; --on-main: #fff }
:root[data-theme=dark] { color-scheme: dark; --paper: #101815; --ink: #e9eee9; --soft: #a5b5ad; --line: #2b3933; --main: #6fcfb1; --on-main: #06231b }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme=light]) { color-scheme: dark; --paper: #101815; --ink: #e9eee9; --soft: #a5b5ad; --line: #2b3933; --main: #6fcfb1; --on-main: #06231b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
header { padding: 14px 18px; border-bottom: 1px solid var(--line); font-weight: 700 }
main { max-width: 42rem; margin: 0 auto; padding: 24px 18px 48px }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.2 }
h2 { margin: 32px 0 0; font-size: 1.2rem }
h3 { margin: 0; font-size: 1rem }
p { margin: 4px 0 0 }
ul { margin: 8px 0 0; padding: 0; list-style: none }
li { padding: 12px 0; border-top: 1px solid var(--line) }
.plain li { padding: 6px 0; border: 0 }
.soft { color: var(--soft) }
a { display: inline-flex; align-items: center; min-height: 44px; margin-top: 14px; padding: 8px 18px; border-radius: 10px; background: var(--main); color: var(--on-main); font-weight: 650; text-decoration: none }
a:focus-visible { outline: 3px solid var(--main); outline-offset: 3px }
`

/** Permits nothing except its own style, since a stored page needs less than a fresh one. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page that a candidate sees while offline, with the current data, and its content security policy. Server only.
 */
export function drawSeenPage(seen: Seen): { html: string; policy: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(<SeenPage {...seen} />)}`, policy }
}

/** A link to the address of the page itself. */
const samePage = ''
const waits = ['search', 'messages', 'interviews', 'curriculum'] as const

function SeenPage({ applications, favourites, theme, now }: Seen) {
  const moment = <time dateTime={now}>{t('seen', { moment: momentText(now) })}</time>
  return (
    <html lang="pt-BR" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${t('title')} · Trampolim`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above, whose hash the content security policy allows. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>Trampolim</header>
        <main>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
          <a href={samePage}>{t('retry')}</a>
          <Part title={t('applications')} none={t('noApplications')} {...applications}>
            {applications.items.map((process) => (
              <li key={process.processId}>
                <h3>{process.jobName}</h3>
                <p className="soft">
                  {[process.company ?? j('confidential'), s('appliedOn', { date: dayText(process.applied) })].join(
                    ' · ',
                  )}
                </p>
                <p>{nowText(process)}</p>
                <p className="soft">{moment}</p>
              </li>
            ))}
          </Part>
          <Part title={t('favourites')} none={t('noFavourites')} {...favourites}>
            {favourites.items.map((job) => (
              <li key={job.id}>
                <h3>{job.jobName}</h3>
                <p className="soft">{[job.company ?? j('confidential'), placeOf(job)].join(' · ')}</p>
                <p>{salaryText(job.salary)}</p>
                {job.standing !== 'open' && <p>{j(`standing.${job.standing}.tag`)}</p>}
                <p className="soft">{moment}</p>
              </li>
            ))}
          </Part>
          <h2>{t('again')}</h2>
          <ul className="plain">
            {waits.map((each) => (
              <li key={each}>{t(`waits.${each}`)}</li>
            ))}
          </ul>
          <p className="soft">{t('about')}</p>
        </main>
      </body>
    </html>
  )
}

type PartProps = { title: string; none: string; items: readonly unknown[]; total: number; children: ReactNode }

function Part({ title, none, items, total, children }: PartProps) {
  const more = total - items.length
  return (
    <section>
      <h2>{title}</h2>
      {items.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
      {more > 0 && <p className="soft">{t('more', { count: more })}</p>}
    </section>
  )
}

const placeOf = ({ workType, place }: Favourite) =>
  workType === 2 ? j('remote') : [place.district, place.city, place.state].filter(Boolean).join(', ')
