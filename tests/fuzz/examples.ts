import { apprenticeForm, internshipForm, jobForm } from '../samples/job-form.ts'
import { organizationForm, recruiterForm } from '../samples/recruiter-form.ts'
import { registrationForm } from '../samples/registration-form.ts'
import { cnpjOf, cpfOf } from '../world/ids.ts'

/** A placeholder in examples for the sender's own id of that field. */
export const ownId = '@@own@@'

/** People who register: each e-mail, phone, CPF and CNPJ can be used once, with the proof of an entered code. */
export const registering = Array.from({ length: 10 }, (_, at) => ({
  candidateEmail: `nova${at}@example.com`,
  candidateProof: `c${at}`.padEnd(24, '0'),
  phone: `1198765420${at}`,
  phoneProof: `b${at}`.padEnd(24, '0'),
  cpf: cpfOf(600_000_000 + at),
  recruiterEmail: `marta@bomdia${at}.example`,
  recruiterProof: `e${at}`.padEnd(24, '0'),
  recruiterPhone: `1198765430${at}`,
  recruiterPhoneProof: `f${at}`.padEnd(24, '0'),
  idcard: cnpjOf(70_000_000 + at),
}))

const curriculum = {
  occupations: [{ cbo: '521110', yearsOfExperience: 2 }],
  objective: 'Quero atender bem.',
  salary: 220_000,
  schoolLevel: 'HIGH_SCHOOL_GENERAL',
  schoolLevelStatus: 2,
  experiences: [{ companyName: 'Loja Sol', occupation: 'Vendedora', startDate: '2021-02', isCurrentJob: true }],
  languages: [{ language: 'ingles', level: 2 }],
}
const internshipCourses = [
  {
    schoolLevel: 'BACHELOR_NORMAL',
    course: 'Marketing',
    institutionCityState: 3_550_308,
    nameOfInstitution: 'USP',
    coursePeriod: 2,
    courseShift: 1,
  },
]
const phones = [{ phone: '11987654321', isWhatsApp: true }]
const jobs = [jobForm(), internshipForm(), apprenticeForm()]

/** Complete valid bodies by call, since random ones would hardly ever be valid. */
export const examples: Readonly<Record<string, readonly object[]>> = {
  'POST /job': jobs,
  'PUT /job/{id}': jobs,
  'POST /recruiter': registering.map(
    ({ recruiterEmail, recruiterProof, recruiterPhone, recruiterPhoneProof, idcard }, at) =>
      recruiterForm({
        email: recruiterEmail,
        phone: recruiterPhone,
        verificationId: recruiterProof,
        phoneVerificationId: recruiterPhoneProof,
        organization: { idcard, site: `www.bomdia${at}.example` },
      }),
  ),
  'POST /recruiter/organization': Array.from({ length: 10 }, (_, at) =>
    organizationForm({ idcard: cnpjOf(71_000_000 + at), site: `www.loja${at}.example` }),
  ),
  'POST /recruiter/joining': [{ id: ownId }],
  'PUT /recruiter': [{ name: 'Bruno Lima', phones }],
  'PUT /recruiter/organization': [
    organizationForm(),
    organizationForm({ socialLinks: { instagram: 'https://instagram.com/aurora' } }),
  ],
  'PUT /recruiter/task/{processId}/{taskId}': [
    { organization: organizationForm() },
    { job: jobForm() },
    { profile: { name: 'Carla Dias', phones } },
  ],
  'PUT /professional/task/{processId}/{taskId}': [
    {
      profile: {
        name: 'Ana Souza',
        phones,
        birthDate: '1994-05-17',
        gender: 2,
        cpf: '529.982.247-25',
        zipCode: '01310-100',
        cityState: 3_550_308,
        district: 'Bela Vista',
        street: 'Avenida Paulista',
        pcdData: { pcdCondition: true, pcdType: ['visual'], handicaps: ['baixa-visao'], cidDate: '2020-01-31' },
      },
    },
  ],
  'POST /professional': registering.map(({ candidateEmail, candidateProof, phone, phoneProof, cpf }) =>
    registrationForm({
      email: candidateEmail,
      cpf,
      phone,
      password: 'broa de milho',
      verificationId: candidateProof,
      phoneVerificationId: phoneProof,
    }),
  ),
  'PATCH /professional': [
    { name: 'Ana Souza', phones },
    { agreeShareContactData: true },
    { gender: 2, zipCode: '01310-100', cityState: 3_550_308 },
  ],
  'PATCH /professional/availability': [
    { availability: { type: 'default' } },
    {
      availability: {
        type: 'custom',
        days: { monday: { available: true, spans: [{ start: '08:00', end: '12:00' }] } },
      },
    },
  ],
  'POST /professional/cv': [
    { cvType: 'internship', ...curriculum, internshipCourses },
    { cvType: 'professional', variant: 'apprentice', ...curriculum, apprenticeCourses: ['vendas'] },
  ],
  'PUT /professional/cv/{cvType}': [curriculum, { objective: null, technologies: [], courses: ['Excel'] }],
  'PUT /job/{id}/finalists': ['hired', 'notHired', 'undecided'].map((outcome) => ({
    finalists: [{ processId: ownId, outcome }],
  })),
  'POST /login': [{ type: 2, email: 'ana@trampolim.example', password: 'trampolim-2026' }],
  'POST /professional/selectiveprocess/{jobId}/apply/{cvType}': [
    {},
    { answers: [{ questionId: 'q', answer: 'true' }] },
  ],
}
