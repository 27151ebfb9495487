import { login } from '@trampolim/contract/gateway/accounts.ts'
import { createAlert } from '@trampolim/contract/gateway/alerts.ts'
import { createCurriculum } from '@trampolim/contract/gateway/curriculums.ts'
import { updateOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { registerProfessional, updateProfessional } from '@trampolim/contract/gateway/professional.ts'
import { createJob } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { registerRecruiter } from '@trampolim/contract/gateway/recruiters.ts'
import { applyToJob } from '@trampolim/contract/gateway/selection.ts'
import { z } from 'zod'

/** The forms of the product by name, each with the call that accepts it. */
const forms: Readonly<Record<string, { '~orpc': { inputSchema?: unknown } }>> = {
  login,
  registration: registerProfessional,
  profile: updateProfessional,
  curriculum: createCurriculum,
  alert: createAlert,
  application: applyToJob,
  job: createJob,
  organization: updateOrganization,
  recruiter: registerRecruiter,
}

/** A form's fields as JSON Schema, from the schema that validates it; undefined for an unknown name. */
export function formOf(name: string): Record<string, unknown> | undefined {
  if (!Object.hasOwn(forms, name)) return undefined
  const schema = forms[name]?.['~orpc'].inputSchema
  return z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>
}
