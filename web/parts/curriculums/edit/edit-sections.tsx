import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CountedSection, CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Tag } from '../../../design/tag.tsx'
import { keptDraft } from '../../../platform/browser/kept-draft.ts'
import { href } from '../../../platform/href.ts'
import { PaperButton } from '../../curriculum-paper/paper-button.tsx'
import { PaperSheet } from '../../curriculum-paper/paper-sheet.tsx'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { SavedNotice } from '../../form/saved-notice.tsx'
import type { ReturnedForm } from '../../form/use-form.ts'
import { laterPart } from '../../later/later-part.tsx'
import type { CurriculumDraft } from '../form/draft.ts'
import classes from './edit.module.css'
import { Readiness } from './readiness.tsx'
import type { ShownCurriculum } from './show-curriculum.ts'

const t = speak(curriculumEdit)
const c = speak(phrases)
const SectionForm = laterPart('curriculum-section', async () => (await import('./section-form.tsx')).SectionForm)

type EditSectionsProps = {
  kind: CurriculumKind
  userId: string
  today: Day
  /** The curriculum at the time the page was sent. */
  shown: ShownCurriculum
  /** The open section, and the one that was just saved without JavaScript. */
  open: CurriculumSection | null
  saved: CurriculumSection | null
  returned: (ReturnedForm<CurriculumDraft> & { changedElsewhere: boolean }) | undefined
}

/** A curriculum section by section, one of them open, next to the paper that it becomes. */
export function EditSections({ kind, userId, today, shown: sent, open, saved, returned }: EditSectionsProps) {
  const navigate = useNavigate()
  const [newer, setNewer] = useState<ShownCurriculum | null>(null)
  const shown = newer && newer.version > sent.version ? newer : sent
  const unsaved = useUnsaved({ kind, userId, open, shown })
  useFocusOnOpening(open)
  const addressOf = (section: CurriculumSection) => href('/curriculum/:type/edit', { type: kind }, { section })
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Readiness ready={shown.ready} open={open} addressOf={addressOf} />
        <div className={classes.onPhones}>
          <ButtonLink look="bare" to={href('/curriculum/:type', { type: kind })}>
            {t('look')}
          </ButtonLink>
        </div>
        {shown.sections.map(({ name, lines }) => (
          <section key={name} id={name} className={classes.section} aria-labelledby={`edit-${name}`}>
            <div className={classes.head}>
              <h2 id={`edit-${name}`} tabIndex={-1}>
                {c(`form.sections.${name}`)}
                {unsaved.includes(name) && <Tag tone="sun">{t('unsaved')}</Tag>}
              </h2>
              {name !== open && <Change section={name} isEmpty={lines.length === 0} to={addressOf(name)} />}
            </div>
            {name === saved && <SavedNotice>{t('saved')}</SavedNotice>}
            {name === open ? (
              <SectionForm
                {...{ kind, userId, today, shown, returned }}
                section={name}
                onShown={setNewer}
                onDone={() => navigate(href('/curriculum/:type/edit', { type: kind }), { preventScrollReset: true })}
              />
            ) : (
              <Summary lines={lines} missing={shown.ready.find((each) => each.name === name && !each.ready)?.name} />
            )}
          </section>
        ))}
      </div>
      <aside className={classes.paper} aria-labelledby="paper">
        <div className={classes.paperHead}>
          <h2 id="paper">{t('paper')}</h2>
          <PaperButton paper={shown.paper} />
        </div>
        <PaperSheet paper={shown.paper} marked={open} />
        <p className={classes.note}>{t('paperNote')}</p>
      </aside>
    </div>
  )
}

function Change({ section, isEmpty, to }: { section: CurriculumSection; isEmpty: boolean; to: string }) {
  const title = c(`form.sections.${section}`)
  return (
    <ButtonLink
      id={`change-${section}`}
      look="bare"
      size="small"
      to={to}
      preventScrollReset
      aria-label={t(isEmpty ? 'addOf' : 'changeOf', { section: title })}
    >
      {t(isEmpty ? 'add' : 'change')}
    </ButtonLink>
  )
}

/** The content of a section; if it has none, the benefit of filling it in. */
function Summary({ lines, missing }: { lines: readonly string[]; missing: CountedSection | undefined }) {
  return (
    <>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {missing && (
        <p className={classes.missing}>
          {lines.length === 0 && <strong>{t('empty')}</strong>}
          {t(`brings.${missing}`)}
        </p>
      )}
      {lines.length === 0 && !missing && <p className={classes.optional}>{t('optional')}</p>}
    </>
  )
}

type Whose = { kind: CurriculumKind; userId: string; open: CurriculumSection | null; shown: ShownCurriculum }

/** The sections for which this tab has unsaved changes. */
function useUnsaved({ kind, userId, open, shown }: Whose): readonly CurriculumSection[] {
  const [unsaved, setUnsaved] = useState<readonly CurriculumSection[]>([])
  useEffect(() => {
    const isKept = (name: CurriculumSection) => keptDraft(draftKeys.curriculumSection(name, kind, userId)) !== null
    setUnsaved(shown.sections.map(({ name }) => name).filter((name) => name !== open && isKept(name)))
  }, [kind, userId, open, shown])
  return unsaved
}

/** Opening a section moves the focus to its title, closing it back to the link that opened it. */
function useFocusOnOpening(open: CurriculumSection | null) {
  const before = useRef(open)
  useEffect(() => {
    const was = before.current
    before.current = open
    if (was === open) return
    const title = document.getElementById(open ? `edit-${open}` : `change-${was}`)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'nearest' })
  }, [open])
}
