import { longestReason } from '@trampolim/marketplace/reviews/review.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../design/card.tsx'
import { Tag } from '../../design/tag.tsx'
import { TextArea } from '../../design/text-field.tsx'
import classes from './sheet-groups.module.css'
import type { FieldView, SheetView } from './sheet-view.ts'

const t = speak('reviews', reviews)

type SheetGroupsProps = {
  groups: SheetView['groups']
  /** The form that takes the remarks; null where nobody may ask for changes now. */
  formId: string | null
  /** Remarks written before, by field. */
  remarks: Readonly<Record<string, string>>
}

/** What a reviewer reads, group by group, with what it was before; beside each field a change can be asked for. */
export function SheetGroups({ groups, formId, remarks }: SheetGroupsProps) {
  return groups.map(({ group, name, fields }) => (
    <Card as="section" key={group} className={classes.group}>
      <h2>{name}</h2>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <div key={field.field} className={classes.field}>
            <dt>
              {field.name} {field.before && <Tag tone="sun">{t('sheet.changed')}</Tag>}
            </dt>
            <dd>
              <span className={classes.value}>{field.value ?? t('sheet.none')}</span>
              {field.before && <del className={classes.before}>{field.before}</del>}
              {formId && field.askable && <Remark field={field} formId={formId} remark={remarks[field.field]} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}

function Remark({ field, formId, remark }: { field: FieldView; formId: string; remark: string | undefined }) {
  return (
    <details className={classes.ask} open={remark !== undefined}>
      <summary>
        {t('sheet.askChange')}
        <span className="unseen">: {field.name}</span>
      </summary>
      <TextArea
        form={formId}
        name={`remark:${field.field}`}
        label={t('sheet.remark', { field: field.name })}
        rows={2}
        maxLength={longestReason}
        defaultValue={remark}
      />
    </details>
  )
}
