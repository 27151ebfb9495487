import { longestReason } from '@trampolim/marketplace/reviews/review.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../design/card.tsx'
import { Tag } from '../../design/tag.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { Tile } from '../../design/tile.tsx'
import { MarkedWords } from './marked-words.tsx'
import classes from './sheet-groups.module.css'
import type { FieldView, SheetView } from './sheet-view.ts'

const t = speak(reviews)

type SheetGroupsProps = {
  groups: SheetView['groups']
  /** The form that submits the remarks; null if no change can be requested now. */
  formId: string | null
  /** Remarks written before, by field. */
  remarks: Readonly<Record<string, string>>
}

/** What a reviewer reads, group by group, with former values; a change can be requested for each field. */
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
              <Value field={field} />
              {formId && field.askable && <Remark field={field} formId={formId} remark={remarks[field.field]} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}

/** A field's value; of a changed text both versions, with added and removed words marked. */
function Value({ field: { value, before, words } }: { field: FieldView }) {
  if (!words) {
    return (
      <>
        <span className={classes.value}>{value ?? t('sheet.none')}</span>
        {before && <del className={classes.before}>{before}</del>}
      </>
    )
  }
  return <MarkedWords words={words} />
}

/** A company's new logo beside the published one. */
export function Logo({ logo: { now, before, alone }, name }: { logo: NonNullable<SheetView['logo']>; name: string }) {
  return (
    <Card as="section" className={classes.group}>
      <h2>{t('sheet.logo')}</h2>
      {alone && <p>{t('sheet.logoAlone')}</p>}
      <div className={classes.logos}>
        <figure>
          <Tile name={name} logo={before} size="large" />
          <figcaption>{t(before ? 'sheet.logoBefore' : 'sheet.logoNone')}</figcaption>
        </figure>
        <figure>
          <Tile name={name} logo={now} size="large" />
          <figcaption>{t('sheet.logoNow')}</figcaption>
        </figure>
      </div>
    </Card>
  )
}

/** Blank fields, collapsed until a change of one is to be requested. */
export function BlankFields({
  fields,
  formId,
  remarks,
}: { fields: SheetView['blank'] } & Omit<SheetGroupsProps, 'groups'>) {
  if (!formId || fields.length === 0) return null
  return (
    <Card as="section" className={classes.group}>
      <details open={fields.some(({ field }) => remarks[field] !== undefined)}>
        <summary className={classes.blank}>{t('sheet.blank', { count: fields.length })}</summary>
        <dl className={classes.fields}>
          {fields.map((field) => (
            <div key={field.field} className={classes.field}>
              <dt>{field.name}</dt>
              <dd>
                <span className={classes.value}>{t('sheet.none')}</span>
                <Remark field={field} formId={formId} remark={remarks[field.field]} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
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
