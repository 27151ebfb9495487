/** Curriculums that come from files and go to them. */
export const curriculumFiles = {
  export: {
    action: 'Baixar em JSON Resume',
    hint: 'Um arquivo que outros sites e programas de currículo também leem.',
    programs: 'Programas do dia a dia',
    licence: 'CNH',
  },
  import: {
    title: 'Começar de um arquivo',
    text: 'O que entendermos do arquivo entra no formulário abaixo, no lugar do que estiver lá. Nada é salvo até você conferir e salvar.',
    label: 'Arquivo do currículo',
    hint: 'JSON Resume, até 256 KB.',
    invitation: 'Escolha ou solte o arquivo',
    read: 'Ler arquivo',
    done: 'Lemos o seu arquivo',
    check: 'Confira o que está marcado antes de salvar: {{sections}}.',
    nothing: 'Não achamos nada de um currículo neste arquivo.',
    unread: 'Não reconhecemos: {{names}}. Se forem importantes, escreva onde couberem.',
    mark: 'confira',
    faults: {
      missing: 'Escolha um arquivo',
      tooLarge: 'Este arquivo é grande demais',
      unreadable: 'Não conseguimos ler este arquivo. Confira se é um JSON Resume.',
    },
  },
} as const
