import type { ConsentDocument } from '@trampolim/marketplace/accounts/terms.ts'

/** The page that asks to accept the current terms, and the banner that links to it. */
export const acceptTerms = {
  strip: 'Nossos termos mudaram. Leia e aceite a versão nova.',
  title: 'Nossos termos mudaram',
  text: 'Você aceitou uma versão anterior. Veja o que mudou na versão de {{version}}:',
  whole: 'Ler os termos inteiros',
  accept: 'Aceitar os termos',
  later: 'Agora não',
  without:
    'Sem aceitar, você não se candidata, não publica vagas nem convida. Ver, corrigir, baixar e excluir seus dados continua possível.',
  upToDateTitle: 'Seus termos estão em dia',
  upToDate: 'Você já aceitou a versão atual, de {{version}}.',
  back: 'Continuar',
  changedMeanwhile: 'Os termos mudaram de novo enquanto você lia. Confira esta versão.',
} as const

/** The list of consents that a person gave. */
export const consentList = {
  title: 'O que você aceitou',
  text: 'Cada aceite com a versão do texto e o momento. O que dá para retirar vale na hora.',
  none: 'Nenhum aceite guardado.',
  documents: {
    terms: 'Termos de uso e privacidade',
    'share-contact-data': 'Mostrar meus contatos nas vagas a que me candidato',
    'medical-report': 'Mostrar meu laudo médico em uma vaga',
    'found-by-disability': 'Ser encontrado por ter uma deficiência',
  } satisfies Record<ConsentDocument, string>,
  accepted: 'Versão de {{version}}, aceita em {{moment}}',
  withdrawn: 'Versão de {{version}}, aceita em {{moment}} e retirada em {{withdrawn}}',
  outdated: 'versão anterior',
  withAccount: 'Vale enquanto você tiver a conta: para retirar, exclua a conta.',
  withApplication: 'Para retirar, desista da candidatura: o laudo é apagado.',
  change: 'Mudar',
  changeNamed: 'Mudar: {{name}}',
} as const
