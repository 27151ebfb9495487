import { type CodeOf, itemTable } from './code-table.ts'

/**
 * Kinds of disability that a person has or a job suits (Lei 13.146/2015; Decreto 3.298/1999, art. 4; Lei 12.764/2012; Lei
 * 14.126/2021).
 */
export const handicaps = itemTable({
  'deficiencia-fisica-membros-superiores': 'Deficiência física: membros superiores',
  'deficiencia-fisica-membros-inferiores': 'Deficiência física: membros inferiores',
  cadeirante: 'Cadeirante',
  'amputacao-ou-ausencia-de-membro': 'Amputação ou ausência de membro',
  'mobilidade-reduzida': 'Mobilidade reduzida',
  nanismo: 'Nanismo',
  ostomia: 'Ostomia',
  'paralisia-cerebral': 'Paralisia cerebral',
  'deficiencia-auditiva-parcial': 'Deficiência auditiva parcial',
  surdez: 'Surdez',
  'deficiencia-auditiva-unilateral': 'Deficiência auditiva unilateral',
  'baixa-visao': 'Baixa visão',
  cegueira: 'Cegueira',
  'visao-monocular': 'Visão monocular',
  surdocegueira: 'Surdocegueira',
  'deficiencia-na-fala': 'Deficiência na fala',
  'deficiencia-intelectual': 'Deficiência intelectual',
  'sindrome-de-down': 'Síndrome de Down',
  'transtorno-do-espectro-autista': 'Transtorno do espectro autista',
  'deficiencia-psicossocial': 'Deficiência psicossocial',
  'deficiencia-multipla': 'Deficiência múltipla',
  'pessoa-reabilitada-pelo-inss': 'Pessoa reabilitada pelo INSS',
  'outra-deficiencia': 'Outra deficiência',
})
export type Handicap = CodeOf<typeof handicaps>
