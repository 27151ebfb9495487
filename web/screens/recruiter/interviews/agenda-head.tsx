import type { Interview } from '@trampolim/contract/interviews.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { type EventKind, kindOfAll, weekday } from '../../../parts/interviews/agenda/event-words.ts'
import { dayOfInterview } from '../../../parts/interviews/agenda/week-grid.ts'
import { dayWords } from '../../../parts/interviews/words.ts'
import classes from './interviews.module.css'

const t = speak(agenda)
const kinds = ['agreed', 'waiting', 'needing', 'over'] as const satisfies readonly EventKind[]

type HeadProps = {
  /** The page on which an interview is scheduled; null if no interview can be scheduled. */
  setting: string | null
  /** What is shown next to the title. */
  children?: React.ReactNode
}

/** The agenda's title and its main action. */
export function AgendaHead({ setting, children }: HeadProps) {
  return (
    <header className={classes.head}>
      <h1>{t('title')}</h1>
      {children}
      {setting && (
        <ButtonLink look="main" to={setting} icon={<Plus />} aria-label={t('set')} preventScrollReset>
          <span className={classes.wideOnly}>{t('set')}</span>
          <span className={classes.phoneOnly}>{t('setShort')}</span>
        </ButtonLink>
      )}
    </header>
  )
}

function Plus() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 5v14M5 12h14" strokeLinecap="round" />
    </svg>
  )
}

/** Explains the colours of a week. */
export function Legend() {
  return (
    <ul className={classes.legend} aria-label={t('legend.label')}>
      {kinds.map((kind) => (
        <li key={kind} className={classes[kind]}>
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

type PagerProps = {
  span: { from: string; length: number }
  days: readonly string[]
  at: (day: string | null) => string
}

/** Shows which days are displayed, with links to earlier and later ones. */
export function DaysPager({ span: { from, length }, days, at }: PagerProps) {
  const [first = from, last = from] = [days[0], days.at(-1)]
  return (
    <div className={classes.pager}>
      <ButtonLink to={at(null)} size="small">
        {t('today')}
      </ButtonLink>
      <Link className={classes.arrow} to={at(addDays(from, -length))} preventScrollReset>
        <span className="unseen">{t('earlier')}</span>
        <Glyph name="left" size={18} />
      </Link>
      <Link className={classes.arrow} to={at(addDays(from, length))} preventScrollReset>
        <span className="unseen">{t('later')}</span>
        <Glyph name="right" size={18} />
      </Link>
      <strong>{first === last ? longDay(first) : spanWords(first, last)}</strong>
    </div>
  )
}

const inUtc = (day: string) => new Date(`${day}T12:00:00Z`)
const longDay = (day: string) => dayFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })(inUtc(day))

/** For example ‘23 a 28 de novembro’ or ‘30 de novembro a 5 de dezembro’. */
function spanWords(first: string, last: string): string {
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : longDay(first)
  return t('span', { from, to: longDay(last) })
}

type StripProps = {
  days: readonly string[]
  interviews: readonly Interview[]
  timeZone: string
  now: Date
}

/** The days of a week on phones, with a dot for each kind of interview. Each links to that day in the list below. */
export function WeekStrip({ days, interviews, timeZone, now }: StripProps) {
  const today = dayOf(now, timeZone)
  const byDay = Map.groupBy(interviews, (interview) => dayOfInterview(interview, timeZone))
  return (
    <nav className={classes.strip} aria-label={t('days')}>
      {days.map((day) => {
        const found = byDay.get(day) ?? []
        const shown = new Set(found.map(({ candidates }) => kindOfAll(candidates)))
        return (
          <a key={day} href={`#day-${day}`} aria-current={day === today ? 'date' : undefined}>
            <span className="unseen">{t('dayOf', { day: dayWords(day, { now, timeZone }), count: found.length })}</span>
            <span aria-hidden="true">{weekday(day, 'short')}</span>
            <b aria-hidden="true">{Number(day.slice(8))}</b>
            <span className={classes.dots} aria-hidden="true">
              {kinds
                .filter((kind) => shown.has(kind))
                .map((kind) => (
                  <i key={kind} className={classes[kind]} />
                ))}
            </span>
          </a>
        )
      })}
    </nav>
  )
}
