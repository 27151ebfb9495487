import { paging } from '@trampolim/phrases/pt-br/paging.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Pager, type PagerProps } from '../design/pager.tsx'

const t = speak(paging)

/** The pages of a list, with the labels used everywhere. */
export function ListPager(props: Pick<PagerProps, 'page' | 'pages' | 'to' | 'label'>) {
  return (
    <Pager {...props} previousLabel={t('previous')} nextLabel={t('next')} pageLabel={(page) => t('pageOf', { page })} />
  )
}
