import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { Notice } from '../../design/notice.tsx'
import { SavedNotice } from '../form/saved-notice.tsx'
import { pictureNews } from './picture-intents.ts'

/** What has become of a picture, by what the page's address says. */
export function PictureNotice({ news }: { news: string | null }) {
  const known = pictureNews.find((each) => each === news)
  if (!known) return null
  return known === 'checking' ? <Notice live>{pictures.checking}</Notice> : <SavedNotice>{pictures[known]}</SavedNotice>
}
