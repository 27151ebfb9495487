import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { IconButton } from '../../design/icon-button.tsx'
import { Tag } from '../../design/tag.tsx'
import { href } from '../../platform/href.ts'
import { LimitedField } from '../form/limited-text.tsx'
import classes from './watched.module.css'
import type { WatchedView } from './watched-view.ts'

const t = speak(curriculumSearch)

/** The watched searches with the number of new people. Opening one submits a form, since it restarts the count. */
export function WatchedSearches({ searches }: { searches: readonly WatchedView[] }) {
  if (searches.length === 0) return null
  const action = href('/recruiter/curriculums')
  return (
    <section aria-labelledby="watched" className={classes.part}>
      <h2 id="watched">{t('watched.title')}</h2>
      <ul className={classes.list}>
        {searches.map(({ id, name, ofJob, fresh, isFresh }) => (
          <li key={id} className={classes.row}>
            <Form method="post" action={action} className={classes.words}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="open" className={classes.open}>
                <span className="unseen">{t('watched.open')} </span>
                {name}
              </button>
              {ofJob && <p>{ofJob}</p>}
            </Form>
            {isFresh ? <Tag tone="sky">{fresh}</Tag> : <span className={classes.soft}>{fresh}</span>}
            <Form method="post" action={action}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="name" value={name} />
              <IconButton
                type="submit"
                name="intent"
                value="unwatch"
                label={t('watched.removeOf', { name })}
                icon={<Glyph name="close" />}
              />
            </Form>
          </li>
        ))}
      </ul>
      <p className={classes.soft}>{t('watched.text')}</p>
    </section>
  )
}

/** The form that saves the current search. */
export function WatchForm({ suggested, here }: { suggested: string; here: string }) {
  return (
    <Form key={here} method="post" action={here} className={classes.watch}>
      <p>{t('watched.watchText')}</p>
      <LimitedField
        id="watched-name"
        name="name"
        label={t('watched.name')}
        defaultValue={suggested}
        most={80}
        required
      />
      <Button type="submit" name="intent" value="watch">
        {t('watched.save')}
      </Button>
    </Form>
  )
}
