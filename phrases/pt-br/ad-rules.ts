import type { AdRule } from '@trampolim/marketplace/jobs/ad-rules.ts'

/** The rules for job ads, as the recruiter reads them in the form and in a refusal. */
export const adRules = {
  discriminatory_content: 'O anúncio não pode ter conteúdo discriminatório.',
  more_than_six_months_experience: 'O anúncio não pode exigir mais de seis meses de experiência.',
  consulting_instead_of_job: 'O anúncio não pode oferecer consultoria no lugar de uma vaga de verdade.',
  asks_for_money: 'O anúncio não pode pedir dinheiro a quem se candidata, nem por curso, exame, uniforme ou material.',
  third_party_data: 'O anúncio não pode usar dados de terceiros sem autorização.',
  other_business_field: 'O anúncio precisa ser do ramo de atividade da empresa.',
  domestic_work: 'O anúncio não pode ser para trabalho doméstico ou em residência particular.',
} as const satisfies Record<AdRule, string>
