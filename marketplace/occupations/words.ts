/** A text as it is compared: lower case, without accents, every other sign a single space. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()
}

/** Words that tell no occupation from another. */
const empty = new Set(
  'a ao as com da das de do dos e em no na nos nas o os ou para pra pro por vaga vagas emprego trabalho urgente jr junior pl pleno sr senior i ii iii clt pj'.split(
    ' ',
  ),
)

/** What people shorten, with all that it may stand for. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  adm: ['administrativo', 'administracao', 'administrador'],
  admin: ['administrativo', 'administrador'],
  ajud: ['ajudante'],
  alm: ['almoxarife'],
  ass: ['assistente'],
  assist: ['assistente'],
  at: ['atendente'],
  atend: ['atendente'],
  aux: ['auxiliar'],
  auxil: ['auxiliar'],
  bal: ['balconista'],
  coord: ['coordenador'],
  cont: ['contabil', 'contador'],
  cons: ['consultor'],
  coz: ['cozinha', 'cozinheiro'],
  des: ['desenvolvedor', 'desenhista'],
  dev: ['desenvolvedor', 'programador'],
  dir: ['diretor'],
  edf: ['educacao fisica'],
  elet: ['eletricista', 'eletrica'],
  enc: ['encarregado'],
  enf: ['enfermagem', 'enfermeiro'],
  eng: ['engenheiro', 'engenharia'],
  esc: ['escritorio'],
  est: ['estoquista', 'estagio'],
  fat: ['faturamento', 'faturista'],
  fin: ['financeiro'],
  fisc: ['fiscal'],
  fono: ['fonoaudiologo'],
  func: ['funcionario'],
  ger: ['gerente'],
  gte: ['gerente'],
  info: ['informatica'],
  insp: ['inspetor'],
  inst: ['instalador', 'instrutor'],
  lab: ['laboratorio'],
  log: ['logistica'],
  manut: ['manutencao'],
  mec: ['mecanico', 'mecanica'],
  mkt: ['marketing'],
  mot: ['motorista'],
  nutri: ['nutricionista'],
  odonto: ['odontologo', 'odontologia'],
  op: ['operador'],
  oper: ['operador'],
  ped: ['pedreiro', 'pedagogo'],
  prod: ['producao'],
  prof: ['professor'],
  prog: ['programador'],
  promot: ['promotor'],
  psico: ['psicologo'],
  rec: ['recepcionista'],
  recep: ['recepcionista'],
  rep: ['representante', 'repositor'],
  repos: ['repositor'],
  resp: ['responsavel'],
  seg: ['seguranca'],
  secr: ['secretario'],
  serv: ['servicos', 'servente'],
  sup: ['supervisor', 'suporte'],
  superv: ['supervisor'],
  tec: ['tecnico'],
  tel: ['telemarketing'],
  trab: ['trabalho', 'trabalhador'],
  vend: ['vendedor', 'vendas'],
  vet: ['veterinario'],
  vig: ['vigilante', 'vigia'],
}

/** The words of a typed text that tell something, as typed. */
export function searchWords(text: string): string[] {
  return normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word))
}

/** All that a typed word may stand for, itself first. */
export function meanings(word: string): string[] {
  return [word, ...(abbreviations[word] ?? [])]
}
