import { type Correction, CorrectionForm } from './correction-form.tsx'
import { type ProfileDraft, shapedProfile } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'

type ProfileFormProps = Correction<ProfileDraft> & { asked: readonly string[] | null; recruiter?: boolean }

/** The correction of a profile: only the requested fields. */
export function ProfileForm({ asked, recruiter = false, ...correction }: ProfileFormProps) {
  return (
    <CorrectionForm
      {...correction}
      shape={shapedProfile}
      unkept={['pcdData']}
      fields={(form) => <ProfileFields {...form} asked={asked} recruiter={recruiter} />}
    />
  )
}
