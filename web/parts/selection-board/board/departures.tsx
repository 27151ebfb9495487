import type { Board } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../../design/notice.tsx'
import { dayText } from '../../dates.ts'
import classes from './departures.module.css'

const t = speak(selectionBoard)

/** The people who left the selection by deleting their account; nothing if there are none. */
export function Departures({ departures }: Pick<Board, 'departures'>) {
  if (departures.length === 0) return null
  return (
    <Notice title={t('departures.title', { count: departures.length })}>
      <details className={classes.departures}>
        <summary className="folds">{t('departures.open')}</summary>
        <p>{t('departures.text')}</p>
        <ul>
          {departures.map(({ id, step, applied, left }) => (
            <li key={id}>
              {t('departures.one', {
                step: selectionStep[step],
                applied: dayText(noon(applied)),
                left: dayText(noon(left)),
              })}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

/** A moment that lies within the day in every time zone of Brazil. */
const noon = (day: string) => `${day}T12:00:00-03:00`
