import { login } from '@trampolim/contract/gateway/accounts.ts'
import { createAlert } from '@trampolim/contract/gateway/alerts.ts'
import { createCurriculum } from '@trampolim/contract/gateway/curriculums.ts'
import { registerProfessional, updateProfessional } from '@trampolim/contract/gateway/professional.ts'
import { applyToJob } from '@trampolim/contract/gateway/selection.ts'
import { z } from 'zod'

/** The forms of the product by name, each with the call that takes it. */
const forms: Readonly<Record<string, { '~orpc': { inputSchema?: unknown } }>> = {
  login,
  registration: registerProfessional,
  profile: updateProfessional,
  curriculum: createCurriculum,
  alert: createAlert,
  application: applyToJob,
}

/** A form's fields as JSON Schema, from the schema that validates it; undefined for an unknown name. */
export function formOf(name: string): Record<string, unknown> | undefined {
  if (!Object.hasOwn(forms, name)) return undefined
  const schema = forms[name]?.['~orpc'].inputSchema
  return z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>
}
