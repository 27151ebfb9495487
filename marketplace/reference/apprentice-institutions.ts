import { type CodeOf, itemTable } from './code-table.ts'

/** Institutions that qualify apprentices (lookup apprenticeInstitutions). */
export const apprenticeInstitutions = itemTable({
  senai: 'SENAI',
  senac: 'SENAC',
  senar: 'SENAR',
  senat: 'SENAT',
  sescoop: 'SESCOOP',
  ciee: 'CIEE',
  espro: 'ESPRO',
  'rede-cidada': 'Rede Cidadã',
  renapsi: 'Renapsi',
  gerar: 'Gerar',
  cesam: 'Centro Salesiano do Adolescente Trabalhador (CESAM)',
  'instituto-ramacrisna': 'Instituto Ramacrisna',
  isbet: 'Instituto Brasileiro Pró-Educação, Trabalho e Desenvolvimento (ISBET)',
  'camp-guarulhos': 'Camp Guarulhos',
  'camp-mangueira': 'CAMP Mangueira',
  'guarda-mirim': 'Guarda Mirim',
  patrulheiros: 'Patrulheiros',
  'fundacao-roberto-marinho': 'Fundação Roberto Marinho',
  'instituto-proa': 'Instituto Proa',
  ios: 'Instituto da Oportunidade Social (IOS)',
  assprom: 'Associação Profissionalizante do Menor (Assprom)',
  'projeto-pescar': 'Fundação Projeto Pescar',
  avape: 'AVAPE',
  'capacita-me': 'Capacita-me',
  nurap: 'Nurap',
  'instituto-federal': 'Instituto Federal',
  'escola-tecnica-estadual': 'Escola técnica estadual',
  'outra-instituicao': 'Outra instituição',
})
export type ApprenticeInstitution = CodeOf<typeof apprenticeInstitutions>
