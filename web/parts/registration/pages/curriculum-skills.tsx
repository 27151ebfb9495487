import { CurriculumFile } from '../../curriculums/curriculum-file.tsx'
import { DriverLicence } from '../../curriculums/form/fields/driver-licence.tsx'
import { Languages } from '../../curriculums/form/fields/languages.tsx'
import { Technologies } from '../../curriculums/form/fields/technologies.tsx'
import type { FirstCurriculumProps } from './first-curriculum-props.ts'

/** What a person can do, and a file that says so. */
export function CurriculumSkills({ draft, faults, change, verificationId }: FirstCurriculumProps) {
  return (
    <>
      <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
      <Technologies value={draft} faults={faults} onChange={change} />
      <DriverLicence
        value={draft.driverLicence}
        fault={faults.driverLicence}
        onChange={(driverLicence) => change({ driverLicence })}
      />
      <CurriculumFile
        value={draft.file}
        faults={faults}
        onChange={(file) => change({ file })}
        {...(verificationId !== undefined && { verificationId })}
      />
    </>
  )
}
