import { cookies } from './cookies.ts'

/** The terms of use and the privacy notice, by section. Their version is in `marketplace/accounts`. */
export const terms = {
  title: 'Termos de uso e privacidade',
  recruiterTitle: 'Termos de uso e privacidade para quem contrata',
  description: 'O que o Trampolim guarda sobre você, para quê e quem vê, os seus direitos e as regras de uso.',
  recruiterDescription:
    'As regras para publicar vagas e tratar os dados de quem se candidata, e os termos de uso do Trampolim.',
  version: 'Versão de {{version}}',
  contents: 'Nesta página',
  recruiterSections: [
    {
      id: 'quem-contrata',
      title: 'Para quem contrata',
      text: [
        'Publicar vagas é gratuito. Quem cadastra uma empresa declara que pode falar em nome dela; um e-mail no domínio da empresa vale como autorização. Empresa, perfil e vagas passam por análise, em até 2 dias úteis.',
        'O anúncio diz a verdade sobre a vaga, o salário e quem contrata. O nome da empresa pode ficar escondido no anúncio, mas não de quem analisa. Quem seleciona para outra empresa diz isso no anúncio.',
      ],
    },
    {
      id: 'dados-de-candidatos',
      title: 'Dados de quem se candidata',
      text: [
        'Currículos, contatos e respostas servem só ao processo seletivo. Não podem ser vendidos, repassados a terceiros nem usados para outra coisa.',
        'As anotações ficam na sua empresa. Cada abertura de um laudo médico é registrada e mostrada à pessoa.',
        'Quem se candidata fica sabendo de uma mudança de etapa depois de 10 minutos e de uma desclassificação depois de 24 horas; até então você pode desfazer. Ao encerrar um processo, você diz o que aconteceu com cada finalista.',
      ],
    },
  ],
  /** The changes in the current version, for people who accepted the previous one. */
  changes: [
    'Deixamos claro que nenhuma vaga pode pedir dinheiro a quem se candidata.',
    'Contamos que o navegador pode guardar no aparelho suas candidaturas e vagas salvas, para ler sem internet.',
    'Explicamos que uma empresa pode guardar seu currículo por até 180 dias para outras vagas, e como dizer não.',
    'Nomeamos cada cookie, com o tempo que o navegador o guarda.',
    'Corrigimos: ao trocar a senha, terminam as outras sessões abertas, e não a que você está usando.',
  ],
  sections: [
    {
      id: 'servico',
      title: 'O que é o Trampolim',
      text: [
        'O Trampolim aproxima pessoas que procuram trabalho, estágio ou aprendizagem e empresas que contratam. É gratuito para quem procura e para quem contrata.',
        'O Trampolim não é empregador e não intermedeia a contratação: o uso do serviço não cria vínculo de emprego entre você e o Trampolim, nem garante entrevista ou vaga.',
      ],
    },
    {
      id: 'conta',
      title: 'Sua conta',
      text: [
        'A conta é para pessoas a partir de 14 anos. O serviço não se dirige a crianças, e não guardamos de propósito dados de menores de 13 anos.',
        'Os dados do cadastro devem ser verdadeiros e seus. Quando há divergência, o acesso e as vagas podem ser suspensos até a regularização. Um perfil novo é analisado em até 2 dias úteis.',
        'A senha é pessoal. Se desconfiar que alguém a conhece, troque-a: todas as outras sessões abertas terminam na hora.',
      ],
    },
    {
      id: 'vagas',
      title: 'O que uma vaga não pode ter',
      text: [
        'Conteúdo discriminatório, por exemplo preferência de sexo, idade, cor, estado civil ou religião, fora das exceções que a lei admite.',
        'Exigência de mais de seis meses de experiência anterior (CLT, art. 442-A). Acima disso, a experiência aparece como desejável.',
        'Pedido de dinheiro a quem se candidata: taxa, curso, exame, uniforme ou material.',
        'Venda de cursos, consultorias ou outra coisa no lugar de uma vaga de verdade; uso de dados de terceiros sem autorização; vaga fora do ramo de quem anuncia; trabalho doméstico ou em casa de família.',
        'Vaga que desrespeita estas regras é retirada na hora, e o serviço pode ser suspenso. Denúncias de conteúdo ilegal são respondidas em até 24 horas.',
      ],
    },
    {
      id: 'dados',
      title: 'Que dados guardamos e para quê',
      text: [
        'Dados de cadastro (nome, CPF, nascimento, contato, endereço), currículo e candidaturas: para você se candidatar e acompanhar processos seletivos.',
        'O e-mail serve para confirmar sua conta e para os avisos dos processos seletivos e dos alertas que você pede. Cada alerta tem um link para parar.',
        'Não usamos cookies de rastreamento e respeitamos o sinal “Não rastrear” do navegador.',
        `Todos os nossos cookies servem ao próprio site: ${Object.values(cookies).join('; ')}.`,
        'As suas buscas mais recentes e as vagas que você já abriu ficam só neste navegador, até você apagar ou sair da conta.',
        'Não há anúncios de terceiros no Trampolim, e por isso nenhum cookie de fornecedor de anúncios. Se um dia houver, estes termos mudam antes e dizem quais são esses cookies.',
        'O que você digita e ainda não enviou fica só na aba aberta do seu navegador e some com ela. Senhas, códigos, arquivos e dados de saúde não ficam guardados ali.',
        'Para você ler sem internet, o navegador pode guardar no aparelho suas candidaturas e vagas salvas mais recentes, com a hora em que foram vistas. Ao sair da conta, essa cópia é apagada.',
        'Por segurança, anotamos por seis meses entradas, recusas, mudanças de acesso e quem consultou dados pessoais, com parte do endereço de rede e sem nomes.',
      ],
    },
    {
      id: 'quem-ve',
      title: 'Quem vê seus dados',
      text: [
        'Seus dados de contato chegam ao recrutador de uma vaga depois que você se candidata, aceita um convite ou autoriza. Você escolhe se quer mostrá-los e pode mudar de ideia na página Currículo; sem isso, recrutadores leem só seu nome e sua cidade. Também pode deixar de aparecer nas buscas a qualquer momento.',
        'Você escolhe como o currículo aparece: livre, em que qualquer empresa aprovada o encontra; limitado, em que a empresa pede e você tem 7 dias para responder; ou oculto, em que só o leem as empresas das vagas a que você se candidata.',
        'Quando uma vaga termina, a empresa pode guardar seu currículo por até 180 dias para outras vagas dela. Avisamos você, e você pode dizer não.',
        'O CPF só aparece para você e para quem analisa cadastros. Anotações de recrutadores ficam na empresa deles.',
        'Antes de você se candidatar, recrutadores leem a sua cidade e uma faixa de distância até a vaga, nunca o seu endereço.',
        'Que você tem uma deficiência, ficam sabendo os recrutadores das vagas a que você se candidata. Outros só encontram você por isso se você aceitar, e você pode deixar de aceitar quando quiser, na página Currículo.',
        'O laudo médico (CID) só é pedido em vagas exclusivas para pessoas com deficiência, com uma autorização própria. Cada consulta a ele é registrada. Ele é apagado quando você desiste ou 90 dias depois do fim do processo.',
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      text: [
        'Pela Lei Geral de Proteção de Dados (Lei 13.709/2018), você pode ver, corrigir, baixar e apagar seus dados, e saber com quem foram compartilhados. Tudo isso está na sua conta, em Privacidade e dados, e não depende de aceitar uma versão nova destes termos.',
        'Para falar com o encarregado pelos dados, ou para não receber mais nossos e-mails, escreva para {{email}}.',
        'Se um incidente puser seus dados em risco, avisamos por e-mail em até 1 dia útil.',
      ],
    },
    {
      id: 'foro',
      title: 'Mudanças e foro',
      text: [
        'Quando estes termos mudam, a versão muda, e pedimos seu aceite de novo. Até aceitar, você não se candidata, não publica vagas nem convida, mas continua com acesso aos seus dados. Guardamos a versão e o momento de cada aceite.',
        'Fica eleito o foro da cidade de São Paulo para resolver questões sobre estes termos.',
      ],
    },
  ],
} as const
