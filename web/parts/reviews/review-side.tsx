import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Key } from '../../design/key.tsx'
import { Link } from '../../design/link.tsx'
import { href } from '../../platform/href.ts'
import classes from './review-side.module.css'
import type { SheetView } from './sheet-view.ts'
import { keyOfDecision, useReviewKeys } from './use-review-keys.ts'

const t = speak(reviews)

type SideProps = {
  sheet: SheetView
  formId: string
  /** The form for the decision, if the reviewer may decide. */
  children: ReactNode
}

/**
 * The column that stays beside a sheet: the deadline, the changes, the decision, the company's history, and the next
 * item.
 */
export function ReviewSide({ sheet, formId, children }: SideProps) {
  const { due, claimed, mine, decided, changes, comparedWith, logo, company, name, subject, soFar, next } = sheet
  const isSame = comparedWith !== null && changes.length === 0 && !logo && !decided
  const nextPath = next && href('/review/:reviewId', { reviewId: next.id })
  const whose = subject === 'organization' ? name : company
  return (
    <aside className={classes.side}>
      <section>
        <div className={classes.line}>
          <h2>{t('sheet.deadline')}</h2>
          <span className={classes.soft}>{due.at}</span>
        </div>
        {decided ? (
          <p className={classes.left}>{t('sheet.decided', { decision: decided })}</p>
        ) : (
          <>
            <p className={classes.left} data-late={due.late || undefined}>
              {due.text}
            </p>
            <div className={classes.bar} data-late={due.late || undefined} aria-hidden="true">
              <span style={{ width: `${Math.round(due.share * 100)}%` }} />
            </div>
          </>
        )}
        {mine && <p className={classes.soft}>{t('sheet.mine', { time: claimed?.time ?? '' })}</p>}
        {!claimed && !decided && <Claim />}
      </section>
      {isSame && (
        <section>
          <h2>{t('sheet.changes')}</h2>
          <p className={classes.soft}>{t('sheet.noChanges')}</p>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h2>{t('sheet.changes')}</h2>
          <ul className={classes.changes}>
            {changes.map(({ field, name: label }) => (
              <li key={field}>
                <a href={`#field-${field}`}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children && (
        <section>
          <h2>{t('sheet.decisionTitle')}</h2>
          {children}
        </section>
      )}
      {soFar && whose && (
        <section>
          <h2>{t('sheet.soFar', { company: whose })}</h2>
          <p>{soFar}.</p>
        </section>
      )}
      <section className={classes.last}>
        {next && nextPath && (
          <>
            <div className={classes.line}>
              <h2>{t('sheet.next')}</h2>
              <span className={classes.key}>
                <Key>J</Key> {t('sheet.skip')}
              </span>
            </div>
            <Link className={classes.next} to={nextPath}>
              <strong>{next.name}</strong>
              <span>{next.text}</span>
            </Link>
          </>
        )}
        <Keys formId={formId} next={nextPath} />
      </section>
    </aside>
  )
}

/** A list of the keyboard shortcuts, with a way to switch them off. */
function Keys({ formId, next }: { formId: string; next: string | null }) {
  const { isOff, toggle } = useReviewKeys({ formId, next })
  const keys = Object.values(keyOfDecision).map((key) => key.toUpperCase())
  return (
    <div className={classes.keys}>
      {!isOff && <p>{t('sheet.keys', { keys: keys.join(', ') })}</p>}
      <Button look="bare" size="small" onClick={toggle}>
        {t(isOff ? 'sheet.keysOn' : 'sheet.keysOff')}
      </Button>
    </div>
  )
}

function Claim() {
  return (
    <Form method="post" className={classes.claim}>
      <input type="hidden" name="intent" value="claim" />
      <Button type="submit" look="main" wide>
        {t('sheet.claim')}
      </Button>
      <p className={classes.soft}>{t('sheet.claimHint')}</p>
    </Form>
  )
}
