import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { formatCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak('reviews', reviews)

type Row = Readonly<Record<string, unknown>>

const codeLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobSpecificType: reference.jobSpecificType,
  contractType: reference.contractType,
  workType: reference.workType,
  salaryType: reference.salaryType,
  minimumExperience: reference.minimumExperience,
  workingHours: reference.workingHours,
  gender: reference.gender,
  genderOrder: reference.genderOrder,
  employeeNumber: reference.companySize,
  apprenticeSchooling: reference.schooling,
  schooling: reference.schooling,
  level: reference.languageLevel,
  yearsOfExperience: reference.technologyLevel,
  pcdType: reference.pcdType,
}

const nameLists: Readonly<Record<string, (code: string) => string>> = {
  benefits: benefits.nameOf,
  branchOfActivity: companyAreas.nameOf,
  companyAreaContracting: companyAreas.nameOf,
  technologiesGeneral: generalTechnologies.nameOf,
  technology: technologies.nameOf,
  language: languages.nameOf,
  handicaps: handicaps.nameOf,
}

/** Keys of records and codes whose names stand beside them. */
const unsaid: ReadonlySet<string> = new Set(['id', 'cbo', 'organizationId'])

const formats: Readonly<Record<string, (text: string) => string>> = {
  idcard: formatCnpj,
  cpf: formatCpf,
  phone: formatPhone,
  zipCode: formatZipCode,
  birthDate: (day) => day.split('-').reverse().join('/'),
}

const cents: ReadonlySet<string> = new Set(['salary', 'from', 'to'])

/** A field's value in words, line by line; null where nothing was written. Server only: it carries the lists whose codes it names. */
export function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (Array.isArray(value)) {
    const lines = value.map((each) => valueText(field, each)).filter((line) => line !== null)
    return lines.length > 0 ? lines.join('\n') : null
  }
  if (typeof value === 'object') return rowText(field, value as Row)
  return plainText(field, value as string | number)
}

function plainText(field: string, value: string | number): string {
  if (cents.has(field) && typeof value === 'number') return money(value)
  const format = formats[field]
  if (format) return format(String(value))
  const known = codeLists[field]?.[String(value)]
  return known ?? nameLists[field]?.(String(value)) ?? String(value)
}

/** What is written about one of several, such as a workplace or a language: its parts in their order. */
function rowText(field: string, row: Row): string | null {
  if (field === 'cityState') return `${String(row.city ?? '')}, ${String(row.state ?? '')}`
  if (field === 'questionnaire') {
    const kind = row.type === 'boolean' ? ` (${t('yesNo')})` : ''
    return `${String(row.question ?? '')}${kind}`
  }
  const parts = Object.entries(row).flatMap(([name, value]) => {
    if (unsaid.has(name) || value === false) return []
    if (name === 'isWhatsApp') return ['WhatsApp']
    if (name === 'qty') return [t('people', { count: Number(value) })]
    if (name === 'cityState' && typeof row.city === 'string') return []
    const text = valueText(name, value)
    return text === null ? [] : [text]
  })
  return parts.length > 0 ? parts.join(' · ') : null
}
