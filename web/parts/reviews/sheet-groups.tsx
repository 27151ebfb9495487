import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { classNames } from '../../design/class-names.ts'
import { Key } from '../../design/key.tsx'
import { TextArea } from '../../design/text-field.tsx'
import { Tile } from '../../design/tile.tsx'
import { MarkedWords } from './marked-words.tsx'
import classes from './sheet-groups.module.css'
import type { FieldView, SheetView } from './sheet-view.ts'

const t = speak(reviews)

type SheetGroupsProps = {
  groups: SheetView['groups']
  /** The id of the form that submits the remarks; null if no change can be requested now. */
  formId: string | null
  /** Remarks written earlier, by field. */
  remarks: Readonly<Record<string, string>>
}

/** What a reviewer reads, group by group, with changes marked; a change can be requested for each field. */
export function SheetGroups({ groups, formId, remarks }: SheetGroupsProps) {
  return groups.map(({ group, name, fields }) => (
    <section key={group} className={classes.group}>
      <h2>{name}</h2>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <div
            key={field.field}
            id={`field-${field.field}`}
            className={classes.field}
            data-wide={field.wide || undefined}
            data-changed={field.words !== null || undefined}
          >
            <dt>
              {field.name} {field.words && <span className={classes.changed}>{t('sheet.changed')}</span>}
            </dt>
            <dd>
              <Value field={field} />
              {formId && field.askable && <Remark field={field} formId={formId} remark={remarks[field.field]} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** A field's value; for a changed one both versions, with added and removed words marked. */
function Value({ field: { value, words } }: { field: FieldView }) {
  if (!words) return <span className={classes.value}>{value ?? t('sheet.none')}</span>
  return <MarkedWords words={words} />
}

/** A company's new logo beside the published one. */
export function Logo({ logo: { now, before, alone }, name }: { logo: NonNullable<SheetView['logo']>; name: string }) {
  return (
    <section className={classes.group}>
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
    </section>
  )
}

/** Blank fields, collapsed until a change is requested for one. */
export function BlankFields({
  fields,
  formId,
  remarks,
}: { fields: SheetView['blank'] } & Omit<SheetGroupsProps, 'groups'>) {
  if (!formId || fields.length === 0) return null
  return (
    <section className={classes.group}>
      <details open={fields.some(({ field }) => remarks[field] !== undefined)}>
        <summary className={classNames(classes.blank, 'folds')}>{t('sheet.blank', { count: fields.length })}</summary>
        <dl className={classes.fields}>
          {fields.map((field) => (
            <div key={field.field} className={classes.field} data-blank="">
              <dt>{field.name}</dt>
              <dd>
                <span className={classes.value}>{t('sheet.none')}</span>
                <Remark field={field} formId={formId} remark={remarks[field.field]} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function Remark({ field, formId, remark }: { field: FieldView; formId: string; remark: string | undefined }) {
  return (
    <details className={classes.ask} open={remark !== undefined}>
      <summary>
        <Flag />
        {t('sheet.askChange')}
        <span className="unseen">: {field.name}</span>
        <Key>P</Key>
      </summary>
      <TextArea
        form={formId}
        name={`remark:${field.field}`}
        label={t('sheet.remark', { field: field.name })}
        rows={2}
        most={reviewFields.remark.longest}
        defaultValue={remark}
      />
    </details>
  )
}

function Flag() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      <path d="M6 21V4h11l-2 4 2 4H6" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
