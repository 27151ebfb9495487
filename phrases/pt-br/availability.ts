import type { AvailabilityType } from '@trampolim/marketplace/availability/availability.ts'

/** When a candidate is available. */
export const availability = {
  title: 'Disponibilidade',
  text: 'Quando dá para falar com você ou marcar uma entrevista. Buscas de currículos dizem só as partes da semana (manhã, tarde, noite, fim de semana); os horários, só quem contrata nas vagas a que você se candidata vê.',
  choice: 'Seus horários',
  types: {
    default: 'Horário comercial',
    custom: 'Outros horários',
  } satisfies Record<AvailabilityType, string>,
  hints: {
    default: 'Segunda a sexta, das 8h às 20h.',
    custom: 'Você diz os dias e os horários.',
  } satisfies Record<AvailabilityType, string>,
  days: 'Dias em que você pode',
  start: 'Das',
  end: 'Até',
  add: 'Adicionar horário',
  addOn: 'Adicionar horário: {{day}}',
  span: 'o horário das {{start}}, {{day}}',
  blank: 'este horário, {{day}}',
  change: 'Mudar disponibilidade',
  save: 'Salvar disponibilidade',
  saved: 'Disponibilidade salva.',
  summary: 'Confira os horários',
  failed: 'Não conseguimos salvar',
  /** The format in which recruiters read it. */
  spanText: '{{start}} às {{end}}',
  dayText: '{{day}}: {{spans}}',
  usual: 'Segunda a sexta, das 8h às 20h',
} as const
