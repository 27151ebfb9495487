import type { Interview } from '@trampolim/contract/interviews.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type CSSProperties, useEffect, useRef } from 'react'
import { Link } from '../../../design/link.tsx'
import { clock, dayWords } from '../words.ts'
import classes from './agenda-week.module.css'
import { EventPanel } from './event-panel.tsx'
import { elsewhereWords, kindOfAll, namesOf, placeWords, shortStatus, weekday } from './event-words.ts'
import {
  dayOfInterview,
  minutesOfDay,
  opensBefore,
  type Placed,
  placedIn,
  placeOf,
  type Scale,
  scaleOf,
} from './week-grid.ts'

const t = speak(agenda)

type WeekProps = {
  days: readonly string[]
  interviews: readonly Interview[]
  timeZone: string
  now: Date
  /** The interview whose details are open. */
  open: string | null
  action: string
  pathOf: (day: string) => string
}

/**
 * A week: on wide screens columns with the hours of each day, on phones a list of its days. An interview opens beside
 * its place, also without JavaScript. `pathOf`: the address of one day's agenda.
 */
export function AgendaWeek({ days, interviews, timeZone, now, open, action, pathOf }: WeekProps) {
  const week = useRef<HTMLDivElement>(null)
  useClosing(week)
  const byDay = Map.groupBy(interviews, (interview) => dayOfInterview(interview, timeZone))
  const scale = scaleOf(interviews, timeZone)
  const today = dayOf(now, timeZone)
  const shown = { '--days': days.length, '--tall': scale.tall } as CSSProperties
  return (
    <div ref={week} className={classes.week} style={shown}>
      <div className={classes.hours} aria-hidden="true">
        {scale.hours.map(({ hour, at }) => (
          <span key={hour} style={placed({ at })}>
            {`${String(hour).padStart(2, '0')}:00`}
          </span>
        ))}
      </div>
      {days.map((day, at) => {
        const found = placedIn(byDay.get(day) ?? [], { scale, timeZone })
        return (
          <section
            key={day}
            id={`day-${day}`}
            className={classes.day}
            aria-labelledby={`title-${day}`}
            data-today={day === today || undefined}
            data-past={day < today || undefined}
            data-free={found.length === 0 || undefined}
            data-late={opensBefore(at, days.length) || undefined}
          >
            <h2 id={`title-${day}`}>
              <Link to={pathOf(day)}>
                <span className={classes.short}>
                  {day === today ? t('todayIs') : weekday(day, 'short')} <b>{Number(day.slice(8))}</b>
                </span>
                <span className={classes.long}>{dayWords(day, { now, timeZone })}</span>
              </Link>
            </h2>
            <ul className={classes.events}>
              {found.map((each) => (
                <Event
                  key={`${keyOf(each.interview)} ${open === each.interview.interviewId}`}
                  placed={each}
                  opens={open === each.interview.interviewId}
                  {...{ scale, timeZone, now, action }}
                />
              ))}
            </ul>
            {found.length === 0 && <p className={classes.free}>{t('views.free')}</p>}
            {day === today && <NowLine now={now} timeZone={timeZone} scale={scale} />}
          </section>
        )
      })}
    </div>
  )
}

type EventProps = {
  placed: Placed<Interview>
  opens: boolean
  scale: Scale
  timeZone: string
  now: Date
  action: string
}

function Event({ placed: { interview, at, tall, lane, lanes }, opens, scale, timeZone, now, action }: EventProps) {
  const { candidates, jobName } = interview
  const [first] = candidates
  if (!first) return null
  const elsewhere = elsewhereWords({ ...first, timeZone: interview.timeZone }, timeZone)
  return (
    <li
      id={`event-${interview.interviewId}`}
      className={classes.event}
      style={placed({ at, tall, lane, lanes })}
      data-low={at > scale.tall / 2 || undefined}
    >
      <details name="event" open={opens}>
        <summary className={classes[kindOfAll(candidates)]}>
          <strong className={classes.name}>{namesOf(candidates)}</strong>
          <span className={classes.line}>
            <span className={classes.time}>{clock(first.startDateTime, timeZone)}</span>{' '}
            <span className={classes.status}>{shortStatus(candidates)}</span>
          </span>
          <span className={classes.job}>
            {jobName} · {placeWords(interview)}
            {elsewhere && ` · ${elsewhere}`}
          </span>
        </summary>
        <div className={classes.panel}>
          <EventPanel interview={interview} timeZone={timeZone} now={now} action={action} />
        </div>
      </details>
    </li>
  )
}

function NowLine({ now, timeZone, scale }: { now: Date; timeZone: string; scale: Scale }) {
  const at = placeOf(minutesOfDay(now.toISOString(), timeZone), scale)
  return at === null ? null : <span className={classes.now} style={placed({ at })} aria-hidden="true" />
}

/** The position in a column as custom properties for the style sheet. */
function placed(place: { at: number; tall?: number; lane?: number; lanes?: number }): CSSProperties {
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [`--${name}`, value]))
}

/** Closes the open details with Escape, and with a click elsewhere if they cover the week. */
function useClosing(week: { current: HTMLElement | null }) {
  useEffect(() => {
    const openOne = () => week.current?.querySelector<HTMLDetailsElement>('details[name="event"][open]')
    const onKey = ({ key }: KeyboardEvent) => {
      const one = key === 'Escape' ? openOne() : null
      if (!one) return
      one.open = false
      one.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      const one = openOne()
      const covers = one && getComputedStyle(one.children[1] ?? one).position === 'absolute'
      if (covers && !one.contains(target as Node)) one.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [week])
}

const keyOf = ({ interviewId, candidates }: Interview) => `${interviewId} ${candidates[0]?.startDateTime}`
