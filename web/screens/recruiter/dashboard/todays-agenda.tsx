import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Tag } from '../../../design/tag.tsx'
import type { Upcoming } from '../../../parts/interviews/upcoming.ts'
import { href } from '../../../platform/href.ts'
import classes from './dashboard.module.css'

const t = speak(agenda)

/** Today's interviews of the company; nothing if there are none. */
export function TodaysAgenda({ interviews }: { interviews: readonly Upcoming[] }) {
  if (interviews.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="agenda">
      <div className={classes.head}>
        <h2 id="agenda">{t('todays')}</h2>
        <ButtonLink look="bare" to={href('/recruiter/interviews')}>
          {t('whole')}
        </ButtonLink>
      </div>
      <ul className={classes.lines}>
        {interviews.map(({ key, when, about, status, with: name }) => (
          <li key={key}>
            <span className={classes.time}>
              {when} <Tag tone={status.tone}>{status.text}</Tag>
            </span>
            <strong>{name}</strong>
            {about && <span>{about}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
