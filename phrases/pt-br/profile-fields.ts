import type { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import type { candidateFields, pcdFields, recruiterFields } from '@trampolim/marketplace/registration/fields.ts'

type LabelsOf<Table> = Readonly<Record<keyof Table, string>>

const address = {
  zipCode: 'CEP',
  cityState: 'Cidade e estado',
  district: 'Bairro',
  street: 'Rua e número',
} as const

/** The label of each field of a candidate's personal data, in forms, for a reviewer and in a task. */
export const candidateFieldLabels = {
  name: 'Nome completo',
  email: 'E-mail',
  cpf: 'CPF',
  phones: 'Celular',
  birthDate: 'Data de nascimento',
  gender: 'Gênero',
  ...address,
  agreeShareContactData: 'Aceito que recrutadores das vagas a que me candidato vejam meus contatos',
  pcdData: 'Deficiência',
  agreeFoundByDisability: 'Aceito que recrutadores me encontrem como pessoa com deficiência',
} as const satisfies LabelsOf<typeof candidateFields>

/** The same for data on a disability. */
export const pcdFieldLabels = {
  pcdCondition: 'Sou pessoa com deficiência',
  pcdType: 'Tipo de deficiência',
  handicaps: 'Qual é a sua deficiência?',
  handicapInfo: 'Do que você precisa para trabalhar bem?',
  cid10Number: 'Código da CID-10',
  cidDate: 'Data do laudo',
  inssInfo: 'Passei pela reabilitação profissional do INSS',
  rehabilitatedDescription: 'Como foi a reabilitação',
} as const satisfies LabelsOf<typeof pcdFields>

/** The same for a recruiter's own data. */
export const recruiterFieldLabels = {
  name: candidateFieldLabels.name,
  email: candidateFieldLabels.email,
  phones: candidateFieldLabels.phones,
} as const satisfies LabelsOf<typeof recruiterFields>

/** The same for an organisation. */
export const organizationFieldLabels = {
  idcard: 'CNPJ',
  companyName: 'Nome da empresa',
  officialName: 'Razão social',
  employeeNumber: 'Tamanho da empresa',
  branchOfActivity: 'Ramo de atividade',
  description: 'Sobre a empresa',
  site: 'Site',
  dontHaveSite: 'A empresa não tem site',
  socialLinks: 'Redes sociais',
  phone: 'Telefone da empresa',
  ...address,
} as const satisfies LabelsOf<typeof organizationFields>

/** The same for its social networks. */
export const networkLabels = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const satisfies LabelsOf<(typeof organizationFields)['socialLinks']['of']>
