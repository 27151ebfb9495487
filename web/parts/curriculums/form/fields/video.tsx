import { youtubeLink, youtubeVideoId } from '@trampolim/marketplace/curriculums/video.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextField } from '../../../../design/text-field.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { LinkPreview } from '../../../link-preview/link-preview.tsx'

const t = speak(curriculumForm)

type VideoProps = { value: string; faults: Faults; onChange: (videoUrl: string) => void }

/** The address of a video in which the person introduces themselves. */
export function Video({ value, faults, onChange }: VideoProps) {
  const videoId = youtubeVideoId(value)
  return (
    <div>
      <TextField
        name="videoUrl"
        type="url"
        inputMode="url"
        label={t('video.label')}
        hint={t('video.hint')}
        optional={t('optional')}
        placeholder="https://youtu.be/…"
        most={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        fault={faults.videoUrl}
      />
      <LinkPreview link={videoId === undefined ? null : youtubeLink(videoId)} />
    </div>
  )
}
