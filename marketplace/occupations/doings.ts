import { wordTable } from '../word-table.ts'
import { doingsOfTrades } from './doings-of-trades.ts'

/** Phrases for what people do, or want to work with, and the occupation's name; in plain words. */
const table = `
faxineiro: limpar; limpar casa; limpar casas; fazer faxina; fazer limpeza; faxina; faxinas; trabalhar com limpeza; limpar escritorio; fazer limpezas
motorista de caminhao: dirigir caminhao; dirigir caminhao truck; dirigir truck; dirigir caminhao toco; dirigir toco; dirigir caminhao bau; dirigir cacamba; dirigir caminhao cacamba; dirigir caminhao pipa; dirigir bitruck; dirigir munck; dirigir carreta; caminhao; carreta
motorista de onibus: dirigir onibus; dirigir micro onibus; dirigir onibus escolar
motorista: dirigir; carteira de motorista; carteira de motorista b; carteira de habilitacao; dirigir carro; trabalhar dirigindo; dirigir carro da empresa
motorista de aplicativo: dirigir uber; rodar de uber; dirigir na uber; fazer uber
motorista de van: dirigir van; van escolar; dirigir van escolar
operador de empilhadeira: dirigir empilhadeira; operar empilhadeira
motoboy: entregar comida; entregar comida de moto; entrega de moto; entregas de moto; entregar de moto; fazer entrega de moto; motoca; motocas; entregador moto
entregador: fazer entrega; fazer entregas; entregar encomendas; entregas; entrega
manicure: fazer unha; fazer unhas; unha; unhas; unha em gel; alongamento de unha; fazer a unha; nail design; nail
cabeleireiro: cortar cabelo; fazer cabelo; cabelo; cabelos; escova e progressiva; salao de beleza; trabalhar em salao; trabalhar em salao de beleza
barbeiro: cortar barba; fazer barba; barbearia; trabalhar em barbearia
maquiador: fazer maquiagem; maquiagem
designer de sobrancelhas: fazer sobrancelha; sobrancelha
costureiro: costurar; costura; costureira reta; costureira de reta; costureira overloque; reta e overloque; costurar roupa; costurar roupas; corte e costura; trabalhar com costura; faccao; faccionista; faccionistas
empregado domestico: casa de familia; casas de familia; trabalhar em casa de familia; em casa de familia; trabalhar na casa dos outros; cuidar da casa; cuidar de casa; arrumar casa; servico de casa; servico domestico; trabalho domestico; fazer de tudo em casa de familia
cozinheiro: cozinhar; fazer comida; trabalhar em cozinha; trabalhar na cozinha; preparar comida
lavador de pratos: lavar louca; lavar loucas; lavar prato; lavar pratos; pia; trabalhar na pia
salgadeiro: fazer salgado; fazer salgados
confeiteiro: fazer bolo; fazer bolos; fazer doces; fazer doce
padeiro: fazer pao; fazer paes; panificacao
churrasqueiro: fazer churrasco; churrasco
cuidador de idosos: cuidar de idoso; cuidar de idosos; cuidar de idosa; cuidar de senhora; cuidar de pessoas idosas; cuidar de velhinho; tomar conta de idoso; cuidar de doente; cuidar de doentes; cuidar de gente doente; cuidar de enfermo; cuidar de pessoas; cuidar de gente; olhar idoso; ficar com idoso; trabalhar com idosos; trabalhar com idoso
acompanhante de idosos: dama de companhia; damas de companhia; fazer companhia para idoso; fazer companhia para idosa
baba: cuidar de crianca; cuidar de criancas; cuidar de recem nascido; cuidar de bebe recem nascido; bebe recem nascido; recem nascido; cuidar de bebe; olhar crianca; olhar criancas; tomar conta de crianca; trabalhar com criancas; trabalhar com crianca; cuidar de menino; crianca; criancas; ficar com crianca; ficar com criancas; olhar bebe; tomar conta de bebe
tosador: dar banho em cachorro; banho e tosa; trabalhar com animais; trabalhar com bicho; trabalhar com bichos; cuidar de bicho; cuidar de bichos; mexer com bicho; mexer com animais; trabalhar com cachorro; trabalhar com pets; cuidar de animais; cuidar de cachorro; pet; pet shop; petshop
passeador de caes: passear com cachorro; passear cachorro; dog walker; dog sitter; pet sitter
professor: dar aula; dar aulas; ensinar; dar aula particular; dar aula de reforco; aula de reforco; reforco escolar; aula; aulas; aula particular; aulas particulares
professor de educacao infantil: dar aula para crianca; dar aula para criancas; dar aula pra crianca; dar aula pra criancas; dar aula para crianca pequena; dar aula para criancas pequenas; dar aula pra crianca pequena; dar aula pra criancas pequenas; ensinar crianca; ensinar criancas; aula para crianca; aula para criancas
professor de ingles: aula de ingles; aulas de ingles; dar aula de ingles; ensinar ingles
jardineiro: cortar grama; cuidar de jardim; jardinagem; fazer jardim; fazer jardins; cuidar do jardim; rocar terreno
pedreiro: construir casa; fazer reforma; reforma; reformas; assentar piso; alvenaria
pintor de obras: pintar casa; pintar parede; pintar casas; pintura
eletricista: instalar tomada; eletrica; trabalhar com eletrica
tecnico de celular: conserto celular; consertar celular; consertar celulares; conserto de celular; manutencao de celular; arrumar celular
encanador: consertar encanamento; hidraulica
mecanico de automoveis: consertar carro; mexer com carro; mecanica; trabalhar com carros; oficina mecanica
mecanico de motocicletas: consertar moto; mexer com moto; mecanica de moto
tecnico em manutencao de equipamentos de informatica: montar computador; montar computadores; montar pc; formatar computador; formatar pc; formatar; manutencao de computador; consertar notebook; arrumar notebook; consertar impressora; consertar computador; consertar computadores; arrumar computador
soldador: soldar; solda
serralheiro: serralheria
marceneiro: marcenaria; fazer moveis; moveis planejados; fazer moveis planejados
montador de moveis: montar moveis; montar movel; montagem de moveis
passador de roupas: passar roupa; passar roupas; lavar e passar; lavar e passar roupa; lavar e passo; lavar e passo roupa; lavar roupa; lavar roupas
instalador de ar condicionado: ar condicionado; ar condicionado split; instalar ar condicionado; limpar ar condicionado; manutencao de ar condicionado
vendedor: vender; trabalhar com vendas; trabalhar vendendo; vender roupa; vender roupas; loja de roupa; loja de roupas; vender celular; loja de celular; trabalhar em loja; trabalhar no comercio; trabalhar em shopping; trabalhar no shopping
operador de caixa: ficar no caixa; trabalhar no caixa; trabalhar de caixa; caixa de mercado; caixa de supermercado; caixa de loja; caixa de padaria; caixa de farmacia; caixa mercado; caixa supermercado; caixa loja; caixa de mercadinho
vendedor ambulante: marreteiro; marreteiros; vender na rua; vender no sinal; vender na praia
repositor: repor mercadoria; repor mercadorias; abastecer gondola; abastecer gondolas; abastecer prateleira; abastecer prateleiras; repor gondola; repor prateleira
recepcionista: atender telefone; trabalhar em recepcao; trabalhar na recepcao; atender pessoas; trabalhar com publico; trabalhar com atendimento ao publico
operador de telemarketing: atender ligacao; fazer ligacoes; vender por telefone; trabalhar com telemarketing
auxiliar administrativo: trabalhar em escritorio; trabalhar no escritorio; servico de escritorio; trabalhar com computador; mexer com computador; mexer no computador; trabalhar no computador; trabalho no computador; servico de computador; no computador; computador
auxiliar contabil: trabalhar com numeros; mexer com numeros
digitador: digitar; digitar em casa; digitacao; digitando
programador: programar; programacao; trabalhar com programacao; fazer sites; fazer site; criar sites; desenvolver sites
designer grafico: fazer arte; fazer artes; desenhar; criar artes
editor de video: editar video; editar videos; edicao de video; edicao de videos
fotografo: tirar foto; tirar fotos; fotografar
auxiliar de producao: trabalhar em fabrica; trabalhar na fabrica; trabalhar em industria; fabrica; trabalhar na industria; linha de producao
estoquista: trabalhar no estoque; trabalhar em estoque; trabalhar em deposito; trabalhar com estoque
supermercado: trabalhar em mercado; trabalhar em supermercado; trabalhar no supermercado; trabalhar no mercado
padaria: trabalhar em padaria
hotel: trabalhar em hotel; trabalhar no hotel
pousada: trabalhar em pousada
restaurante: trabalhar em restaurante; trabalhar em bar
lanchonete: trabalhar em lanchonete
farmacia: trabalhar em farmacia; trabalhar em drogaria
centro de distribuicao: trabalhar em galpao; trabalhar no galpao; galpao; galpoes; galpao logistico; galpao de logistica
carregador: carregar caminhao; descarregar caminhao; carregar carreta; descarregar carreta; carga e descarga; carregar e descarregar
garcom: servir mesa; servir mesas; trabalhar em festas; trabalhar em eventos
atendente de lanchonete: fazer lanche; fazer lanches; trabalhar em cafeteria; trabalhar em fast food
camareiro: arrumar quarto; arrumar quartos
frentista: trabalhar em posto; trabalhar em posto de gasolina; trabalhar em posto de combustivel; posto de gasolina; abastecer carro
vigilante: fazer seguranca; trabalhar de seguranca; trabalhar com seguranca; fazer ronda
porteiro: trabalhar em portaria; trabalhar em condominio
tratorista: dirigir trator; operar trator
trabalhador agropecuario em geral: trabalhar na roca; trabalhar na fazenda; trabalhar em fazenda; trabalhar em sitio; trabalhar no campo; roca; capinar
colhedor: colher cafe; apanhar cafe; colher laranja; colher uva; colheita; apanhar laranja; colher fruta; colher frutas; panha de cafe; apanha de cafe; colheita de cafe; colheita do cafe; colheita de laranja; colheita da laranja; colheita de uva; colheita da uva; colheita de maca; colheita da maca; colheita de frutas; colheita de fruta; colheita de tomate; colheita de melao; colheita de manga; colheita de batata
cortador de cana: cortar cana; corte de cana
filetador de peixe: limpar peixe; limpar camarao; descascar camarao; tratar peixe; tirar couro de peixe; limpar pescado; desfiar siri; escamar peixe
retireiro de leite: tirar leite; tirar leite de vaca; ordenhar; ordenhar vaca; ordenhar vacas; cuidar de vaca
vaqueiro: mexer com gado; mexer com boi; lidar com gado; cuidar de gado; cuidar de boi; tocar gado; lida de campo; lida do campo; lida campeira; trabalhar com gado
apanhador de frango: apanha de frango; apanha de aves; pegar frango; carregar frango; apanhar frango
tratorista agricola: arar terra; gradear terra; plantar soja; passar veneno; pulverizar
trabalhador rural: plantar; colher tomate; colher batata; colher morango; colher maca; raleio de uva; podar cafe; podar uva; capina; arrancar feijao; arrancar mandioca; fazer cerca; bater pasto; rocar pasto; trabalho na roca
sapateiro: fazer sapato; fazer sapatos; consertar sapato; colar sola; colar solado; colar solados; colar sapato; montar sapato; montar calcado; trabalhar com calcado; trabalhar com calcados
oleiro (fabricacao de tijolos): fazer tijolo; fazer telha
operador de vibroprensa: fazer bloco; fazer bloquete; fazer blocos
queijeiro: fazer queijo; fazer queijos
sorveteiro: fazer sorvete; fazer picole
servente de obras: fazer massa; virar massa; carregar cimento; carregar tijolo; abrir vala; cavar; bater laje; encher laje; trabalhar em obra; trabalhar na obra; trabalhar de servente; servico de obra; trabalhar em construcao; trabalhar na construcao
pedreiro: assentar bloco; assentar tijolo; levantar parede; rebocar parede; fazer muro; fazer calcada
azulejista: assentar azulejo; assentar porcelanato; colocar piso; por piso; assentar ceramica
pintor de obras: lixar parede; passar massa corrida; pintar predio; pintar grade; pintar portao; fazer textura
lavador de veiculos: lavar carro; lavar carros; lavar moto; lavar onibus; lavar caminhao; lavagem de carros
empacotador: empacotar; empacotar compras; ensacar compras; empacotar mercadoria
separador de mercadorias: separador de pedidos; separador de encomendas; separador de produtos; separar pacotes; separar mercadoria; separar mercadorias; separar produtos; separar pedidos; etiquetar caixas; separar encomendas
passeador de caes: passear com cachorros; passear caes; passear cachorros; passear com caes
tosador: tosar; tosar cachorro; dar banho em cachorros; dar banho em gato
cabeleireiro: trancar cabelo; fazer tranca; fazer trancas; fazer escova; fazer progressiva; pintar cabelo; alisar cabelo
manicure: fazer pe e mao; pe e mao; fazer mao; fazer pe; colocar unha; por unha; fazer alongamento
depilador: depilar; fazer depilacao
digitador: digitar documentos; transcrever audio; transcrever audios; lancar notas; trabalhar digitando
social media: gerenciar instagram; cuidar de instagram; mexer com instagram; gerenciar redes sociais; cuidar de redes sociais; trabalhar com redes sociais; postar no instagram
auxiliar de frigorifico: trabalhar em frigorifico; trabalhar no frigorifico; desossar; desossar frango; cortar frango; cortar carne
tecnico em eletrodomesticos: consertar geladeira; consertar geladeiras; arrumar geladeira; conserto de geladeira; consertar maquina de lavar; conserto de maquina de lavar; conserto de tv; consertar tv; consertar televisao
panfleteiro: entregar panfleto; entregar panfletos; distribuir panfleto; panfletar; entregar folheto
montador de tendas: montar tenda; montar tendas; montar palco; montar barraca
auxiliar de creche: trabalhar em creche; trabalhar na creche; trabalhar com bebe; trabalhar com bebes
auxiliar de farmacia: trabalhar em farmacia de manipulacao
operador de cftv: monitorar cameras; olhar cameras; monitoramento de cameras
pasteleiro: fritar pastel; fazer pastel; fazer pasteis
lavador de roupas: lavar tapete; lavar tapetes
coletador de sangue: tirar sangue; coletar sangue; colher sangue; tirar sangue em laboratorio; tirar sangue laboratorio; coleta de sangue
poceiro: furar poco; furar poco artesiano; perfurar poco; perfurar poco artesiano; cavar poco; abrir poco
instalador de internet: instalar internet; instalar fibra; instalar fibra optica; puxar cabo de internet; puxar fio de internet; instalar internet em poste; instalar internet no poste; instalar internet nos postes; instalar internet nos poste
animador de festas: animar festa; animar festas; animar festa infantil; animar festa de crianca; animar criancas; pessoa animada pra festa; festa de crianca
ajudante de mudanca: carregar movel; carregar moveis; fazer mudanca; fazer mudancas; carregar mudanca; mudancas
inspetor de alunos: olhar crianca na escola; olhar criancas na escola; olhar menino na escola; olhar os menino na escola; olhar os meninos na escola; cuidar do recreio; olhar o recreio; olhar crianca no recreio
gesseiro: colocar gesso; por gesso; fazer gesso; colocar forro; por forro; colocar forro de gesso; por forro de gesso; fazer forro de gesso; instalar drywall
tecnico em radiologia: tirar raio x; fazer raio x; bater raio x; tirar chapa; fazer tomografia
designer de cilios: colocar cilios; por cilios; fazer cilios; aplicar cilios; extensao de cilios
maqueiro: levar paciente na maca; levar paciente; empurrar maca; levar os pacientes na maca
pintor automotivo: pintar carro; pintar carros; pintura de carro
guardador de carros: olhar carro; olhar carros; guardar carro; guardar carros; vigiar carro; vigiar carros; tomar conta de carro; tomar conta de carros
manobrista: manobrar; manobrar carro; manobrar carros; estacionar carro; estacionar carros
tecnico de enfermagem: aplicar vacina; aplicar vacinas; dar vacina; aplicar injecao; dar injecao
limpador de piscinas: limpar piscina; limpar piscinas; cuidar de piscina
`

const doings = wordTable(
  Object.fromEntries(
    [table, doingsOfTrades]
      .flatMap((each) => each.trim().split('\n'))
      .flatMap((line) => {
        const [name = '', phrases = ''] = line.split(': ')
        return phrases.split('; ').map((phrase): [string, string] => [phrase, name])
      }),
  ),
)

/** The verb forms that people use of themselves, and the form in the table. */
const verbs = wordTable(
  Object.fromEntries(
    `faco fazendo fazer; limpo limpando limpar; cuido cuidando cuidar; corto cortando cortar; dirijo dirigindo dirigir;
    entrego entregando entregar; costuro costurando costurar; pinto pintando pintar; dou dando dar; ensino ensinando ensinar;
    conserto consertando consertar; arrumo arrumando arrumar; mexo mexendo mexer; cozinho cozinhando cozinhar; vendo vendendo vender;
    sirvo servindo servir; construo construindo construir; edito editando editar; tiro tirando tirar; opero operando operar;
    instalo instalando instalar; desenho desenhando desenhar; programo programando programar; trabalho trabalhando trabalhar;
    olho olhando olhar; tomo tomando tomar; soldo soldando soldar; carrego carregando carregar; lavo lavando lavar; passo passando passar; monto montando montar; roco rocando rocar; atendo atendendo atender; limpa limpam limpar; cuida cuidam cuidar; corta cortam cortar;
    dirige dirigem dirigir; conserta concerta consertar; concerto concertando consertar; concertar concertam consertar; arruma arrumam arrumar; mexe mexem mexer; vende vendem vender;
    serve servem servir; edita editam editar; tira tiram tirar; lava lavam lavar; passa passam passar; monta montam montar; atende atendem atender; faz fazem fazer;
    instala instalam instalar; carrega carregam carregar; pinta pintam pintar; planto plantando plantar; colho colhendo colher; cavo cavando cavar; coloco colocando colocar; coloca colocam colocar; puxo puxando puxar; animo animando animar; empurro empurrando empurrar; separo separando separar`
      .split(';')
      .flatMap((each) => {
        const [self = '', doing = '', verb = ''] = each.trim().split(/\s+/)
        return [
          [self, verb],
          [doing, verb],
        ] as [string, string][]
      }),
  ),
)

/** The occupation that a phrase of plain words describes: 'manicure' for 'fazer unha' and 'faço unha'. */
export const whoDoes = (phrase: string): string | undefined => whoIsNamed(phrase) ?? whoIsCalledAfter(phrase)

/** The same by the tables alone, whose names all exist. */
const whoIsNamed = (phrase: string): string | undefined =>
  doings[phrase] ?? doings[saidAsVerb(phrase)] ?? whoTeaches(phrase) ?? whoDrives(phrase)

/** Verbs and who does that: 'operar guilhotina' is an 'operador de guilhotina'. */
const doers = wordTable({
  operar: 'operador',
  instalar: 'instalador',
  montar: 'montador',
  vender: 'vendedor',
  entregar: 'entregador',
  cortar: 'cortador',
  colher: 'colhedor',
  embalar: 'embalador',
  revisar: 'revisor',
  analisar: 'analista',
  programar: 'programador',
  pintar: 'pintor',
})
const withObject = /^([a-z]+)(?: (?:os?|as?|em|de|d[ao]|uma?))? (.+)$/

/** Who is called after a verb and its object, if anybody is. */
function whoIsCalledAfter(phrase: string): string | undefined {
  const [, verb = '', object = ''] = withObject.exec(saidAsVerb(phrase)) ?? []
  const doer = doers[verb]
  return doer && `${doer} ${verb === 'programar' ? '' : 'de '}${object}`
}

/** So many letters begin few other phrases. */
const fewestBegun = 4

/** The occupations that phrases beginning with a text of plain words describe, the one of the whole text first. */
export function whoDoesBegun(text: string): string[] {
  if (text.length < fewestBegun) return []
  const said = saidAsVerb(text)
  const whole = whoDoes(text)
  const begun = Object.keys(doings).filter((phrase) => phrase.startsWith(text) || phrase.startsWith(said))
  return [...new Set([...(whole ? [whole] : []), ...begun.map((phrase) => doings[phrase] as string)])]
}

function saidAsVerb(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ')
  return [verbs[first] ?? first, ...rest].join(' ')
}

/**
 * The occupation that any part of a text in plain words describes, trying the longest part first: 'manicure' for 'eu
 * faço unhas'.
 */
export function whoDoesAny(text: string): string | undefined {
  const words = text.split(' ').slice(0, mostWords)
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const who = whoIsNamed(words.slice(from, from + length).join(' '))
      if (who) return who
    }
  }
  return undefined
}

const mostWords = 10

/** Who does what is said by a noun too: 'pegador de frango' does 'pegar frango'. */
const doer = /^(\w{2,})([aei])dor(?:a|es|as)? (?:de )?(.+)$/

/** The occupation of what a noun says that somebody does: 'apanhador de frango' for 'pegador de frango'. */
export function whoIsDoer(phrase: string): string | undefined {
  const [, stem = '', vowel = '', object = ''] = doer.exec(phrase) ?? []
  const verb = `${stem}${vowel}r`
  return object ? (doings[`${verb} ${object}`] ?? doings[`${verb} de ${object}`]) : undefined
}

/** Who teaches is called after the subject: 'dar aula de matematica'. */
const subject = /^(?:(?:dar|dou|dando) aulas?|aulas?|ensinar|ensinando)(?: particular(?:es)?)?(?: d[aeo])? (.+)$/

function whoTeaches(phrase: string): string | undefined {
  const taught = subject.exec(phrase)?.[1]
  return taught && `professor de ${taught}`
}

const category = '(?:(?:com|de|cnh|carteira|categoria|cat|habilitacao) )+a?'
const licence = new RegExp(`^motorista (?:${category}([b-e])|a?([b-d])|a(e))$`)
/** A licence alone is what somebody has who wants to drive: 'tenho CNH D', 'categoria E'. */
const licenceAlone =
  /^(?:(?:tenho|tem|minha) )*(?:cnh|carteira|categoria|cat|habilitacao)(?: (?:de motorista|categoria|cat|tipo|letra))? (a|a?[b-e])(?: (?:definitiva|provisoria))?$/
const licenceOfLorries = new RegExp(`^(?:motorista )?(carreteir[oa]|caminhoneir[oa]) ${category}[c-e]$`)
const vehicle = '(?:de |do )?((?:micro )?onibus|caminhao|carreta|van|truck|bitrem|guincho|cacamba|munck)'
const vehicleAndLicence = new RegExp(`^motorista (?:${category}[b-e] ${vehicle}|${vehicle} ${category}[b-e])$`)
const ofLicence: Readonly<Record<string, string>> = { b: 'motorista', d: 'motorista de caminhao e onibus' }

/** 'Habilitação definitiva' says of no kind. */
const anyLicence = /^(?:(?:tenho|tem|minha) )*(?:cnh|habilitacao)(?: (?:definitiva|provisoria))?$/

/** The driver's occupation for a licence: 'motorista de caminhao' for 'motorista cnh e', 'motorista carteira ac' and 'motorista c'. */
function whoDrives(phrase: string): string | undefined {
  const driven = vehicleAndLicence.exec(phrase)?.slice(1).find(Boolean)
  if (driven) return `motorista de ${driven}`
  const alone = licenceAlone.exec(phrase)?.[1]
  if (alone === 'a') return 'motoboy'
  if (anyLicence.test(phrase)) return 'motorista'
  const letter = alone?.slice(-1) ?? licence.exec(phrase)?.slice(1).find(Boolean)
  return letter ? (ofLicence[letter] ?? 'motorista de caminhao') : licenceOfLorries.exec(phrase)?.[1]
}
