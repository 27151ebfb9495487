import { stopwords } from '../../occupations/abbreviations.ts'
import { phrasesIn, wordTable } from '../../word-table.ts'

/** Single words that ask for nothing. */
const words = `vaga vagas vaguinha emprego empregos emprgo empreg empregoo trabalho trabalhos trabalhar trabalha trabalhando trampo trampos trampar
  oportunidade oportunidades procuro procurando procura procurar busco buscando quero queria querendo gostaria desejo preciso
  precisa precisando precisam urgente urgencia contrata contratacao contratando contratam contratar hoje agora ja logo amanha aberta
  abertas aberto abertos disponivel disponiveis area areas setor ramo cargo funcao profissao nivel periodo turno horario escala regime
  contrato modelo tipo job jobs inicio imediato imediata servico servicos bairro cidade estado regiao perto proximo proxima empresa
  empresas oi ola eu me meu minha um uns umas alguma algum algumas alguns qualquer tudo coisa coisas onde qual quais quem esta estou
  sou ser tem ter tenho haja existe ajuda ajude ajudar achar acho encontrar arrumar arranjar conseguir fazer atuar favor obrigado
  obrigada moro morando aceita aceitam cadastro curriculo vagasdeemprego vagadeemprego vagaemprego vagasemprego empregosvagas site anuncio
  anuncios selecao pra pro pras pros processo seletivo admissao atual 2025 2026 novo nova novas novos melhor melhores boa bom
  aceito aceitando entre dia dias estamos estao comeco comecar comecando imediatamente admite admitimos temos mulher mulheres homem homens
  moca mocas rapaz rapazes mae maes morador moradora moradores moram residente residentes residem resido reside more mora posso sei gosto adoro amo ainda tambem apenas somente so i recem mexer lidar pessoa pessoas alguem
  contratamos precisamos procuramos buscamos admitimos selecionamos aposentado aposentada aposentados ex ate saiba sabe saber conhecimento conhecimentos dominio domine nocoes pretensao trabalhou trabalhei
  se ai muito muita muitos muitas pouco pouca poucos poucas gente galera marido esposa esposo mulher namorado namorada filho filha filhos filhas irmao irma pai pais
  pode podem podia possa poderia seja sejam fosse fossem mostra mostre mostrar mostrem diga digam vou vamos vir venho remunerado remunerada remunerados queira queiram mas fiz chama chame chamem
  sobrinho sobrinha sogra cunhado cunhada vizinho vizinha tio tia avo ontem apareca aparecer aparecendo aparece aparecer serve servem sirva
  porque pois aqui ali la entao assim mesmo feminino feminina femininos femininas masculino masculina masculinos masculinas fem masc
  candidato candidata candidatos candidatas disponibilidade exclusiva exclusivas exclusivo exclusivos exclusivamente necessitando necessito
  indica indique indicar indicacao avisa avise avisem ajudem ajudam deus abencoe sair mudar trocar voltar comigo conosco mim desde pfv pfvr pfvor pls plis manda mande mandem mandar passa passem enviem envie envia sr sra senhor senhora dele dela eles elas
  profissional profissionais voces vcs algo volto voltando mudo mudando troco trocando quer ta tava estudei formei formou mudei mudamos cheguei vim postada postadas postado postados publicada publicadas anunciada anunciadas divulgadas recente recentes recentemente
  ultimas ultimos bah tche oxe oxente eita opa uai mano viu colocar trabalhava trabalhavam trab trabs vg vgs vag hj qqr qlqr qq moco mocos pegando pegam tao tb tbm vc td tds mto mta obg obgd blz p q corre corres quebrada rapido rapida rapidinho proprio propria proprios proprias
  gratis gratuito gratuita poupatempo mutirao feirao feiroes ficar fico terminei conclui estuda estudam recolocacao realocacao recolocar urgentes imediatos imediatas pego aprendo aprender aprendendo faco bem integral ear`

/** Phrases that ask for nothing, divided by semicolons. */
const phrases = `o que tiver; oq tiver; o que aparecer; oq aparecer; ganhar dinheiro; agencia de emprego; agencia de empregos; agencia de trabalho; com curso; curso tecnico em; bom dia; boa tarde; boa noite; tudo bem; tudo bom; por favor; me ajuda; me ajude; estou procurando; estou a procura;
  a procura de; em busca de; trabalhe conosco; trabalhar com; trabalhar como; trabalhar de; trabalho com; trabalho como; vaga de;
  vagas de; qualquer vaga; qualquer coisa; qualquer emprego; qualquer trabalho; qualquer area; tanto faz; vale transporte;
  com vale transporte; salario minimo; um salario minimo; salario a combinar; a combinar; sem formacao; para mulher;
  para mulheres; para homem; para homens; para idoso; para idosos; terceira idade; melhor idade; maior de idade;
  maiores de idade; de maior; moto propria; com moto; com moto propria; com moto proprio; carro proprio; com carro;
  com carro proprio; van propria; com van propria; caminhao proprio; com caminhao proprio; meu carro; com meu carro; proprio carro; meu proprio carro; com meu proprio carro; minha moto; com minha moto; minha propria moto;
  propria moto; veiculo proprio; com veiculo proprio; que tenha; que faca; que facam; que aceite; que aceita; que aceitam; de emprego; de trabalho; inicio imediato;
  contratacao imediata; processo seletivo; vagas abertas; vaga aberta; tem vaga; tem vagas; por mes; por semana; para quem;
  para menores; mais ou menos; contrata se; contratam se; precisa se; precisa se de; precisam se; procura se; procuram se;
  busca se; admite se; estamos contratando; ex funcionario de; ex funcionaria de; ex colaborador de; ex funcionario do; ex funcionaria do; ex funcionario da; ex funcionaria da; ex funcionario; ex funcionaria;
  ex funcionarios; ex funcionarios de; ex funcionarios do; ex funcionarios da; ja trabalhou; que trabalhou;
  com conhecimento em; estamos com vagas; nao sei fazer nada; nao precisa de curso; venha trabalhar conosco; faca parte do time;
  m f; m e f; f m; ambos os sexos; masculino e feminino; to procurando; to precisando; to querendo; to em busca; to a procura;
  to buscando; to sem emprego; to desempregado; to desempregada; to atras de; estou desempregado; estou desempregada;
  desempregado; desempregada; aceito qualquer vaga; aceito qualquer coisa; qualquer cargo; qualquer funcao; o que tiver;
  o que aparecer; faco qualquer coisa; faco de tudo; faco de tudo um pouco; vt; com vt; e vt; sem curriculo; sem cv; nao tenho curriculo; enviar curriculo; cadastrar curriculo; sem curso;
  sexo feminino; sexo masculino; do sexo feminino; do sexo masculino; publico feminino; publico masculino; masculino ou feminino; feminino ou masculino;
  masc fem; fem masc; masc e fem; fem e masc; pai de familia; mae de familia; pais de familia; sem trabalho; sem emprego; sem servico; sem trampo;
  disponibilidade total; total disponibilidade; disponibilidade imediata; disponibilidade de horario; disponibilidade de horarios;
  tempo integral; periodo integral; jornada integral; jornada completa; horario integral; turno integral; em tempo integral; em periodo integral;
  full time; carga horaria integral; 44 horas; 44h; 44 horas semanais; 44h semanais; 40 horas semanais; 40h semanais; o dia todo; o dia inteiro;
  pessoal alguem; pessoal de; pessoal da; pessoal do; pessoal para; pessoal pra; tenho familia; tenho familia pra sustentar; tenho familia para sustentar; familia pra sustentar; familia para sustentar; com familia pra criar; com familia para criar; oi pessoal; ola pessoal; bom dia pessoal; boa tarde pessoal; boa noite pessoal; alguem ai; com urgencia; o mais rapido possivel; que aparecer; o que vier; de tudo um pouco; um pouco de tudo; de tudo;
  formado em; formada em; formacao em; faculdade de; curso de; graduacao em;
  graduado em; graduada em; maior de 18; maiores de 18; maior de 18 anos; mae solteira; maes solteiras; mae solo; maes solo; pai solo; mae atipica; quer trabalhar; querem trabalhar; que quer trabalhar; que querem trabalhar; que queira trabalhar;
  que quer emprego; quer emprego; quer uma vaga; que quer uma oportunidade; so quero trabalhar; preciso muito; preciso urgente; para quem ta comecando; pra quem ta comecando; quem ta comecando; para quem esta comecando; pra quem esta comecando; quem esta comecando;
  para quem quer aprender; pra quem quer aprender; com vontade de aprender; vontade de trabalhar; com vontade de trabalhar; muita vontade de trabalhar; tenho pressa; de preferencia; se possivel;
  o que tem; o que tem pra mim; o que tem para mim; que tem pra mim; o que voces tem; tem pra mim; tem para mim;
  mercado de trabalho; no mercado de trabalho; fora do mercado; fora do mercado de trabalho; para o mercado; pro mercado de trabalho; ao mercado de trabalho; voltar pro mercado; voltando pro mercado; volta ao mercado; voltar ao mercado;
  voltando ao mercado; voltar para o mercado; voltando para o mercado; quebra galho; quebra galho de; de quebra galho; fazer um bico de; fazer bico de; faco bico de;
  faco faculdade; faco faculdade de; faco curso de; faco o curso de; fazendo faculdade; fazendo faculdade de; fazendo curso de; estou fazendo faculdade de; aluno de; aluna de;
  curso em dia; com curso em dia; cursos em dia; com cursos em dia; reciclagem em dia; com reciclagem em dia; cnv em dia; com cnv em dia; documentos em dia; documentacao em dia; com documentos em dia; com documentacao em dia; cnh em dia; com cnh em dia;
  carteira em dia; com experiencia comprovada; experiencia comprovada; com referencias; com referencia; com boas referencias; pra fora; para fora; por fora; carteira de trabalho digital; carteira digital; com carteira de trabalho;
  pessoa idosa; pessoas idosas; sou idoso; sou idosa; senhor de idade; senhora de idade; pessoa de idade; como faco para me candidatar; como faco pra me candidatar; como me candidatar; quero me candidatar; como faco para trabalhar; como faco pra trabalhar;
  como me inscrever; como faco para me inscrever; como faco pra me inscrever; outra coisa; outra area; outra profissao; outro ramo; algo diferente; banco de talentos; cadastro reserva; cadastro de reserva; agencia do trabalhador; agencias do trabalhador; casa do trabalhador; balcao de emprego; balcao de empregos; pat; cate;
  feira de emprego; feira de empregos; quanto ganha; quanto ganha um; quanto ganha uma; quanto recebe; quanto recebe um; o que faz; o que faz um; o que faz uma; salario de; salario de um; salario de uma;
  media salarial; piso salarial; curriculo pronto; modelo de curriculo; modelos de curriculo; vi o anuncio; vi o anuncio de voces; vi a vaga; vi a vaga de; me candidatar; me candidatar a; gostaria de me candidatar;
  algum lugar; algum lugar que; tem algum lugar que; meu sonho e; meu sonho; nivel 1 de suporte; nivel 2 de suporte; td bem; tds bem; td bom; 1 salario minimo; 1 salario; com ear; comecar segunda; comecar segunda feira; comecar amanha; comecar hoje; comecar imediatamente`

/** Words for benefits and the like that name no occupation but occur in jobs: they aren't corrected to other words. */
const ordinary = `ferista feristas comissao comissionado beneficio beneficios refeicao alimentacao convenio semanal semanalmente quinzenal diario pagamento tatuagem
  hora horas dinheiro semana mes salario premiacao bonus cesta basica odontologico refeitorio fretado folga folgas feriado feriados
  segunda terca quarta quinta sexta sabado domingo feira hospital clinica escola igreja
  intermitente intermitentes rodizio revezamento plantao sobreaviso
  fixo alojamento moradia hospedagem estudo estudos terminei terminar terminou comecei dorme dormir durma dormem mora morar
  mesmo mesma outro outra outros outras cedo rapido rapida facil perto longe dentro fora lugar lugares terminal estacao
  shopping galpao prefeitura governo concurso concursos publico publica publicos estrangeiro estrangeiros estrangeira imigrante imigrantes
  refugiado refugiados haitiano haitianos venezuelano venezuelanos lgbt lgbtqia trans negro negra negros negras preto preta indigena
  quilombola afirmativa afirmativas diversidade egresso egressos presidiario formado formada formados faculdade curso cursos cursando
  nao menos exceto word powerpoint office photoshop canva universidade experiencia capital interior litoral exterior reta overloque galoneira tudo nada ninguem alguem sentado sozinho sozinha parado viajar
  leve leves pesado pesada pesados tirando odeio detesto excecao parcial dispensa contato cliente clientes meta metas
  viagem viagens preco precos almoco janta lanche uniforme internet integral flexivel flexiveis viajando jornada substituto substituta substitutos substitutas eventual
  rodovia avenida alameda travessa viaduto metro startup startups fintech fintechs`

const fillers = wordTable(
  Object.fromEntries([
    ...[...stopwords, ...words.split(/\s+/)].map((word) => [word, true]),
    ...phrasesIn(phrases).map((phrase) => [phrase, true]),
  ]),
)

const tens = '(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta)'
const grownInWords = `(?:dezoito|dezenove|${tens}(?: e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove))?)`
/** Who searches: 'meu nome é Maria', 'me chamo João'. */
const named = /^(?:(?:o )?meu nome e|me chamo|(?:eu )?me chamo) (?!e$)[a-z]{2,}$/

/** An age of 18 or more: a job may not require one (Lei 9.029/1995), so it filters nothing. */
const grown = new RegExp(
  `^(?:(?:jovem|jovens|rapaz|moca|mulher|homem|senhora?|pessoas?|menin[ao]|candidat[ao]s?) )?(?:(?:quem|tenho|tem|com|de|para|maior|maiores|acima|mais|a partir) )*(?:de )?(?:1[89]|[2-7]\\d|${grownInWords}) anos?(?: (?:de idade|ou mais|acima|para cima|pra cima|em diante))?$|^[4-7]\\d (?:ou )?(?:mais|plus)$|^(?:maior|maiores|acima|mais|pessoas com mais) de [2-7]\\d$|^(?:(?:quem|gente|pessoas?) )?(?:depois|acima|passou|passei|passando|mais|apos) d?os [4-7]\\d(?: anos)?$|^[456][05]$`,
)

/** '2x por semana', 'três vezes', '5º semestre': no job and no curriculum says it. */
const howOften =
  /^(?:\d|uma|duas|tres|quatro|cinco) ?(?:x|vez|vezes|dias?)(?: (?:por|na|a|ao|cada) (?:semana|mes|dia))?$|^(?:(?:n?[oa]|do|da) )?(?:\d{1,2}[oa]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|ultimo) (?:semestres?|periodo(?: (?:da faculdade|do curso))?|ano da faculdade|modulo)$/
/** When somebody studies isn't when they want to work: 'porque estudo à noite', 'faço faculdade de manhã'. */
const studies =
  /^(?:(?:porque|pois|que|ja que|eu|e|mas|como|pq|para|pra|quem) )*(?:estud(?:o|a|am|ando|ar|amos)|(?:faco|faz|fazendo|tenho|tem|curso|cursando|vou) (?:(?:a|o|um|uma|para|pra) )?(?:faculdade|curso|aulas?|escola|colegio|cursinho|ensino medio|senai|eja|supletivo)|(?:eja|supletivo) (?:cursando|estudando)) (?:(?:so|na|no|a|de|pela|ao|da|parte|periodo|turno|durante|o) )*(?:dia|manha|tarde|noite|noturno|matutino|vespertino|noites|tardes|manhas)$/

/** When somebody is free: 'depois da escola'. */
const besideSchool =
  /^(?:depois|apos|antes|fora)(?: do horario)? d[aoe]s? (?:escola|aulas?|faculdade|colegio|curso|cursinho|estudos?|estudar)$/

/** How somebody looks, which no job says: 'que aceita tatuagem e piercing'. */
const looks =
  /^(?:que )?(?:aceit[ae]m?|com|tenho|permit[ae]m?|contrat[ae]m? com) (?:tatuagens|tatuagem|piercings?)(?: (?:e|ou) (?:tatuagens|tatuagem|piercings?))?$/

/** 'tenho 3 filhos', 'mãe de dois filhos', 'tem filho pequeno'. */
const ofFamily =
  /^(?:(?:quem|eu|que|e|ja|porque) )*(?:tenho|tem|tendo|com|criando|crio) (?:um |uma )?(?:filh[ao]s?|criancas?|bebes?)(?: (?:pequen[ao]s?|menores?|para criar|pra criar|em casa|de colo))*$|^(?:(?:tenho|com|sou|mae|pai|de|uma?|e) )*(?:\d|um|uma|dois|duas|tres|quatro|cinco|varios) (?:filh[ao]s?|criancas?)(?: (?:pequen[ao]s?|menores?|para criar|pra criar|em casa))*$|^(?:sou )?(?:mae|pai) de (?:[1-9]|um|dois|duas|tres|quatro|cinco)$/
/** 'to aceitando', 'estou desesperada'. */
const doing =
  /^(?:(?:eu|que|to|estou|tava|estava|ando) )*(?:to|estou|tava|estava|ando) (?:muito )?(?:[a-z]+ndo|desesperad[ao]|parad[ao]|disponivel)$/

/** For how long somebody has been without work: 'desempregado faz 1 ano', 'parada há 6 meses'. */
const forHowLong =
  /^(?:(?:(?:to|estou|tava|estava) )?(?:desempregad[oa]|parad[oa]|sem (?:trabalho|trabalhar|emprego|servico)) )?(?:ha|faz|fazem|tem) (?:(?:mais de|quase|uns|umas) )*(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|varios|muitos|algum|alguns) (?:anos?|mes|meses|semanas?|dias?|tempo)$/

/** Words for a sex, which ask for nothing of a job unless they describe a thing. */
const sexes = /^(?:feminin|masculin)[oa]s?$/
/** What is made or done for one sex: 'moda feminina', 'corte masculino'. */
const thingsOfASex =
  /^(?:modas?|roupas?|cortes?|cabelos?|cabeleireir[ao]s?|calcados?|sapatos?|confecc\w+|linhas?|futebol|volei|times?|estetica|barbeir\w+|barbearia|perfumaria|perfumes?|lingerie|alfaiate|vestuario|acessorios|setor|loja|presidio|penitenciaria|ala|banheiros?|vestiarios?|bolsas?|costura|saude|depilacao)$/

/** Whether a word says the sex that a thing is for: 'feminina' after 'moda'. */
export const describesAThing = (word: string, before: string): boolean => sexes.test(word) && thingsOfASex.test(before)

/** What somebody has done before, with the word that says in what: 'tenho 5 anos de experiência como', 'experiência em'. */
const experienced =
  /^(?:(?:eu|e|ja|com|tenho|tem|possuo|ter|sem muita|muita|boa|pouca|bastante|alguma|mais de|\d+|uma?|dois|tres|cinco|dez|anos?|mes|meses|de) )*(?:experiencia|pratica|vivencia) (?:(?:anterior|previa|profissional|comprovada|de trabalho|(?:em|na) carteira) )*(?:com|em|como|de|no|na|nos|nas|na area de|no ramo de|no setor de|na funcao de|no cargo de)$/

/** For how long somebody has done something: '25 anos de experiência', 'experiência de 10 anos', 'tenho experiência'. */
const hasExperience =
  /^(?:(?:eu|e|ja|com|mais de|tenho|possuo) )*(?:(?:tenho|possuo) (?:(?:muita|boa|bastante|alguma) )?experiencia|(?:\d+|uma?|dois|tres|quatro|cinco|dez|quinze|vinte|trinta|muitos|varios) (?:anos?|mes|meses) de experiencia|experiencia (?:minima )?de (?:mais de )?(?:\d+|uma?|dois|tres|cinco|dez|quinze|vinte|trinta|muitos) (?:anos?|mes|meses))(?: (?:profissional|comprovada|em carteira|na carteira|na area|na funcao))?$/

/** For how long somebody has worked so: 'trabalhei 5 anos como', 'há 15 anos'. An age of 14 to 17 is no such time. */
const workedFor =
  /^(?:(?:ja|eu|e|que|quem) )*(?:trabalh(?:ei|ava|ou|o|ando)|atu(?:ei|o|ava|ou)) (?:(?:por|ha|mais de|quase|uns) )*(?:\d{1,2}|um|dois|tres|quatro|cinco|dez|quinze|vinte|muitos|varios) (?:anos?|mes|meses)(?: (?:como|de|em|n[oa]|com))?$|^(?:por|ha|durante|faz|mais de) (?:mais de )?(?:\d{1,2}|dois|tres|quatro|cinco|dez|quinze|vinte|muitos|varios) (?:anos|meses)$|^(?:[1-9]|1[0-3]) anos?$/
/** What somebody says of their own character: 'sou pontual e responsável'. */
const qualities =
  '(?:comunicativ|proativ|pro ativ|dinamic|organizad|dedicad|esforcad|honest|educad|simpatic|criativ|extrovertid|timid|calm|discret|atencios|prestativ|focad|determinad|motivad|compromissad|experient|respeitos|carinhos|paciente|responsavel|pontual|agil|confiavel|trabalhador|competente|inteligente|eficiente|flexivel|assidu)(?:[oae]s?)?'
const character = new RegExp(
  `^(?:eu )?sou (?:muito |bem |bastante |uma? pessoa )*${qualities}(?: (?:e |muito |bem |bastante )*${qualities})*$`,
)

/** Who still goes to school: 'aluna do ensino médio'. */
const pupil =
  /^(?:sou )?alun[oa]s? d[oea] (?:ensino (?:medio|fundamental)|escola(?: (?:publica|estadual|tecnica))?|(?:1|2|3|primeiro|segundo|terceiro) ano(?: do (?:ensino )?medio)?)$|^(?:(?:estou|to|curso|cursando|faco|fazendo) )?(?:n?[oa] )?(?:[123][oa]?|primeiro|segundo|terceiro) (?:ano|serie|colegial) d[oe] (?:ensino )?medio$/

/** Whether a phrase of plain words only says that somebody has experience, perhaps in what follows. */
export const isExperience = (phrase: string): boolean => experienced.test(phrase) || hasExperience.test(phrase)

/** Whether a phrase of plain words only says how somebody looks. */
export const saysLooks = (phrase: string): boolean => looks.test(phrase)

/** Whether a phrase of plain words accompanies a search without asking for anything itself. */
export function isFiller(phrase: string): boolean {
  return (
    fillers[phrase] === true ||
    isExperience(phrase) ||
    [
      grown,
      named,
      howOften,
      studies,
      besideSchool,
      looks,
      ofFamily,
      doing,
      forHowLong,
      workedFor,
      pupil,
      character,
    ].some((each) => each.test(phrase))
  )
}

/** The most words of a filler before what is searched. */
const longestFiller = 5

/** A phrase of plain words without the fillers with which it begins: 'cozi' for 'quero trabalhar de cozi'. */
export function withoutFillersBefore(phrase: string): string {
  const words = phrase.split(' ')
  for (let length = Math.min(longestFiller, words.length - 1); length > 0; length--) {
    if (isFiller(words.slice(0, length).join(' '))) return withoutFillersBefore(words.slice(length).join(' '))
  }
  return phrase
}

/** All words that need no correction, though they name nothing: those that ask for nothing, and those of benefits and the like. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...Object.keys(fillers).flatMap((phrase) => phrase.split(' ')),
  ...ordinary.split(/\s+/),
])

/** Of these, the words that name nothing even alone: 'pagamento', but not 'idoso', which only 'vaga para idoso' has. */
export const wordsOfSentences: ReadonlySet<string> = new Set([...words.split(/\s+/), ...ordinary.split(/\s+/)])
