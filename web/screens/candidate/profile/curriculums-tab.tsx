import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Link } from '../../../design/link.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { href } from '../../../platform/href.ts'
import type { readCurriculums } from './read-curriculums.ts'

const t = speak(candidateProfile)
const kindName = speak(curriculum)

/** A candidate's curriculums, each with a link to its page. */
export function CurriculumsTab({ curriculums }: { curriculums: Awaited<ReturnType<typeof readCurriculums>> }) {
  const has = curriculums.length > 0
  return (
    <Card as="section" className={classes.card} aria-labelledby="curriculums">
      <h2 id="curriculums">{t('tabs.curriculums')}</h2>
      <p className={classes.note}>{t(has ? 'curriculums.text' : 'curriculums.none')}</p>
      {has && (
        <DataList>
          {curriculums.map(({ cvType, searchingJob }) => (
            <DataItem
              key={cvType}
              title={<Link to={href('/curriculum/:type', { type: cvType })}>{kindName(`kind.${cvType}`)}</Link>}
              text={t(searchingJob ? 'curriculums.searching' : 'curriculums.notSearching')}
            />
          ))}
        </DataList>
      )}
      <div className={classes.actions}>
        <ButtonLink to={href('/curriculum')}>{t(has ? 'curriculums.all' : 'curriculums.create')}</ButtonLink>
      </div>
    </Card>
  )
}
