/** A step of a registration: its name and the fields required to leave it. */
export type RegistrationStep = { readonly name: string; readonly required: readonly string[] }

const personalData = {
  name: 'personalData',
  required: [
    'name',
    'email',
    'cpf',
    'phones',
    'birthDate',
    'gender',
    'zipCode',
    'cityState',
    'district',
    'street',
    'password',
    'confirmPassword',
    'agreeTerms',
  ],
} as const satisfies RegistrationStep
const pcdData = { name: 'pcdData', required: [] } as const satisfies RegistrationStep
const cvTypeData = { name: 'cvTypeData', required: ['cvType'] } as const satisfies RegistrationStep
const simpleCvData = { name: 'simpleCvData', required: ['occupations'] } as const satisfies RegistrationStep
const coursesData = { name: 'coursesData', required: [] } as const satisfies RegistrationStep
const videoData = { name: 'videoData', required: [] } as const satisfies RegistrationStep
const availabilityData = { name: 'availabilityData', required: [] } as const satisfies RegistrationStep
const emailValidation = { name: 'emailValidation', required: ['code'] } as const satisfies RegistrationStep

/**
 * The two ways of registering as a candidate, with the minutes that the product says they take (specification, data
 * §2).
 */
export const candidateRegistrations = {
  quick: { minutes: 3, steps: [personalData, cvTypeData, simpleCvData, emailValidation] },
  full: {
    minutes: 10,
    steps: [personalData, pcdData, cvTypeData, simpleCvData, coursesData, videoData, availabilityData, emailValidation],
  },
} as const

/** The steps of a recruiter's registration, with their minutes (specification, data §2). */
export const recruiterRegistration = [
  {
    name: 'personalData',
    minutes: 1,
    required: ['name', 'email', 'phones', 'password', 'confirmPassword', 'agreeTerms'],
  },
  {
    name: 'organization',
    minutes: 1,
    required: ['idcard', 'employeeNumber', 'branchOfActivity', 'zipCode', 'cityState', 'district', 'street'],
  },
  { name: 'jobDetails', minutes: 8, required: ['workPlaces'] },
  { name: 'emailValidation', minutes: 1, required: ['code'] },
] as const satisfies readonly (RegistrationStep & { minutes: number })[]
