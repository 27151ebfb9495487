import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { Glyph } from '../../design/glyph.tsx'
import type { Faults } from '../../platform/faults.ts'
import { blankItems, emptyJob, type JobDraft } from './draft/draft.ts'
import classes from './group.module.css'
import { GroupFields, type GroupFieldsProps } from './group-fields.tsx'
import { fieldsOfGroup, isBegun, isFaulty, isFolded, type JobGroup } from './groups.ts'

const t = speak(jobForm)

/** A group of the job's fields under its heading; a group that few need is collapsed until it has content. */
export function Group(props: GroupFieldsProps) {
  const { group, draft, faults } = props
  const fold = useRef<HTMLDetailsElement>(null)
  const isOpen = isBegun(group, draft) || isFaulty(group, faults)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  const title = <h2 id={`part-${group}-title`}>{t(`groups.${group}.title`)}</h2>
  const text = t(`groups.${group}.text`)
  if (!isFolded(group)) {
    return (
      <section id={`part-${group}`} className={classes.group} aria-labelledby={`part-${group}-title`}>
        <div className={classes.head}>
          {title}
          <p>{text}</p>
        </div>
        <GroupFields {...props} />
      </section>
    )
  }
  return (
    <details ref={fold} id={`part-${group}`} className={classes.fold} open={isOpen || undefined}>
      <summary>
        {title}
        <span className={classes.text}>{text}</span>
        <span className={classes.sign}>
          <Glyph name="down" />
        </span>
      </summary>
      <div className={classes.inner}>
        <GroupFields {...props} />
      </div>
    </details>
  )
}

type OverviewProps = {
  groups: readonly JobGroup[]
  draft: JobDraft
  faults: Faults
  /** All faults of the draft, shown or not; undefined until the browser has the rules. */
  faultsNow: Faults | undefined
}

/** The groups beside the form on wide screens: which are filled in, which have a fault. */
export function Overview({ groups, draft, faults, faultsNow }: OverviewProps) {
  return (
    <nav className={classes.overview} aria-label={t('overview')}>
      <ol>
        {groups.map((group) => {
          const faulty = isFaulty(group, faults)
          const done = faultsNow && !faulty && hasContent(group, draft) && !isFaulty(group, faultsNow)
          return (
            <li key={group} data-state={faulty ? 'faulty' : done ? 'done' : 'open'}>
              <a href={`#part-${group}`} onClick={() => openFold(group)}>
                <span className={classes.mark}>
                  {done && <Glyph name="check" size={16} />}
                  {faulty && <Glyph name="alert" size={16} />}
                </span>
                {t(`groups.${group}.title`)}
                {(done || faulty) && <span className="unseen">, {t(faulty ? 'partFaulty' : 'partDone')}</span>}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Whether a group has content that a new job doesn't; a row without input isn't content. */
export function hasContent(group: JobGroup, draft: JobDraft): boolean {
  return isBegun(group, {
    ...draft,
    ...Object.fromEntries(fieldsOfGroup(group).flatMap((name) => saidRows(name, draft))),
  })
}

function saidRows(name: string, draft: JobDraft): [string, readonly object[]][] {
  if (!Object.hasOwn(blankItems, name)) return []
  const list = name as keyof typeof blankItems
  const rows: readonly object[] = draft[list]
  const said = rows.filter((row) => JSON.stringify(row) !== JSON.stringify(blankItems[list]))
  return [[list, said.length === 0 ? emptyJob[list] : said]]
}

function openFold(group: string) {
  const part = document.getElementById(`part-${group}`)
  if (part instanceof HTMLDetailsElement) part.open = true
}
