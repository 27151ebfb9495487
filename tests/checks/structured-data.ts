/** The permitted kinds of a value; the name of a type stands for an object of it. */
type Kind =
  | 'Text'
  | 'Html'
  | 'Number'
  | 'Count'
  | 'Boolean'
  | 'Moment'
  | 'Address'
  | 'Reference'
  | { readonly oneOf: readonly string[] }
  | { readonly type: string }

type Property = { readonly is: readonly Kind[]; readonly many?: true }
type Rules = {
  readonly required: readonly string[]
  /** At least one property of each group is required. */
  readonly oneOf?: readonly (readonly string[])[]
  /** Properties that require another one. */
  readonly needs?: Readonly<Record<string, string>>
  /** Properties that exclude each other. */
  readonly apart?: readonly (readonly [string, string])[]
  readonly properties: Readonly<Record<string, Property>>
}

const one = (...is: Kind[]): Property => ({ is })
const many = (...is: Kind[]): Property => ({ is, many: true })
const a = (type: string): Kind => ({ type })
const words = (...oneOf: string[]): Kind => ({ oneOf })

const list = one({ type: 'ListItem' })

/** The types that our pages use, by schema.org's vocabulary and what Google's documentation requires of each. */
const types: Readonly<Record<string, Rules>> = {
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'validThrough',
      'hiringOrganization',
      'employmentType',
      'identifier',
    ],
    oneOf: [['jobLocation', 'jobLocationType']],
    needs: { jobLocationType: 'applicantLocationRequirements', applicantLocationRequirements: 'jobLocationType' },
    apart: [['jobLocation', 'jobLocationType']],
    properties: {
      title: one('Text'),
      description: one('Html'),
      datePosted: one('Moment'),
      validThrough: one('Moment'),
      hiringOrganization: one(a('Organization'), words('confidential')),
      employmentType: many(
        words('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'),
      ),
      identifier: one(a('PropertyValue')),
      jobLocation: many(a('Place')),
      jobLocationType: one(words('TELECOMMUTE')),
      applicantLocationRequirements: many(a('Country'), a('State'), a('City')),
      baseSalary: one(a('MonetaryAmount')),
      directApply: one('Boolean'),
      educationRequirements: many(a('EducationalOccupationalCredential'), words('no requirements')),
      experienceRequirements: one(a('OccupationalExperienceRequirements'), 'Text'),
      occupationalCategory: one('Text'),
      totalJobOpenings: one('Count'),
      workHours: one('Text'),
      jobBenefits: one('Text'),
      qualifications: one('Text'),
      url: one('Address'),
    },
  },
  Organization: {
    required: ['name'],
    properties: {
      name: one('Text'),
      url: one('Address'),
      sameAs: many('Address'),
      logo: one('Address'),
      '@id': one('Address'),
    },
  },
  PropertyValue: { required: ['name', 'value'], properties: { name: one('Text'), value: one('Text') } },
  Place: { required: ['address'], properties: { name: one('Text'), address: one(a('PostalAddress')) } },
  PostalAddress: {
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
    properties: {
      addressLocality: one('Text'),
      addressRegion: one('Text'),
      addressCountry: one(words('BR')),
      postalCode: one('Text'),
      streetAddress: one('Text'),
    },
  },
  Country: { required: ['name'], properties: { name: one('Text') } },
  State: { required: ['name'], properties: { name: one('Text') } },
  City: { required: ['name'], properties: { name: one('Text') } },
  MonetaryAmount: {
    required: ['currency', 'value'],
    properties: { currency: one(words('BRL')), value: one(a('QuantitativeValue')) },
  },
  QuantitativeValue: {
    required: ['unitText'],
    oneOf: [['value', 'minValue']],
    needs: { minValue: 'maxValue', maxValue: 'minValue' },
    apart: [['value', 'minValue']],
    properties: {
      value: one('Number'),
      minValue: one('Number'),
      maxValue: one('Number'),
      unitText: one(words('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
    },
  },
  EducationalOccupationalCredential: {
    required: ['credentialCategory'],
    properties: {
      credentialCategory: one(
        words('high school', 'associate degree', 'bachelor degree', 'professional certificate', 'postgraduate degree'),
      ),
    },
  },
  OccupationalExperienceRequirements: {
    required: ['monthsOfExperience'],
    properties: { monthsOfExperience: one('Count') },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: { ...list, many: true } } },
  ItemList: {
    required: ['itemListElement'],
    properties: { name: one('Text'), numberOfItems: one('Count'), itemListElement: { ...list, many: true } },
  },
  ListItem: {
    required: ['position', 'name'],
    oneOf: [['item', 'url']],
    properties: { position: one('Count'), name: one('Text'), item: one('Address'), url: one('Address') },
  },
  WebSite: {
    required: ['name', 'url'],
    properties: {
      '@id': one('Address'),
      name: one('Text'),
      url: one('Address'),
      inLanguage: one(words('pt-BR')),
      publisher: one('Reference', a('Organization')),
      potentialAction: one(a('SearchAction')),
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: { target: one(a('EntryPoint')), 'query-input': one(words('required name=search_term_string')) },
  },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: one('Text') } },
}

/** The HTML elements that a description may contain, according to Google's documentation. */
const allowedElements = /<(?!\/?(?:p|ul|li|br|h[1-6]|strong|em)>)/i
/** An ampersand that isn't part of a character reference, which is a mistake. */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/

const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) > 0

const checks: Readonly<Record<Extract<Kind, string>, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Html: (value) =>
    typeof value === 'string' && value.trim() !== '' && !allowedElements.test(value) && !bareAmpersand.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
  Count: isWhole,
  Boolean: (value) => typeof value === 'boolean',
  Moment: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  Address: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Reference: (value) =>
    typeof value === 'object' && value !== null && Object.keys(value).join() === '@id' && '@id' in value,
}

/** The faults of an object of structured data, each with its path; empty if there are none. */
export function structuredDataFaults(data: unknown): string[] {
  const context = (data as { '@context'?: unknown })?.['@context']
  const wrong = /^https:\/\/schema\.org\/?$/.test(String(context)) ? [] : ['its @context isn’t schema.org']
  return [...wrong, ...faultsOf(data, '')]
}

function faultsOf(data: unknown, at: string): string[] {
  if (typeof data !== 'object' || data === null) return [`${at || 'it'} is no object`]
  const given = data as Readonly<Record<string, unknown>>
  const type = String(given['@type'])
  const rules = types[type]
  if (!rules) return [`${at || 'it'} has the unknown type ${type}`]
  const has = (name: string) => given[name] !== undefined && given[name] !== null
  const path = (name: string) => `${at}${at ? '.' : ''}${name}`
  return [
    ...rules.required.filter((name) => !has(name)).map((name) => `${path(name)} is missing`),
    ...(rules.oneOf ?? []).filter((names) => !names.some(has)).map((names) => `${path(names.join(' or '))} is missing`),
    ...Object.entries(rules.needs ?? {})
      .filter(([name, other]) => has(name) && !has(other))
      .map(([name, other]) => `${path(name)} needs ${other}`),
    ...(rules.apart ?? [])
      .filter((names) => names.every(has))
      .map((names) => `${path(names.join(' and '))} exclude each other`),
    ...Object.entries(given)
      .filter(([name]) => name !== '@type' && !(name === '@context' && at === ''))
      .flatMap(([name, value]) => faultsOfProperty(rules.properties[name], value, path(name))),
    ...(type === 'BreadcrumbList' || type === 'ItemList'
      ? faultsOfOrder(given.itemListElement, path('itemListElement'))
      : []),
  ]
}

function faultsOfProperty(property: Property | undefined, value: unknown, at: string): string[] {
  if (!property) return [`${at} isn’t known`]
  const values = Array.isArray(value) ? value : [value]
  if (Array.isArray(value) && !property.many) return [`${at} must be one`]
  return values.flatMap((each) => faultsOfValue(property.is, each, at))
}

function faultsOfValue(kinds: readonly Kind[], value: unknown, at: string): string[] {
  const plain = kinds.some((kind) => {
    if (typeof kind === 'string') return checks[kind](value)
    return 'oneOf' in kind && kind.oneOf.includes(value as string)
  })
  if (plain) return []
  const named = (value as { '@type'?: unknown } | null)?.['@type']
  const ofType = kinds.some((kind) => typeof kind === 'object' && 'type' in kind && kind.type === named)
  return ofType ? faultsOf(value, at) : [`${at} is wrong: ${JSON.stringify(value)}`]
}

/** Positions count from one without gaps. */
function faultsOfOrder(items: unknown, at: string): string[] {
  const positions = (Array.isArray(items) ? items : []).map((item) => (item as { position?: unknown }).position)
  return positions.every((position, index) => position === index + 1) ? [] : [`${at} isn’t in order`]
}
