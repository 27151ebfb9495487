/** Reading a curriculum from a file, and saving it as one. */
export const curriculumFiles = {
  export: {
    action: 'Baixar em JSON Resume',
    hint: 'Um arquivo que outros sites e programas de currículo também leem.',
    programs: 'Programas do dia a dia',
    licence: 'CNH',
  },
  import: {
    title: 'Preencher com um arquivo',
    text: 'Mande o currículo que você já tem. O que entendermos entra nos campos vazios do formulário; o que você já escreveu fica como está. Nada é salvo até você conferir e salvar.',
    label: 'Arquivo do currículo',
    hint: 'PDF, DOC, DOCX, ODT, RTF ou TXT, até {{most}} MB. Também JSON Resume.',
    invitation: 'Escolha ou solte o arquivo',
    keep: 'Guardar também o arquivo no currículo',
    keepHint:
      'Quem recruta e pode ver seus contatos poderá baixá-lo. Vale para PDF ou DOC de até 2 MB; você tira quando quiser.',
    read: 'Preencher com o arquivo',
    done: 'Lemos o seu arquivo',
    check: 'Confira antes de salvar: {{sections}}.',
    hadAll: 'Tudo o que entendemos já está no formulário.',
    kept: 'O arquivo {{name}} será guardado quando você salvar.',
    notKept: 'O arquivo não vai com o currículo: {{reason}}',
    unread: 'Não reconhecemos: {{names}}. Se forem importantes, escreva onde couberem.',
    leftover: 'O que não entrou em campo nenhum',
    leftoverText: 'Este texto ficou de fora. Se for importante, copie para onde couber.',
    mark: 'confira',
    person: 'Seus dados',
  },
} as const
