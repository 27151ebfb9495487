import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { href } from '../../../platform/href.ts'
import { draftField } from '../../form/draft/draft-field.ts'
import { NotSaved } from '../../form/use-self-saving.ts'
import type { CurriculumDraft } from '../form/draft.ts'
import { baseField, overIntent, sectionField } from './edit-names.ts'
import type { SavedSection } from './save-section.ts'

type Sent = { draft: CurriculumDraft; base: CurriculumDraft; over: boolean }

/** Sends a section to be saved. @throws NotSaved */
export async function sendSection(
  { kind, section }: { kind: CurriculumKind; section: CurriculumSection },
  { draft, base, over }: Sent,
): Promise<SavedSection> {
  const body = new FormData()
  body.set(sectionField, section)
  body.set(draftField, JSON.stringify(draft))
  body.set(baseField, JSON.stringify(base))
  if (over) body.set('intent', overIntent)
  const answer = await fetch(href('/curriculum/:type/section', { type: kind }), { method: 'POST', body }).catch(
    () => null,
  )
  if (!answer) throw new NotSaved()
  // If the session has ended, the request is redirected to the sign-in page.
  if (answer.redirected || answer.status === 401) throw new NotSaved('', 'signed-out')
  const said = (await answer.json().catch(() => null)) as (SavedSection & { message?: string; code?: string }) | null
  if (said?.code === 'curriculum_missing') throw new NotSaved('', 'gone')
  if (!answer.ok || !said) throw new NotSaved(said?.message)
  return said
}
