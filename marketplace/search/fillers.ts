import { stopwords } from '../occupations/abbreviations.ts'
import { phrasesIn, wordTable } from '../word-table.ts'

/** Single words that ask for nothing. */
const words = `vaga vagas vaguinha emprego empregos emprgo empreg empregoo trabalho trabalhos trabalhar trabalha trabalhando trampo trampos trampar
  oportunidade oportunidades procuro procurando procura procurar busco buscando quero queria querendo gostaria desejo preciso
  precisa precisando precisam urgente urgencia contrata contratacao contratando contratam contratar hoje agora ja logo amanha aberta
  abertas aberto abertos disponivel disponiveis area areas setor ramo cargo funcao profissao nivel periodo turno horario escala regime
  contrato modelo tipo job jobs inicio imediato imediata servico servicos bairro cidade estado regiao perto proximo proxima empresa
  empresas oi ola eu me meu minha um uns umas alguma algum algumas alguns qualquer tudo coisa coisas onde qual quais quem esta estou
  sou ser tem ter tenho haja existe ajuda ajude ajudar achar acho encontrar arrumar arranjar conseguir fazer atuar favor obrigado
  obrigada moro morando aceita aceitam cadastro curriculo vagasdeemprego vagadeemprego vagaemprego vagasemprego empregosvagas site anuncio
  anuncios selecao pra pro pras pros processo seletivo recrutamento admissao atual 2025 2026 novo nova novas novos melhor melhores boa bom`

/** Phrases that ask for nothing, divided by semicolons. */
const phrases = `bom dia; boa tarde; boa noite; tudo bem; tudo bom; por favor; me ajuda; me ajude; estou procurando; estou a procura; a procura de;
  em busca de; trabalhe conosco; trabalhar com; trabalhar como; trabalhar de; trabalho com; trabalho como; vaga de; vagas de; qualquer vaga;
  qualquer coisa; qualquer emprego; qualquer trabalho; qualquer area; tanto faz; vale transporte; com vale transporte; salario minimo;
  um salario minimo; salario a combinar; a combinar; ensino medio; ensino medio completo; ensino fundamental; ensino fundamental completo;
  ensino superior; ensino superior completo; segundo grau; segundo grau completo; nivel medio; nivel superior; nivel fundamental;
  ensino medio incompleto; ensino fundamental incompleto; 2 grau; 2 grau completo; superior completo; superior incompleto; sem escolaridade; sem estudo; sem estudos;
  sem formacao; para mulher; para mulheres; para homem; para homens; para idoso; para idosos; terceira idade; melhor idade;
  maior de idade; maiores de idade; de maior; moto propria; com moto; com moto propria; com moto proprio; carro proprio; com carro;
  com carro proprio; que tenha; que aceite; que aceita; que aceitam; de emprego; de trabalho; inicio imediato; contratacao imediata;
  processo seletivo; vagas abertas; vaga aberta; tem vaga; tem vagas; por mes; por semana; para quem; para menores`

/** Words of benefits and the like, which name no occupation but may be said by a job: they aren't corrected to others. */
const ordinary = `comissao comissionado beneficio beneficios refeicao alimentacao convenio semanal semanalmente quinzenal diario pagamento tatuagem
  hora horas dinheiro semana mes salario premiacao bonus cesta basica odontologico refeitorio fretado folga folgas feriado feriados
  segunda terca quarta quinta sexta sabado domingo feira hospital clinica escola igreja
  intermitente intermitentes rodizio revezamento plantao sobreaviso`

const fillers = wordTable(
  Object.fromEntries([
    ...[...stopwords, ...words.split(/\s+/)].map((word) => [word, true]),
    ...phrasesIn(phrases).map((phrase) => [phrase, true]),
  ]),
)

/** An age from 18 on: jobs may not ask for one (Lei 9.029/1995), so it filters nothing. */
const grown = /^(?:(?:tenho|com|de|para|maior|maiores|acima|mais|a partir) )*(?:de )?(?:1[89]|[2-7]\d) anos?$/

/** Whether a phrase of plain words stands beside what people look for and asks for nothing itself. */
export function isFiller(phrase: string): boolean {
  return fillers[phrase] === true || grown.test(phrase)
}

/** All words that need no correction, though they name nothing. */
export function fillerWords(): string[] {
  const all = [...Object.keys(fillers).flatMap((phrase) => phrase.split(' ')), ...ordinary.split(/\s+/)]
  return [...new Set(all)].filter((word) => word.length > 3)
}
