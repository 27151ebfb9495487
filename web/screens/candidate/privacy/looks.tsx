import type { Look } from '@trampolim/contract/gateway/looks.ts'
import { longestLookReport } from '@trampolim/marketplace/security/looks.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { momentText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { TextForm } from '../../../parts/form/kept/text-form.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { seenText, viewerOf } from '../../../parts/looks/look-words.ts'
import classes from '../../../parts/privacy/privacy.module.css'

const t = speak(privacy)

/** A refused report, with the typed text. */
export type RefusedReport = { id: string; text: string; fault: string }

type LooksProps = {
  items: readonly Look[]
  page: number
  size: number
  total: number
  reported: boolean
  refused: RefusedReport | undefined
  pathOf: (page: number) => string
}

/** Who viewed the candidate's data, each with the data that they saw and a form to report the access. */
export function Looks({ items, page, size, total, reported, refused, pathOf }: LooksProps) {
  return (
    <section className={classes.section} aria-labelledby="looks">
      <h2 id="looks">{t('looks.title')}</h2>
      <p className={classes.soft}>{t('looks.text')}</p>
      {reported && <SavedNotice>{t('report.sent')}</SavedNotice>}
      {items.length === 0 ? (
        <EmptyState title={t('looks.none.title')} text={t('looks.none.text')} />
      ) : (
        <>
          <p className={classes.soft}>{t('looks.total', { count: total })}</p>
          <DataList label={t('looks.title')}>
            {items.map((look) => (
              <DataItem
                key={look.id}
                title={viewerOf(look)}
                text={<Seen look={look} refused={refused?.id === look.id ? refused : undefined} />}
              />
            ))}
          </DataList>
        </>
      )}
      <ListPager page={page} pages={Math.ceil(total / size)} to={pathOf} label={t('looks.pages')} />
    </section>
  )
}

/** What was viewed, why and when, and what the candidate reported about it. */
function Seen({ look, refused }: { look: Look; refused: RefusedReport | undefined }) {
  const { by, jobName, seen, count, report } = look
  const occasion =
    by === 'reviewer' ? t('looks.inReview') : jobName ? t('looks.forJob', { job: jobName }) : t('looks.inSearch')
  return (
    <div className={classes.seen}>
      <p>{seenText(look)}</p>
      <p>{[occasion, momentText(seen), count > 1 && t('looks.times', { count })].filter(Boolean).join(' · ')}</p>
      {by === 'hidden-company' && <p>{t('looks.hiddenWhy')}</p>}
      {report ? (
        <p className={classes.answer}>
          {report.answer === null ? t('report.waiting') : t('report.answered', { answer: report.answer })}
        </p>
      ) : (
        <Report look={look} refused={refused} />
      )}
    </div>
  )
}

function Report({ look, refused }: { look: Look; refused: RefusedReport | undefined }) {
  return (
    <details className={classes.report} open={refused !== undefined}>
      <summary className="folds">
        {t('report.open')}
        <span className="unseen">
          : {viewerOf(look)}, {momentText(look.seen)}
        </span>
      </summary>
      <TextForm
        draftKey={draftKeys.kept('report', look.id)}
        id={look.id}
        name="text"
        label={t('report.label')}
        hint={t('report.hint')}
        most={longestLookReport}
        refused={refused}
        hidden={{ id: look.id }}
        className={classes.form}
      >
        {({ busy }) => (
          <Button type="submit" loading={busy}>
            {t('report.send')}
          </Button>
        )}
      </TextForm>
    </details>
  )
}
