import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculumPaper } from '../../../parts/curriculum-paper/curriculum-paper.ts'
import { curriculumView } from '../../../parts/curriculums/curriculum-view.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/curriculum-paper.ts'

/**
 * The content of the PDF of a candidate's own curriculum, as JSON: without distance and gender (specification, data
 * §9).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const [content, { name, email, phones, city, state }] = await Promise.all([
    gateway.curriculums.readCurriculum(sentKind(kindIn(params.type))),
    gateway.professional.readProfessional({}),
  ])
  const view = curriculumView(content, { today: dayOf(new Date()) })
  const lines = [`${city}, ${state}`, email, ...phones.map(({ phone }) => formatPhone(phone))]
  return Response.json(curriculumPaper(view, { name, lines }))
}
