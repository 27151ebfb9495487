import { largestUpload } from '@trampolim/marketplace/curriculums/files.ts'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { faultText } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { type PictureNews, pictureField, pictureIntents } from './picture-intents.ts'

/** The calls that change one's own picture. */
type Calls = {
  set: (given: { image: string }) => Promise<{ avatar: string | null }>
  remove: (given: Record<string, never>) => Promise<unknown>
}

/** Sets or removes one's own picture; null if the form asked for something else. Server only. */
export async function doPictureIntent(
  form: FormData,
  { set, remove }: Calls,
): Promise<{ news: PictureNews } | { fault: string; status: number } | null> {
  const intent = form.get('intent')
  try {
    if (intent === pictureIntents.remove) {
      await remove({})
      return { news: 'removed' }
    }
    if (intent !== pictureIntents.set) return null
    const file = form.get(pictureField)
    if (!(file instanceof File) || !file.name) return { fault: pictures.missing, status: 422 }
    if (file.size === 0) return { fault: faultText('file_empty'), status: 422 }
    if (file.size > largestUpload) return { fault: faultText('file_too_large'), status: 422 }
    const image = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    return { news: (await set({ image })).avatar === null ? 'checking' : 'saved' }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return { fault: refused.fields.image?.message ?? refused.message, status: refused.status }
  }
}
