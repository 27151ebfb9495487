/** The labels of the chips for requirements that a recruiter's typed words contain. */
export const peopleTermLabels = {
  remote: 'Aceita trabalho remoto',
  salary: 'Pretensão até R$ {{amount}}',
  company: 'Trabalhou em {{company}}',
  firstJob: 'Sem experiência no cargo',
  licence: 'CNH {{categories}}',
  schooling: 'Escolaridade a partir de {{level}}',
  language: '{{language}}, {{level}} ou mais',
  anyExperience: 'Com experiência',
  experience_one: 'A partir de {{count}} ano de experiência',
  experience_other: 'A partir de {{count}} anos de experiência',
} as const
