import type { Model } from './model.ts'

/** Documents for people who hire. */
export const recruiterModels: Readonly<Record<string, Model>> = {
  'job-offer': {
    title: 'Proposta de trabalho',
    summary: 'Para convidar por escrito quem você escolheu.',
    updated: '2026-11-25',
    law: 'Código Civil, art. 427: a proposta obriga quem a faz',
    text: `Assunto: Proposta para trabalhar na [empresa]

Olá, [nome da pessoa],

Gostamos muito de conversar com você e queremos que você venha trabalhar conosco. Esta é a nossa proposta:

Cargo: [cargo]
Contrato: [CLT por prazo indeterminado, experiência, estágio ou outro]
Começo: [data]
Local: [endereço, ou trabalho remoto]
Horário: [dias e horas, com o intervalo]
Salário bruto: R$ [valor] por mês
Pagamento: até o [5º dia útil ou outro] do mês seguinte
Benefícios: [vale-transporte, vale-refeição, plano de saúde e outros, com valores]
Quem vai acompanhar você: [nome e cargo]

Documentos para a admissão: [lista].

A proposta vale até [data]. Para aceitar, responda a esta mensagem. Se algo não ficou claro ou se você quer conversar sobre algum ponto, fale comigo: [telefone e e-mail].

Esperamos você!

[seu nome]
[cargo]
[empresa, CNPJ]`,
  },
  'trial-contract': {
    title: 'Contrato de experiência simples',
    summary: 'Um contrato de até 90 dias para começar a trabalhar junto.',
    updated: '2026-11-25',
    law: 'CLT, arts. 443, § 2º, c, 445, parágrafo único, e 451: até 90 dias, com uma só prorrogação',
    text: `CONTRATO DE TRABALHO A TÍTULO DE EXPERIÊNCIA

Empregador: [nome ou empresa], [CPF ou CNPJ], com endereço em [endereço].
Empregado(a): [nome], CPF [número], com endereço em [endereço].

1. Função. O(a) empregado(a) vai trabalhar como [cargo], com estas tarefas principais: [tarefas].

2. Local. O trabalho será em [endereço, ou remoto].

3. Prazo. O contrato começa em [data] e dura [número] dias, até [data]. Pode ser prorrogado uma única vez, desde que o total não passe de 90 dias.

4. Horário. O trabalho será de [dia] a [dia], das [hora] às [hora], com [tempo] de intervalo, no total de [número] horas por semana. Horas extras são pagas ou compensadas como manda a lei.

5. Salário. O salário é de R$ [valor] por mês, pago até o 5º dia útil do mês seguinte. São feitos os descontos da lei e os autorizados por escrito.

6. Benefícios. [Vale-transporte, vale-refeição e outros.]

7. Fim antecipado. [Escolha uma das opções e apague a outra.]
( ) Quem encerrar o contrato antes do prazo segue os arts. 479 e 480 da CLT.
( ) Qualquer das partes pode encerrar o contrato antes do prazo com aviso prévio, como no contrato por prazo indeterminado (CLT, art. 481).

8. Depois do prazo. Se o trabalho continuar depois do último dia, o contrato passa a ser por prazo indeterminado.

9. Dados pessoais. O empregador usa os dados do(a) empregado(a) só para o contrato e para o que a lei pede (Lei 13.709/2018).

O contrato é anotado na carteira de trabalho digital, pelo eSocial, em até cinco dias úteis (CLT, art. 29).

[cidade], [dia] de [mês] de [ano]

______________________________
[empregador]

______________________________
[empregado(a)]

PRORROGAÇÃO (só se for o caso)
As partes prorrogam este contrato até [data].

[cidade], [dia] de [mês] de [ano]

______________________________        ______________________________
[empregador]                          [empregado(a)]`,
  },
  'employer-notice': {
    title: 'Aviso prévio do empregador',
    summary: 'Para comunicar uma demissão sem justa causa.',
    updated: '2026-11-25',
    law: 'CLT, arts. 487 e 488; Lei 12.506/2011: 30 dias e mais 3 por ano de serviço, até 90',
    text: `[cidade], [dia] de [mês] de [ano]

A [nome do(a) empregado(a)]
Cargo: [cargo]
Admissão: [data]

Assunto: aviso prévio

Comunicamos que seu contrato de trabalho será encerrado sem justa causa, por iniciativa da empresa.

Seu aviso prévio é de [número] dias, contados a partir de amanhã. [Escolha uma das opções e apague a outra.]

( ) O aviso será trabalhado até [data]. Você escolhe: trabalhar duas horas a menos por dia ou faltar os últimos sete dias, sem desconto no salário. Sua escolha: [duas horas ou sete dias].
( ) O aviso será indenizado: você não precisa mais trabalhar e recebe os dias na rescisão. Seu último dia de trabalho é [data].

O pagamento da rescisão e os documentos serão entregues até [data], no máximo dez dias depois do fim do contrato. O exame médico demissional será em [data, hora e local].

Obrigado(a) pelo seu trabalho. Para dúvidas, fale com [nome, telefone].

______________________________
[nome, cargo e assinatura pela empresa]

Recebi em [data]

______________________________
[nome do(a) empregado(a)]

Faça duas vias. Uma fica com a pessoa.`,
  },
  'experience-statement': {
    title: 'Declaração de experiência',
    summary: 'Para confirmar onde e em que alguém trabalhou.',
    updated: '2026-11-25',
    law: 'Lei 9.029/1995 e Constituição, art. 5º, X: só fatos, sem motivo da saída nem dados de saúde',
    text: `DECLARAÇÃO DE EXPERIÊNCIA

Declaramos que [nome], CPF [número], trabalhou na [empresa], CNPJ [número], de [data] a [data], como [cargo].

Nesse tempo fez estas atividades:
- [atividade 1]
- [atividade 2]
- [atividade 3]

[Se quiser, conte um resultado ou uma qualidade que você viu: pontualidade, cuidado com clientes, organização.]

Fazemos esta declaração a pedido da pessoa, para os fins que ela quiser.

[cidade], [dia] de [mês] de [ano]

______________________________
[nome, cargo e assinatura]
[empresa]
[telefone e e-mail para confirmar]`,
  },
}
