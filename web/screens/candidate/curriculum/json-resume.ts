import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { jsonResumeOf } from '../../../parts/curriculum-files/json-resume.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/json-resume.ts'

/** The candidate's own curriculum as a JSON Resume file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const [content, { name, email, phones, city, state }] = await Promise.all([
    gateway.curriculums.readCurriculum(sentKind(kindIn(params.type))),
    gateway.professional.readProfessional({}),
  ])
  const [first] = phones
  const person = { name, email, phone: first ? `+55 ${formatPhone(first.phone)}` : null, city, state }
  return new Response(JSON.stringify(jsonResumeOf(content, person), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="resume.json"',
    },
  })
}
