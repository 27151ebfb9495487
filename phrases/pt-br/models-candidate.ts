import type { Model } from './model.ts'

/** Documents for people who work or look for work. */
export const candidateModels: Readonly<Record<string, Model>> = {
  'cover-letter': {
    title: 'Carta de apresentação',
    summary: 'Um texto curto para mandar com o currículo.',
    updated: '2026-11-25',
    text: `Olá, [nome de quem seleciona ou "equipe de seleção"],

Meu nome é [seu nome] e quero me candidatar à vaga de [cargo], que vi em [onde viu a vaga].

Tenho [tempo] de experiência em [área]. No meu trabalho mais recente, em [empresa ou atividade], eu [o que fazia] e [um resultado, por exemplo: reduzi o tempo de espera dos clientes].

Escolhi a [empresa] porque [um motivo verdadeiro: o produto, o bairro, o horário, a forma de atender].

O que eu faço bem:
- [habilidade 1, com um exemplo]
- [habilidade 2, com um exemplo]
- [habilidade 3, com um exemplo]

Posso começar a partir de [data] e tenho disponibilidade [horários]. Fico à disposição para conversar quando for melhor para vocês.

Obrigado(a) pela leitura,

[seu nome]
[telefone com DDD]
[e-mail]`,
  },
  'thank-you-email': {
    title: 'E-mail de agradecimento depois da entrevista',
    summary: 'Para mandar até um dia depois da conversa.',
    updated: '2026-11-25',
    text: `Assunto: Obrigado(a) pela conversa sobre a vaga de [cargo]

Olá, [nome de quem entrevistou],

Obrigado(a) pelo tempo de [hoje ou ontem]. Gostei de saber mais sobre [algo que foi conversado] e de conhecer a equipe de [área].

Depois da conversa tenho ainda mais vontade de trabalhar com vocês. Acredito que posso ajudar em [desafio que foi citado], porque já [experiência parecida].

Você me pediu [documento, exemplo ou resposta]. Segue [anexo ou link].
[Apague estas duas linhas se nada foi pedido.]

Fico no aguardo dos próximos passos e à disposição para qualquer dúvida.

Um abraço,

[seu nome]
[telefone com DDD]`,
  },
  resignation: {
    title: 'Pedido de demissão',
    summary: 'Para avisar a empresa por escrito que você vai sair.',
    updated: '2026-11-25',
    law: 'CLT, art. 487: o aviso é de 30 dias, que a empresa pode dispensar',
    text: `[cidade], [dia] de [mês] de [ano]

À empresa [nome da empresa]
A/C [nome de quem chefia ou do RH]

Assunto: pedido de demissão

Eu, [seu nome], CPF [número], que trabalho como [cargo] desde [data de admissão], comunico meu pedido de demissão.

[Escolha uma das opções e apague as outras.]
( ) Vou cumprir o aviso prévio de 30 dias. Meu último dia de trabalho será [data].
( ) Peço que a empresa me dispense do aviso prévio. Meu último dia de trabalho será [data].
( ) Não vou cumprir o aviso prévio e sei que ele pode ser descontado. Meu último dia de trabalho será [data].

Agradeço a oportunidade e fico à disposição para passar minhas tarefas.

Atenciosamente,

______________________________
[seu nome]

Recebido pela empresa em [data]

______________________________
[nome e assinatura de quem recebeu]

Faça duas vias e fique com uma, assinada por quem recebeu.`,
  },
  'transport-voucher': {
    title: 'Recibo de opção pelo vale-transporte',
    summary: 'Para pedir o vale-transporte ou dizer que você não precisa dele.',
    updated: '2026-11-25',
    law: 'Lei 7.418/1985 e Decreto 10.854/2021, arts. 106 a 136',
    text: `DECLARAÇÃO DE OPÇÃO PELO VALE-TRANSPORTE

Empresa: [nome da empresa]
CNPJ: [número]

Nome: [seu nome]
CPF: [número]
Cargo: [cargo]
Endereço de casa: [rua, número, bairro, cidade, CEP]
Local de trabalho: [rua, número, bairro, cidade]

[Escolha uma das opções e apague a outra.]

( ) QUERO receber o vale-transporte para ir de casa ao trabalho e voltar.

Trajeto de ida:
[linha ou transporte] - [valor da passagem]
[linha ou transporte] - [valor da passagem]

Trajeto de volta:
[linha ou transporte] - [valor da passagem]
[linha ou transporte] - [valor da passagem]

Autorizo o desconto de até 6% do meu salário básico, limitado ao custo das passagens. Vou usar o vale só neste trajeto e aviso a empresa se meu endereço ou meu transporte mudar.

( ) NÃO QUERO receber o vale-transporte agora. Sei que posso pedir quando precisar.

[cidade], [dia] de [mês] de [ano]

______________________________
[seu nome]

Recebido pela empresa em [data]

______________________________
[nome e assinatura de quem recebeu]`,
  },
}
