import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { FilterGroup, FilterNote, FilterOpener, Filters } from '../../../design/filters.tsx'
import type { FilterGroup as Group } from '../../../parts/jobs/search/search-results.ts'

const t = speak(search)
const columnId = 'filters'
/** How many choices of a filter are shown before the others are requested. */
const choicesInView = 6

type FilterPanelProps = { groups: readonly Group[]; member: boolean; open: boolean; onClose: () => void }

/** The filters of jobs, with the number of jobs for each choice. */
export function FilterPanel({ groups, member, open, onClose }: FilterPanelProps) {
  return (
    <Filters id={columnId} label={t('filters')} closeLabel={t('showResults')} open={open} onClose={onClose}>
      {(place) => (
        <>
          {!member && groups.length > 0 && <FilterNote>{t('filtersForMembers')}</FilterNote>}
          {groups.map(({ name, choices }) => (
            <FilterGroup
              key={name}
              place={place}
              name={name}
              title={t(`filterNames.${name}`)}
              note={name === 'benefits' ? t('allBenefits') : null}
              choices={choices}
              chosenLabel={t('active')}
              inView={choicesInView}
              moreLabel={(count) => t('moreChoices', { count })}
              rel="nofollow"
            />
          ))}
        </>
      )}
    </Filters>
  )
}

/** The button that opens the filters on phones. */
export function FilterPanelOpener({ inUse, onOpen }: { inUse: number; onOpen: () => void }) {
  return <FilterOpener to={columnId} label={t('filters')} inUse={inUse} inUseLabel={t('active')} onOpen={onOpen} />
}
