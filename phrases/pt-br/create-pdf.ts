/** The page on which anybody can make a curriculum in PDF without an account. */
export const createPdf = {
  title: 'Currículo em PDF',
  text: 'Escreva, confira e baixe, de graça e sem cadastro. Nada do que você digita fica guardado conosco.',
  sections: { you: 'Seus dados' },
  fields: {
    name: 'Nome completo',
    email: 'E-mail',
    phone: 'Celular com DDD',
    place: 'Cidade e estado',
    placeHint: 'Por exemplo: Osasco, SP',
  },
  optional: 'opcional',
  make: 'Ver currículo',
  faults: 'Confira estes campos',
  ready: {
    title: 'Seu currículo está pronto',
    text: 'Confira como ficou. Com o que você escreveu, também dá para se cadastrar e se candidatar às vagas.',
    edit: 'Mudar alguma coisa',
    register: 'Cadastrar com estes dados',
    preview: 'Seu currículo',
    needsScript: 'Sem JavaScript, imprima esta página e escolha salvar como PDF.',
  },
  offer: 'Só precisa do papel?',
  offerLink: 'Faça um currículo em PDF sem cadastro',
} as const
