import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Glyph } from '../../design/glyph.tsx'
import { JobCard } from '../jobs/job-card.tsx'
import { StepLine } from '../selection/step-line.tsx'
import { Example } from './example.tsx'
import classes from './examples.module.css'

const { track } = examples
const published = '2026-11-14T12:00:00Z'
const job: Card = {
  ...{ id: '', jobName: track.job, jobSpecificType: 1, company: track.company, forClient: false, logo: null },
  place: { cityState: 0, city: track.city, state: track.state, district: track.district },
  ...{ distance: null, sameCity: false, contractType: 1, workType: 1 },
  salary: { salaryType: 1, from: 210_000, to: 260_000, commission: null, alt: null },
  ...{ pcdOnly: false, published, liked: false, applied: false, discarded: false, match: null },
}

/** An application with the dates of its steps, as its candidate sees it. */
export function TrackExample() {
  return (
    <Example>
      <div className={classes.surface}>
        <JobCard job={job} now="2026-11-16T12:00:00Z" level={3} row still />
        <StepLine step="interviews" days={new Map(Object.entries(track.days))} meets={track.meets} />
        <p className={classes.next}>
          <Glyph name="calendar" size={18} />
          {track.next}
        </p>
      </div>
    </Example>
  )
}
