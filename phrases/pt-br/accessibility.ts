/** The accessibility statement: what is done, what is missing, and how to report problems. */
export const accessibility = {
  title: 'Acessibilidade',
  text: 'Procurar trabalho tem que dar certo para todo mundo. Aqui está o que fazemos, o que ainda falta e como avisar de uma barreira.',
  description:
    'Normas, verificações, limites conhecidos, teclas e ajustes: o que o Trampolim faz para que todas as pessoas possam usar.',
  contents: 'Nesta página',
  sections: [
    {
      id: 'normas',
      title: 'O que buscamos cumprir',
      text: [
        'As Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nos níveis A e AA, e a norma brasileira ABNT NBR 17225. A Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63) pede acessibilidade de sites de empresas.',
        'Isto é um objetivo, não um selo: ninguém de fora nos avaliou ou certificou.',
      ],
      list: [],
    },
    {
      id: 'verificado',
      title: 'O que verificamos',
      text: ['A cada mudança, programas abrem todas as telas num navegador de verdade e conferem:'],
      list: [
        'As regras do axe, no celular em cores claras e no computador em cores escuras.',
        'Larguras de 320, 390, 768 e 1440 pixels, sem rolar para o lado; em 320, também com os textos mais longos que as pessoas escrevem; em 768, também sem texto cortado ou espremido.',
        'Letras com o dobro do tamanho numa tela de 320 pixels.',
        'Um título principal por página, regiões com nome, e nome em cada botão, campo e link.',
        'Dois caminhos inteiros só com o teclado: achar uma vaga, cadastrar-se e candidatar-se; entrar para contratar e mudar uma pessoa de etapa. Em cada parada, o foco está à vista e nada o cobre.',
        'O foco do teclado à vista e o que está escolhido, também com as cores forçadas do sistema, e a preferência por menos movimento.',
        'Alvos de toque de pelo menos 44 pixels; em links no meio de um texto, a altura da linha.',
        'Contraste de pelo menos 4,5 para 1 nos textos, nas cores claras e nas escuras.',
        'O HTML, pela norma, e os caminhos principais também sem JavaScript.',
      ],
    },
    {
      id: 'olhado',
      title: 'O que foi olhado tela por tela',
      text: [
        'Programas não veem tudo. Por isso, olhamos também imagens das telas e o que o navegador conta a leitores de tela. A última vez foi em 26 de novembro de 2026, no Chromium, com as contas da demonstração:',
      ],
      list: [
        'Todas as telas na largura de 768 pixels, nas cores claras e nas escuras. Corrigimos nomes espremidos na busca de currículos, filtros fora de linha e alvos pequenos.',
        'Doze telas com letras de 200 % no computador, em 320 pixels e com cores forçadas: início, resultados da busca, cadastro, entrada, painel, processos, conversa, conta, painel de quem contrata, processo seletivo, busca de currículos e agenda. Corrigimos a lista de vagas, que com letras grandes ficava estreita demais ao lado da vaga.',
        'Os nomes de botões, campos e links das mesmas telas, na árvore de acessibilidade. Corrigimos desenhos de enfeite que não estavam escondidos.',
        'A preferência por menos movimento, nas mesmas telas: nada se move.',
      ],
    },
    {
      id: 'falta',
      title: 'O que ainda falta',
      text: ['Programas encontram só uma parte das barreiras. Por isso, dizemos também o que não foi feito:'],
      list: [
        'Nenhuma pessoa com deficiência testou o Trampolim a nosso pedido ainda, e ninguém o percorreu com um leitor de tela.',
        'Os testes usam o Chromium. No Firefox e no Safari não há testes automáticos.',
        'Arquivos e vídeos que outras pessoas enviam podem não ter legenda, descrição ou boa leitura. Não os corrigimos.',
        'Textos de vagas são de quem anuncia: nem sempre estão em linguagem simples.',
        'O recorte da foto é um componente de terceiros. Enviar uma foto nunca é obrigatório.',
      ],
    },
    {
      id: 'teclas',
      title: 'Teclas',
      text: [
        'Tudo funciona com Tab, Shift + Tab, Enter e Espaço. A primeira parada de cada página pula para o conteúdo, e Esc fecha menus e janelas. Além disso:',
      ],
      list: [],
    },
    {
      id: 'letras',
      title: 'Tamanho das letras',
      text: [
        'Aumente as letras no navegador (Ctrl e +, no Mac Command e +) ou nas configurações do aparelho: os textos crescem, e as telas se rearrumam em uma coluna. Nada se perde com 200 %.',
      ],
      list: [],
    },
    {
      id: 'cores',
      title: 'Cores e contraste',
      text: [
        'No rodapé você escolhe entre as cores claras, as escuras e as do aparelho. Nada é dito só pela cor. Com as cores forçadas do sistema, como no modo de alto contraste do Windows, valem as cores que você escolheu lá.',
      ],
      list: [],
    },
    {
      id: 'movimento',
      title: 'Movimento',
      text: ['Nada pisca e nada toca sozinho. Se o seu aparelho pede menos movimento, as transições somem.'],
      list: [],
    },
  ],
  keys: {
    suggestions: { keys: '↑ ↓ · Enter · Esc', text: 'Nas sugestões de cargo e cidade: escolher, aceitar, fechar.' },
    list: {
      keys: 'J · K',
      text: 'Na busca de vagas, e com uma pessoa aberta ao lado do processo seletivo: próxima e anterior. Dá para desligar.',
    },
    search: {
      keys: '/',
      text: 'Na lista de vagas e no processo seletivo, para quem recruta, e na busca de quem analisa: ir ao campo de busca.',
    },
    menu: { keys: '↑ ↓ · Esc', text: 'Nos menus: percorrer e fechar.' },
    message: { keys: 'Ctrl + Enter', text: 'Nas mensagens: enviar. No Mac, Command + Enter.' },
    photo: { keys: '← ↑ → ↓', text: 'No recorte da foto: mover.' },
    board: {
      keys: '← ↑ → ↓ · Shift + ← → · M',
      text: 'No processo seletivo, para quem recruta: passar de uma pessoa a outra, mudar a etapa, abrir o menu.',
    },
    candidate: {
      keys: 'Alt + ↑ · Alt + ↓',
      text: 'Na página de quem se candidatou, ou com a pessoa aberta ao lado do processo seletivo, para quem recruta: pessoa anterior e próxima. Esc fecha quem está ao lado.',
    },
  },
  singleKeys: { on: 'Ligar teclas sozinhas neste navegador', off: 'Desligar teclas sozinhas neste navegador' },
  libras: {
    title: 'Libras',
    text: 'O botão do VLibras, no canto da tela, traduz os textos para Libras. É um serviço do governo federal, carregado de fora do Trampolim.',
  },
  report: {
    title: 'Encontrou uma barreira?',
    text: 'Conte onde foi, o que você queria fazer e o que usa: aparelho, navegador, leitor de tela. Se quiser, mande junto o que a página de teste mostra.',
    contact: 'Avisar de uma barreira',
    test: 'Testar este navegador',
  },
} as const
