/** The page that explains the API; what is between backticks is code. */
export const apiDocs = {
  title: 'API do Trampolim',
  text: 'As vagas abertas, as empresas e os textos do Trampolim para usar em outro lugar: um site de vagas, uma universidade, uma pesquisa, um aplicativo.',
  description:
    'Como ler os dados públicos do Trampolim: cada chamada com exemplo, erros, páginas, limites, chave própria e feeds de todas as vagas.',
  contents: 'Nesta página',
  start: {
    title: 'Comece aqui',
    json: 'As respostas vêm em JSON, e o que é público se lê sem cadastro. Experimente:',
    services: 'Cada serviço tem um endereço, e o caminho da chamada vem depois dele:',
    fair: 'Antes de publicar o que leu, veja o uso justo na página das chaves: diga de onde a vaga vem, leve a pessoa à página dela e tire do ar o que fechou.',
  },
  key: {
    title: 'Chave',
    limit:
      'Sem chave, cada rede faz até {{most}} pedidos por minuto. Com uma chave no cabeçalho `X-Api-Key`, seu projeto tem um limite só dele: {{mostOfKey}} por minuto, de qualquer lugar.',
    reads:
      'A chave lê o que é público: feeds, mapas do site e as chamadas `GET` desta página. Não abre mais nada, e não é olhada em pedidos com sessão.',
    wrong:
      'Uma chave errada ou encerrada é recusada com 401 e `api_key_unknown`. Uma chave sem uso por um ano é apagada.',
    ask: 'Pedir uma chave',
  },
  limits: {
    title: 'Limites',
    headers:
      'As respostas dizem em `RateLimit-Limit`, `RateLimit-Remaining` e `RateLimit-Reset` (em segundos) quantos pedidos restam. As que ficam em caches compartilhados, como as dos feeds, não dizem.',
    wait: 'Passou do limite? A resposta é 429, com `too_many_requests`. Espere os segundos do cabeçalho `Retry-After` e continue.',
    quotas: 'Chamadas que mudam alguma coisa têm também um limite próprio, escrito em cada uma.',
  },
  paging: {
    title: 'Páginas',
    page: 'Em listas com `page`, as páginas vão de 1 a {{highest}}. `size` diz quantos itens vêm: até {{most}}, se a chamada não disser outro número. A resposta repete os dois, e `total` diz quantos itens há ao todo.',
    capped: 'Nas listas de vagas, `total` é `{ count, more }`: com `more` verdadeiro, há mais do que foi contado.',
    after:
      'Em listas com `after`, mande o `next` da resposta anterior. Na última página, `next` é `null`. Assim se leem todas as vagas, sem pular nem repetir.',
  },
  errors: {
    title: 'Erros',
    shape:
      'Todo erro tem a mesma forma. `code` não muda: decida por ele. `message` é para pessoas e pode mudar. `fields` diz o que há em cada campo, e `retryAfter`, quantos segundos esperar.',
    statuses: 'O que diz o status',
    status400: 'não deu para ler o pedido, ou ele veio de outro site',
    status401: 'sem sessão válida, ou com uma chave que não vale',
    status403: 'esta conta nunca pode fazer esta chamada',
    status404: 'não existe, ou é de outra pessoa',
    status408: 'o envio parou no meio do caminho',
    status409: 'o estado de agora não permite',
    status410: 'existiu e terminou',
    status422: 'há algo errado no que foi enviado',
    status429: 'pedidos demais em pouco tempo',
    status500: 'falha nossa; a mensagem traz o código para nos contar',
    status503: 'fora do ar por instantes',
    any: 'Códigos que qualquer chamada pode dar',
    others: 'Códigos das chamadas desta página',
    more: 'Os códigos das chamadas com sessão estão, um por um, no `openapi.json` de cada serviço.',
    code: 'Código',
    status: 'Status',
    message: 'Mensagem',
  },
  values: {
    title: 'Valores',
    moments: 'Momentos em UTC, pela ISO 8601: `2026-03-09T12:00:00.000Z`.',
    money: 'Dinheiro em centavos de real: `163000` são R$ 1.630,00.',
    ids: 'Ids com 24 caracteres hexadecimais, que em ordem alfabética ficam na ordem em que foram criados.',
    unknown: 'Campos que uma chamada não conhece são ignorados.',
  },
  feeds: {
    title: 'Feeds e mapas do site',
    text: 'Para levar tudo de uma vez. Guarde o `ETag` e mande-o em `If-None-Match`: se nada mudou, a resposta é 304, sem corpo. Cada feed vale por 15 minutos.',
    pages: 'As vagas vêm em páginas de {{most}}: siga o cabeçalho `Link` com `rel="next"`, ou o `next_url` do JSON.',
    jobsXml: 'todas as vagas abertas, em XML',
    jobsJson: 'todas as vagas abertas, em JSON Feed',
    search: 'as vagas mais novas, em Atom; aceita `occupation`, `location` e `sector`',
    news: 'os textos, em Atom; de um `topic` ou para um `audience`, se você disser',
    courses: 'os cursos, em Atom; de uma `area` ou `form`, se você disser',
    models: 'os modelos de documentos, em Atom',
    notices: 'os classificados, em Atom',
    sitemap: 'o mapa do site, com a última mudança de cada página',
    example: 'Um item de `/feeds/jobs.json`',
  },
  calls: {
    title: 'Chamadas sem sessão',
    text: 'São as que qualquer pessoa ou programa pode fazer. Toque numa delas para ver parâmetros e exemplos. Pessoas, empresas e ids dos exemplos são inventados, e as listas estão encurtadas.',
    origin:
      'As que pedem ou enviam alguma coisa dizem no cabeçalho `Origin` o endereço do Trampolim, como nos exemplos. Sem ele, a resposta é 400, com `foreign_origin`.',
    english: 'O que cada chamada faz está em inglês, como no contrato de que esta página é feita.',
    reads: 'Ler, também com chave',
    acts: 'Pedir e enviar, sem chave',
    parameters: 'Parâmetros',
    noParameters: 'Sem parâmetros.',
    request: 'Pedido',
    answer: 'Resposta',
    refusals: 'Recusas próprias',
    limit_one: 'Até {{most}} em {{count}} hora, junto com as outras chamadas de `{{quota}}`.',
    limit_other: 'Até {{most}} em {{count}} horas, junto com as outras chamadas de `{{quota}}`.',
    noExample: 'É feita pelas nossas páginas; o formato está no `openapi.json` do serviço.',
  },
  services: {
    gateway: 'Vagas, empresas, classificados e chaves',
    searchJobs: 'Busca de vagas',
    searchCv: 'Busca de currículos',
    socialMedia: 'Listas, códigos, ajuda e textos',
  },
  places: { path: 'no caminho', query: 'na query', body: 'no corpo' },
  required: 'obrigatório',
  takes: {
    text: 'texto',
    textUpTo: 'texto de até {{most}} caracteres',
    id: 'id de 24 caracteres hexadecimais',
    zip: 'CEP, com ou sem hífen',
    day: 'dia, como `2026-03-31`',
    email: 'e-mail',
    number: 'número',
    numberBetween: 'número inteiro de {{least}} a {{most}}',
    flag: '`true` ou `false`',
    code: 'um destes: {{codes}}',
    several: 'um ou vários, até {{most}}: {{each}}',
    list: 'lista',
    object: 'objeto com {{fields}}',
    standard: 'sem ele: {{value}}',
  },
  programs: {
    title: 'Para programas',
    text: 'Cada serviço descreve todas as suas chamadas, também as que pedem sessão, em OpenAPI:',
    explorer:
      'O explorador mostra os mesmos documentos e deixa experimentar as chamadas. Precisa de JavaScript e está em inglês.',
    open: 'Abrir o explorador.',
  },
} as const

/** The viewer of the OpenAPI documents. */
export const apiExplorer = {
  title: 'Explorador da API',
  text: 'Todas as chamadas, em inglês, para experimentar.',
  back: 'Voltar à documentação',
  noScript: 'O explorador precisa de JavaScript. A documentação se lê sem ele.',
} as const
