import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tick } from '../../form/tick.tsx'
import { laterPart } from '../../later/later-part.tsx'
import { Shown } from '../../later/shown.tsx'
import { usePrepared } from '../../later/use-prepared.ts'
import type { JobPartProps } from './job-part-props.ts'

const t = speak(jobForm)
const ClaimedException = laterPart(
  'claimed-exception',
  async () => (await import('./claimed-exception.tsx')).ClaimedException,
)

/** Gender and age: only once an exception is claimed and its ground chosen, and only what the ground justifies. */
export function LegalException(props: JobPartProps) {
  const { draft, change } = props
  usePrepared(ClaimedException)
  return (
    <>
      <Tick
        name="claimsException"
        label={t('exception.claim')}
        hint={t('exception.claimHint')}
        value={draft.claimsException}
        onValue={(claimsException) => change({ claimsException })}
      />
      <Shown when={draft.claimsException}>
        <ClaimedException {...props} />
      </Shown>
    </>
  )
}
