import type { ReviewHint } from '@trampolim/marketplace/reviews/hints.ts'

/** Hints for reviewers: the fact, and what it means. */
export const reviewHints = {
  more_than_six_months_experience:
    'Pede mais de seis meses de experiência: será publicado apenas como desejável (CLT, art. 442-A).',
  below_minimum_wage: 'O salário está abaixo do salário mínimo do ano para este horário.',
  long_hours:
    'O horário passa do que a lei costuma permitir: 44 horas por semana; no estágio, 6 por dia e 30 por semana; na aprendizagem, 6 por dia. Confira se há uma exceção.',
  hidden_company_in_text: 'A empresa pede sigilo, mas o nome dela aparece no texto.',
  domestic_work: 'O cargo é de trabalho doméstico, que os termos não permitem.',
  asks_for_money: 'O texto fala de algo que a pessoa teria de pagar. Os termos não permitem: confira.',
  legal_exception_claimed:
    'Pede gênero ou idade com base em uma exceção da lei. Aprovar a vaga aprova também a exceção.',
  free_mail: 'O e-mail é de um provedor gratuito e não comprova o vínculo com a empresa.',
  not_of_the_site: 'O e-mail não é do domínio do site da empresa.',
  joins_organization: 'A empresa já estava cadastrada. Aprovar dá à pessoa acesso a tudo o que é dela.',
  declined_by_organization: 'As pessoas de uma empresa recusaram a entrada deste recrutador ou o tiraram dela.',
  publishes_waiting_job: 'Aprovar envia para análise a vaga escrita no cadastro.',
  no_company_name: 'Sem nome fantasia: a empresa aparece como “Confidencial”.',
  no_site: 'A empresa não informou site.',
} as const satisfies Record<ReviewHint, string>
