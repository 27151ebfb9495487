import type { Faults } from '../../../../platform/faults.ts'
import { CurriculumFile } from '../../curriculum-file.tsx'
import type { CurriculumDraft } from '../draft.ts'
import { Video } from './video.tsx'

type Written = Pick<CurriculumDraft, 'file' | 'videoUrl'>

type FileAndVideoProps = { value: Written; faults: Faults; onChange: (part: Partial<Written>) => void }

/** A curriculum's own file, and the address of a video. */
export function FileAndVideo({ value, faults, onChange }: FileAndVideoProps) {
  return (
    <>
      <CurriculumFile value={value.file} faults={faults} onChange={(file) => onChange({ file })} />
      <Video value={value.videoUrl} faults={faults} onChange={(videoUrl) => onChange({ videoUrl })} />
    </>
  )
}
