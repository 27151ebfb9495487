import { wordTable } from '../../word-table.ts'

/**
 * The most usual words of Portuguese, in plain letters. They are what somebody meant to type, so that they are never taken
 * for a misspelt name: 'algo' is no 'alto', 'quartel' no 'quarto'. Words of three letters or fewer aren't corrected and
 * aren't needed here.
 */

/** Words of one form, and the forms of irregular verbs. */
const invariable = `abaixo abril acaso acerca acima acola adeus adiante afinal agora agosto ainda alem algo alguem algum alguma algumas
  alguns alhures alias amanha ambas ambos anteontem antes antigamente apenas apesar apos aquela aquelas aquele aqueles
  aqui aquilo assim atras atraves atualmente bastante breve cabe cabem caber cada caem caiba caindo caio cair caiu
  catorze centena cento cerca certamente cinquenta comigo como completamente conforme conosco consegue conseguem
  conseguia consigo constroi construo contigo contra contribui contudo coube creem creio cuja cujas cujo cujos dado
  dando daquela daquele daqui dava decimo dela delas dele deles demais demos dentro depois depressa deram desde dessa
  dessas desse dessem desses desta destas deste destes destroi devagar dezembro dezena dezenove dezesseis dezessete
  dezoito diante diariamente digitalmente digo diretamente disse disseram disso disto dito dizem dizendo dizer dobro
  domingo dorme dormem doze durante durmo duzentos elas eles embora enfim enquanto entao entre entretanto eram
  especialmente essa essas esse esses esta estado estamos estando estao estar estas estava estavam este esteja estejam
  estes esteve estive estou exatamente exceto faca facam facilmente faco fara farei faria fazem fazemos fazendo fazia
  feita feitas feito feitos felizmente fevereiro finalmente fizer fizeram fizesse fomos fora foram fosse fulano
  geralmente havendo haver havia hoje houve houver ignorar imediatamente incluem inclui incluo inclusive indo
  infelizmente iria isso isto jamais janeiro julho junho junto justamente leem leio lhes lido literalmente logo longe
  maio mais marco meco mede meio menos mensalmente mente mesmo metade milhao milhoes minha minhas minto muita muitas
  muito muitos nada naquela naquele nela nelas nele neles nenhum nenhuma nessa nessas nesse nesses nesta neste ninguem
  nisso nisto nomeio nono normalmente nossa nossas nosso nossos novamente novembro noventa nunca odeia odeiam odeio
  oitavo oitenta onde ontem onze ouco outra outras outro outrora outros outubro ouve ouvem para passeia passeio peca
  pecam peco pede pedem perante perca perco perde perdem perto pessoalmente pode podem podemos podendo poderia podia
  poem pois pondo ponho porem porquanto porque portanto possa possam possivelmente posso possuem possui possuindo
  possuir possuo posto pouca poucas pouco poucos pras praticamente prefere preferem prefiro presencialmente primeira
  primeiro principalmente pros provavelmente puder pudesse puseram quais quaisquer qual qualquer quando quanta quantas
  quanto quantos quarenta quarta quarto quase quatorze queira queiram quem quer querem queremos querendo queria
  queriam quero quinhentos quinta quinto quinze quis quiser quisera quisesse rapidamente realmente recentemente riem
  rindo sabado sabe sabem sabendo sabia saem saia saiba saibam saindo saio sair saiu salvo segue seguem segunda
  segundo seja sempre senao sendo sente sentem sentiu sequer sera seria serve servem serviu sessenta setembro setenta
  setimo seus sexta sexto sido sigo simplesmente sinto sirvo sobre sobretudo somente somos soube souber suas talvez
  tambem tampouco tanta tantas tanto tantos temos tendo tenho terca terceiro teria teve tido tinha tinham tive tiver
  tivesse toda todas todavia todo todos totalmente trago traz trazem trazendo trazer treze trezentos trinta triplo
  trouxe trouxer tudo ultimamente urgentemente vale valem valha valho vamos varias varios veem vejo vendo venha venham
  venho vier vieram viesse vimos vindo vinha vinte viram vista visto voce voces zero`

/** Nouns and adjectives, in the singular; adjectives in the masculine. */
const named = `abandono aberto abraco absurdo acaso acesso acidente acordo acucar adesivo adiantamento adulto aeroporto afeto agencia
  agenda agua ajuda alarme albergue alcance aldeia alegre alegria alfabeto algodao alianca alicerce alimento alma
  almoco alto altura aluguel aluno alvo amante amargo ambiente ambulancia amigo amizade amor amostra andar anel anexo
  angustia animal animo aniversario anjo ansiedade antecipado antigo anual anuncio aparelho aparencia apartamento
  apelido apetite aplicativo apoio aposentadoria aposta apresentacao aprovacao aptidao ardente area areia arma armario
  arrependimento arroz arte artigo arvore aspecto assalto assinatura assunto atalho ataque atencao atestado atitude
  atividade ativo atleta ator atraso atual auditivo aula aumento ausencia ausente automovel autor autoridade
  autorizacao avancado avenida avental aventura azul bacana bagunca baile bairro baixo bala balada balcao balde banana
  banca banda bandeira banheiro banho barato barba barco barraca barreira barriga barro barulho base basico bastao
  batata bateria batom bebe bebida beijo beleza belo beneficio benefico bicho bicicleta bico bilhete bobo boca bola
  bolacha bolo bolsa bolso bondade bonde boneca boneco bonito borda borracha bosque bota botao bote bracal braco
  branco brasa brasileiro bravo brilho brincadeira brinco brinquedo brisa bruto buraco burro busca cabeca cabelo cabo
  cabra caca cachorro cadastro cadeia cadeira cadeirante caderno cafe calado calca calcada calcado calculo caldo
  calendario calma calor cama camada camara camelo caminho camisa camiseta campanha campo cana canal cancao candidato
  caneta canhoto cansaco cansado canto cantor capa capacidade capaz capim capital capitao cara carater cardapio careca
  carga carinho carne caro carro carroca carta cartao cartaz carteira casa casaco casado casal casamento casca caso
  castelo castigo catalogo catolico causa cavalo caverna cebola cedo cego celula celular cena centavo central centro
  cerca cerebro certeza certidao certificado certinho certo cerveja cesta chamada chance chao chapeu charme charuto
  chave chefia chegada cheio cheiro cheiroso cheque chinelo chocolate choro churrasco chuteira chuva chuveiro
  cidadania cidadao cidade ciencia cima cinema cinza circo circulo citacao classe clima cobertor cobra cobranca codigo
  coelho coisa colchao colega colegio coleta colheita colher colina colo coluna comando combinado combustivel comeco
  comentario comercial comercio comida comissao comodo companheiro companhia competencia completo compra compras
  compromisso computador comum comunidade conceito concerto concha concluido concorrente condicao conducao confianca
  confortavel conforto confusao congelado congresso conhecido conhecimento conjunto conquista consciencia conselho
  conserto consulta consumo conta contato conteudo continente contrario contratante contrato controle convenio
  conversa convite copa copia copo coracao coragem corda cordao corpo correio correto corrida corrupcao cortina coruja
  costas costela costume cota couro cozinha credito crenca cria crianca crime crise cristao critica cruz cuidado
  cuidadoso culpa cultura cunhado cupom cura curioso curriculo curso curto curva custo dado danca dano debaixo debito
  decisao decoracao dedicado dedo defeito defesa deficiencia definitivo degrau delegacia delicado delicia demanda
  demissao demora dente departamento dependente deposito derrota desafio desconto desculpa desejo desempenho
  desempregado desemprego desenho deserto desesperado desespero despesa destaque destino destro detalhe deus
  devagarinho dezembro diabo dialogo diferenca diferente dificil dificuldade digital digno diluvio dinamica dinamico
  dinheiro diploma direcao direita direito disciplina disco discurso dispensa dispensado disponibilidade disposicao
  disposto disputa distancia distante diverso divida divisao doce documento doenca doente dolar domicilio dono
  dormitorio dose drama droga dupla duro duvida economia edificio edital educacao educado efeito eficaz eficiente
  elemento elevador elogio embalagem embarque emocao empenho empresario emprestimo encomenda encontro endereco energia
  enfeite engano enorme enredo ensaio ensino entrada entrega entrevista envelope envio epoca equilibrio equipamento
  equipe erro erva escada escala escola escolar escolha escravo escuro esforcado esforco espaco especial especializado
  especie espelho espera esperanca esperto espirito esporte esposa esposo esquema esquerda esquina essencia
  estabelecimento estabilidade estadio estado estagio estante estavel estilo estojo estomago estrada estrangeiro
  estranho estreito estrela estresse estrutura estudante estudo etapa etica evangelico evento exame excelente excesso
  exclusivo exemplo exercicio exercito exigencia existencia exito experiencia explicacao expressao extra extremo
  fabrica faca face facil facilidade faculdade falso falta fama familia familiar famoso fantasia fantastico farda
  farinha fase fato fatura favela favor favorito fazenda febre fechado feijao feio feira felicidade feliz feminino
  feriado ferias ferida ferimento ferro festa ficha fiel figura fila filha filho filme financeiro fino firma firme
  fisico fixo flexivel flor floresta fluente fofo fogao fogo folga folha folheto fome fonte forca forma formacao
  formado formal formatura formulario forno forte fortuna forum foto fraco fraqueza frase freio frente frequencia
  fresco frio fruta fumaca funcao funcionario fundo furacao futebol futuro gado gafe galho galinha galo galpao
  ganancia ganho garagem garantia garfo garganta garota garoto garrafa gasolina gasto gato gaveta geladeira gelo gemeo
  genero generoso genro gente gentil geracao geral gerencia gestante gesto gigante gloria golpe gordo gosto gostoso
  governo graca gracas grado grama grande gratis grato gratuito grau gravata grave gravida gravidez greve gripe grosso
  grupo guarda guerra guia habilidade habilitacao habito harmonia heranca heroi historia historico hoje homem
  honestidade honesto honra hora horario horizonte hospede hospitalar hotel humano humilde humor idade ideal ideia
  identidade idioma idoso igreja igual ilha imagem imediato imenso imigrante imobiliario impacto impedimento
  importancia importante impossivel imposto impressao incapaz incerto incompleto incrivel independente indicacao
  indice indio individual industrial infancia inferior inferno informacao informal ingresso inicial inicio inimigo
  injusto inocente inscricao inseguro instante instituicao instituto instrucao instrumento inteiro intelectual
  inteligente intencao intensivo interessado interesse interior intermediario intermitente internacional internet
  intervalo inutil inveja inverno investimento irma irmao isolado itinerario janela jantar jaqueta jardim jaula jeito
  jogo joia jornada jornal jovem juizo juntinho juros justica justo juventude labio lado ladrao lagarto lago lagoa
  lagrima lama lampada lancha lapis laranja largo largura lata lazer leal leao legal legenda legume leite leitura
  lembranca lenco lenda lenha lento leve liberdade licao licenca lider limao limite limpinho limpo lindo lingua
  linguagem linha liquido lista litoral livre livro lixo local localidade localizacao locomocao lombo longo lotacao
  louca louco lucro lugar luta luto luva luxo macaco machado madeira madrasta madrinha madrugada maduro maior maioria
  mala maluco mamae mamao mancha maneira manga manha mansao manteiga manual mapa maquiagem maravilha maravilhoso marca
  margem marido marinha mariposa martelo massa mata matematica materia material maternidade matricula maximo media
  mediano medida medo meia melancia melhor membro memoria menina menino menor mensagem mentira mentiroso mercadoria
  merenda mesa mestrado metade metal metodo metro mico milagre milho militar mineral minimo ministerio minoria minuto
  miseravel missa missao misterio misto mobilia mobilidade mochila moda modelo moderno moeda moleque molho momento
  montanha montao moradia moral morena moreno morno morro mortal morte morto mosca motivacao motivo movel movimento
  mudanca mudo mulher multa mundo municipal municipio muro museu musica nacao nacional namorada namorado namoro nariz
  natal natural natureza navio necessario necessidade necessitado negativo negocio nervoso neto neve nivel nobre noite
  noiva noivo nome nora norma normal norte nota noticia novela novidade novo numero nuvem objetivo objeto obra
  obrigacao obrigado obrigatorio ocasiao oceano oculos ocupacao ocupado oferta oficial oleo olho ombro onca onda
  onibus opcao operacao opiniao oportunidade oracao orcamento ordem ordinario orelha organizado orgulho origem
  original osso otimo ouro ouvido ovelha paciencia pacoca paciente pacote padrao padrasto padrinho pagamento pagina painel
  paixao palacio palavra palco palestra paleto palha palma panela pano papai papel papelao para parabens parada
  paraiso parceiro parcela parceria parcial parecido parede parente parentes parque parte particular partida parto
  passado passageiro passagem passaro passeio passo pasta pasto patio patrao patrimonio patroa pausa pauta pavilhao
  peca pecado pedaco pedido pedra peito peixe pele pelo pena peneira pensamento pensao pequeno pera perda perdao
  perfeito perfil perfume pergunta perigo perigoso periodo permanente permissao perna pertinho pesado pesca pescoco
  peso pessimo pessoa pessoal pessoalmente piada pimenta pinga pior piscina pista plano planta plantao plastico
  plataforma pneu pobre poder poeira polegar policia politica poluicao ponta ponte pontinho ponto pontual pontualidade
  populacao popular porao porcao porco porta portao portaria porto portuario posicao positivo posse possibilidade
  possivel poste potencia poupanca povo praca praia pranto prata prateleira pratica prato prazer prazo precario
  preciso preco predio preferencia preguica premio preparo presenca presente presidente preso pressa pressao prestacao
  preto prima primavera primo principal principe prisao privado problema processo procura produto profundo programa
  progresso projeto promessa pronto proposito proposta proprio prova proximo publico pulso puro quadra quadrado quadro
  qualidade quantia quantidade quarteirao quartel queda queijo queixo quente questao quieto quilo quintal quota rabo
  raca racao radio raio raiva raiz ramo rapaz rapido raro rato razao razoavel reacao real realidade recado receio
  receita recente recibo recomendacao recorde recreio recurso rede reducao refeicao reforma regiao regional registro
  regra regular relacao relogio remedio renda repouso requisito reserva resgate residencia residencial resistente
  respeito responsabilidade responsavel resposta resto resultado resumo reta retorno reuniao revista revolta rico
  ridiculo rigido riqueza risco riso roca roda rosa rosto roteiro roupa roxo ruido ruim rumo rural sabado sabao saber
  sabonete sabor saco sacola sacrificio sadio saia saida sala salada salario saldo salgado saliva salto salvacao samba
  sandalia sangue santo sapato satisfacao saudade saudavel seco secretaria seculo seda segredo seguinte seguranca
  seguro selo semana semelhante semestre senha senhor senhora sensacao sensivel sentido sentimento separado sequencia
  sereno seriedade serio serra servico sexo significado silencio simpatia simpatico simples sinal sincero sindicato
  sistema sitio situacao sobrinha sobrinho social sociedade socio sofa sogra sogro soldado solidao solo solteira
  solteiro soltura solucao sombra sonho sono sopa sorriso sorte sorvete sossego suave subida sucesso suco sujeira sujo
  superior surdo surpresa susto tabela taca talento tamanho tapete tarde tardezinha tarefa taxa teatro tecido tecla
  tedio teimoso tela telefone televisao telha telhado tema temperatura tempero tempestade templo tempo temporario
  tendencia tenis tensao tentativa teoria terceiro termino termo ternura terra terreno tesouro teste testemunha teto
  texto tijolo time timido tinta tipo titulo toalha tomate tonto topo toque torneira torre total trabalhinho tradicao
  traje tranquilo transito transporte trapo tratamento travesseiro trecho treino trem tribo tribunal trilha trilho
  triste tristeza troca troco tropa trovao tunel turma turno ultimo umido unha uniao unico unidade uniforme urbano
  urgente usado usuario util vaca vaga vagao vaguinha valente validade valor vantagem varanda vaso vassoura vazio veia
  veiculo vela velhice velho velocidade veneno vento ventre verao verba verdade verdadeiro verde vergonha vermelho
  verso vestido vezes viacao viagem vicio vida video vidro vigor vila vinda vinho viola violao violencia virtude visao visita
  vista visual vitima vitoria viuva viuvo vivo vizinhanca vizinho volta volume vontade vulcao xadrez xicara zona frango suino peru pato codorna camarao tilapia abelha ovo soja trigo feno aveia mandioca
  eucalipto pinus cacau coco uva maca pimentao alface hortalica verdura semente adubo reverso`

/** Verbs, by their infinitive. */
const verbs = `abandonar abastecer abracar abrir acabar aceitar acelerar acender achar acompanhar aconselhar acontecer acordar
  acostumar acreditar acrescentar acumular adaptar adestrar adiantar adiar admirar admitir adorar adotar adubar
  afastar afirmar agir agradar agradecer aguardar aguentar ajeitar ajudar ajustar alcancar alegrar alertar alimentar
  aliviar almocar alterar alugar amamentar amar ameacar andar animar anotar anunciar apagar apanhar aparar aparecer
  apertar aplicar apoiar apontar aposentar apostar apreciar aprender apresentar aproveitar aproximar arar arrancar
  arranjar arrastar arriscar arrumar assar assinar assistir assumir atacar atender aterrissar atingir atirar
  atrapalhar atrasar atravessar atualizar atuar aumentar ausentar avaliar avancar avisar azulejar bastar bater beber
  beijar beneficiar bloquear bordar botar brigar brincar buscar cacar cadastrar calar calcular caminhar cancelar
  cansar cantar capinar carecer carimbar carregar casar causar cavar ceder chamar chegar cheirar chorar chover
  cimentar citar cobrar cobrir colaborar colar colher colocar combinar comecar comemorar comentar comer comparar
  comparecer competir completar comprar compreender comprometer comprovar comunicar concluir concordar concorrer
  condenar confiar confirmar conhecer conquistar conseguir consertar considerar consistir constar contar continuar
  contribuir controlar convencer conversar convidar convocar copiar correr corresponder cortar coser costurar cozinhar
  crescer criar criticar cuidar cumprir curar cursar curtir custar danar dancar decidir declarar dedicar defender
  definir deitar deixar demitir demonstrar demorar depender depilar derrubar desabafar desaparecer descansar
  descarregar descascar descer descobrir desconfiar descontar desejar desempregar desenhar desenvolver desistir
  desligar deslocar despedir destacar detestar dever devolver digitar diminuir dirigir discutir disponibilizar
  disputar distribuir divertir dividir divulgar dobrar dominar dormir dublar durar economizar editar educar efetuar
  eliminar emagrecer embalar embarcar empacotar emprestar encaixar encaminhar encarar encher encontrar enfrentar
  enganar engomar engravidar ensinar entender enterrar entrar entregar entrevistar enviar envolver enxugar errar
  escapar escolher esconder escovar escrever esculpir escutar esforcar esfregar esperar esquecer estabelecer
  estacionar estimar estragar estudar evitar exagerar examinar executar exercer exigir existir experimentar explicar
  explorar expressar fabricar falar falhar falir faltar fatiar fechar ferver ficar filmar finalizar fingir
  flexibilizar forcar formar fornecer fotografar frear fritar fugir fumar funcionar furar ganhar garantir gastar gerar
  gostar gravar grelhar gritar guardar guiar habitar hidratar iludir imaginar impedir implantar implorar importar
  impressionar incentivar incluir incomodar indicar informar ingressar iniciar inscrever insistir instalar integrar
  interessar internar investir irrigar jantar jogar juntar jurar lamentar lancar largar lavar lembrar levantar levar
  liberar lidar ligar livrar lixar localizar lucrar lutar machucar mandar manobrar manter maquiar marcar massagear
  matar matricular medicar melhorar mencionar merecer mexer montar morar morrer mostrar motivar mover mudar
  multiplicar nascer necessitar negar negociar nomear notar obedecer obrigar observar obter ocorrer ocupar oferecer
  ofertar olhar operar optar ordenhar organizar ousar ouvir pagar parafusar parar parecer participar partir passar
  passear pedir pegar pensar pentear perceber perder perguntar permanecer permitir pertencer pesar pescar pesquisar
  pilotar pintar plantar podar possibilitar poupar precisar preencher preferir preocupar preparar presenciar prestar
  pretender prever procurar produzir prometer promover propor prosseguir proteger provar provocar publicar pular puxar
  quebrar queimar querer rebocar receber reclamar recolher recomendar reconhecer recorrer recuperar recusar reduzir
  referir refletir regressar rejuntar relacionar relatar remunerar renovar repetir representar requerer residir
  resistir resolver respeitar respirar responder restar resultar retirar retornar reunir revelar rezar rocar rondar
  roubar sacar salvar secar segurar selecionar sentar separar serrar servir significar simplificar sobrar sobreviver
  sofrer soldar solicitar sonhar sorrir subir substituir sugerir suportar surgir suspender sustentar tatuar temer
  temperar tender tentar terminar tirar tocar tomar topar torcer tornar tosar trair transferir transformar transmitir
  tratar treinar tremer tricotar trocar tropecar tumultuar unir usar utilizar vacinar valorizar variar varrer vencer
  vender vestir viajar vigiar virar visitar viver voar voltar votar xingar`

const plurals: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/ao$/, 'oes'],
  [/al$/, 'ais'],
  [/ol$/, 'ois'],
  [/el$/, 'eis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/(?<=[rz])$/, 'es'],
  [/(?<=[aeiou])$/, 's'],
]

/** A noun or adjective in both genders and numbers. */
function formsOfName(word: string): string[] {
  const genders = word.endsWith('o') && !word.endsWith('ao') ? [word, word.replace(/o$/, 'a')] : [word]
  return genders.flatMap((one) => {
    const plural = plurals.find(([ending]) => ending.test(one))
    return plural ? [one, one.replace(...plural)] : [one]
  })
}

/** The endings of a regular verb after its stem, by its infinitive's vowel. */
const endings = wordTable<readonly string[]>({
  a: 'ar o a as am amos ando ado ada ados adas ei ou aram ava avam e em ar armos arem arei ara arao aria asse'.split(
    ' ',
  ),
  e: 'er o e es em emos endo ido ida idos idas i eu eram ia iam a am ermos erem erei era erao eria esse'.split(' '),
  i: 'ir o e es em imos indo ido ida idos idas i iu iram ia iam a am irmos irem irei ira irao iria isse'.split(' '),
})

/** The consonant before an 'e' of a verb in 'a', and before an 'a' or 'o' of the others: 'fique', 'comece', 'exijo'. */
const respelt: readonly (readonly [spelling: RegExp, respelt: string])[] = [
  [/c(?=em?$)/, 'qu'],
  [/c(?=ei$)/, 'qu'],
  [/g(?=em?$)/, 'gu'],
  [/g(?=ei$)/, 'gu'],
]

/** A verb in its usual forms. */
function formsOfVerb(verb: string): string[] {
  const stem = verb.slice(0, -2)
  const vowel = verb.at(-2) as string
  const forms = (endings[vowel] ?? []).map((ending) => stem + ending)
  const softened = forms.flatMap((form) =>
    vowel === 'a'
      ? respelt.flatMap(([spelling, other]) => (spelling.test(form) ? [form.replace(spelling, other)] : []))
      : [form.replace(/g(?=[ao]m?$)/, 'j')],
  )
  return [...forms, ...softened]
}

/** Forms that are mostly a name misspelt: 'Boa Viajem'. */
const misspeltNames = new Set(['viajem'])

/** All forms of the most usual words of Portuguese, in plain letters. */
export const commonWords: ReadonlySet<string> = new Set(
  [
    ...invariable.split(/\s+/),
    ...named.split(/\s+/).flatMap(formsOfName),
    ...verbs.split(/\s+/).flatMap(formsOfVerb),
  ].filter((word) => !misspeltNames.has(word)),
)
