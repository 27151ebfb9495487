/** A list of a selection as a file for spreadsheets. */
export const listFile = {
  columns: {
    name: 'Nome',
    step: 'Etapa',
    applied: 'Candidatura',
    moved: 'Nesta etapa desde',
    occupation: 'Cargo',
    studies: 'Curso',
    city: 'Cidade',
    state: 'UF',
    distance: 'Distância',
    salary: 'Pretensão (R$)',
    score: 'Combina (0 a 100)',
    known: 'Comparado (%)',
    tags: 'Etiquetas',
    unmet: 'Respostas fora do pedido',
    seen: 'Visto',
    liked: 'Favorito',
  },
  hidden: 'Sem nome',
  yes: 'sim',
  no: 'não',
} as const
