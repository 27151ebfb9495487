import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { Notice } from '../../design/notice.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { pictureNews } from './picture-intents.ts'

/** A message about the result of changing a picture, according to the page's address. */
export function PictureNotice({ news }: { news: string | null }) {
  const known = pictureNews.find((each) => each === news)
  if (!known) return null
  return known === 'checking' ? <Notice live>{pictures.checking}</Notice> : <SavedNotice>{pictures[known]}</SavedNotice>
}
