/** Why nothing was taken from a curriculum's file. */
export const curriculumFileFaults = {
  missing: 'Escolha um arquivo',
  tooLarge: 'Este arquivo é grande demais',
  aboveLimit: 'O arquivo passa de {{most}} MB. Salve uma versão menor, sem fotos grandes, e envie de novo.',
  unreadable: 'Não conseguimos ler este arquivo. Confira se é um JSON Resume.',
  nothing: 'Não achamos nada de um currículo neste arquivo. Confira se é o arquivo certo, ou preencha os campos à mão.',
} as const
