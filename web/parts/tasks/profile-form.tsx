import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { faultsTitle, toldFaults } from '../form/told-faults.ts'
import { type Correction, CorrectionForm } from './correction-form.tsx'
import { type ProfileDraft, profileDraftField, shapedProfile } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'

type ProfileFormProps = Correction<ProfileDraft> & { asked: readonly string[] | null; recruiter?: boolean }

/** The correction of a person's own data: only what was asked for. */
export function ProfileForm({ asked, recruiter = false, ...correction }: ProfileFormProps) {
  return (
    <CorrectionForm
      {...correction}
      draftField={profileDraftField}
      shape={shapedProfile}
      unkept={['pcdData']}
      told={(faults) => ({ title: faultsTitle(faults, tasks.faults), faults: toldFaults(faults) })}
      fields={(form) => <ProfileFields {...form} asked={asked} recruiter={recruiter} />}
    />
  )
}
