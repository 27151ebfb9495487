import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { FilterGroup, FilterOpener, Filters } from '../../design/filters.tsx'
import type { FacetGroup } from './people-view.ts'

const t = speak(curriculumSearch)
const columnId = 'facets'

type FacetPanelProps = { groups: readonly FacetGroup[]; open: boolean; onClose: () => void }

/** The filters of curriculums with their counts. */
export function FacetPanel({ groups, open, onClose }: FacetPanelProps) {
  return (
    <Filters id={columnId} label={t('filters')} closeLabel={t('showResults')} open={open} onClose={onClose}>
      {(place) =>
        groups.map(({ name, choices }) => (
          <FilterGroup
            key={name}
            place={place}
            name={name}
            title={t(`facets.${name}`)}
            choices={choices}
            chosenLabel={t('chosen')}
          />
        ))
      }
    </Filters>
  )
}

/** Opens the filters on phones. */
export function FacetOpener({ onOpen }: { onOpen: () => void }) {
  return <FilterOpener to={columnId} label={t('filters')} onOpen={onOpen} />
}
