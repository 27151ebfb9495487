import type { Vacancies } from '@trampolim/marketplace/selection/vacancies.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobActions.filled)

/** How many of a job's openings are filled: 'Nenhuma de 3 vagas preenchida'. */
export function filledText({ vacancies, hired }: Vacancies): string {
  if (hired === 0) return t('none', { count: vacancies })
  return t('some', { hired, count: vacancies })
}
