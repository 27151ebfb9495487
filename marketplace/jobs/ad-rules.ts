/**
 * What a job ad must not do (specification, data §9: terms of use; asking for money is our own rule). An infringing job is
 * blocked at once. A reviewer gives one of these as the reason; their texts are in `phrases/pt-br/ad-rules.ts`.
 */
export const adRules = [
  'discriminatory_content',
  'more_than_six_months_experience',
  'consulting_instead_of_job',
  'asks_for_money',
  'third_party_data',
  'other_business_field',
  'domestic_work',
] as const
export type AdRule = (typeof adRules)[number]
