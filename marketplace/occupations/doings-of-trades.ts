/**
 * More phrases for what people do in single trades, and the name of who does it; in plain words. As in the table of `doings.ts`.
 */
export const doingsOfTrades = `
copeiro: servir cafe; fazer cafe; ficar na copa; cuidar da copa; servir agua e cafe; fazer cafe e limpar escritorio
balconista: atender no balcao; atender balcao; ficar no balcao; trabalhar no balcao
carregador: carregar caixa; carregar caixas; carregar mercadoria; carregar mercadorias; carregar saco; carregar sacos
auxiliar de lavanderia: dobrar roupa; dobrar roupas; dobrar lencol; passar roupa em lavanderia; lavar roupa em lavanderia
auxiliar de producao: montar kit; montar kits; rotular produto; rotular produtos; etiquetar produto; etiquetar produtos; operar maquina; operar maquinas; montagem de kits; apertar parafuso
auxiliar de escritorio: organizar arquivo; organizar arquivos; organizar documentos; arquivar documentos; tirar xerox; tirar copia; fazer xerox
auxiliar administrativo: fazer planilha; fazer planilhas; mexer com planilha; mexer com planilhas; planilha; planilhas; mexer no excel; mexer com excel
auxiliar fiscal: lancar nota; lancar nota fiscal; lancar notas fiscais; emitir nota; emitir nota fiscal; emitir notas fiscais
conferente: conferir nota; conferir nota fiscal; conferir mercadoria; conferir mercadorias; conferir carga; contar estoque; contar mercadoria; fazer contagem de estoque
vendedor de loja: abrir e fechar loja; tomar conta de loja; tomar conta da loja; cuidar de loja; ficar na loja; ficar no provador; provador
horticultor: cuidar de horta; mexer com horta; plantar verdura; plantar hortalica
jardineiro: regar planta; regar plantas; cuidar de planta; cuidar de plantas; molhar planta; molhar plantas; cortar arvore; podar arvore; podar arvores
tratador de cavalos: cuidar de cavalo; cuidar de cavalos; tratar cavalo; tratar de cavalo; mexer com cavalo; escovar cavalo
pizzaiolo: fazer pizza; fazer pizzas; montar pizza; abrir massa de pizza
sushiman: fazer sushi; fazer comida japonesa
chapeiro: fazer hamburguer; fazer hamburgueres; montar hamburguer; fritar hamburguer; fazer lanche na chapa
cozinheiro: fazer marmita; fazer marmitas; montar marmita; montar marmitas
lavador de pratos: lavar panela; lavar panelas; lavar utensilios
barman: fazer drinks; fazer drink; preparar drinks; fazer coquetel; tirar chopp; servir chopp; servir bebida
recepcionista: receber cliente; receber clientes; receber visitante; receber visitantes; ficar na recepcao; marcar consulta; agendar consulta
garcom: anotar pedido; anotar pedidos; tirar pedido; tirar pedidos; atender mesa; atender mesas
entregador: entregar agua; entregar gas; entregar agua e gas; entregar remedio; entregar remedios; entregar marmita; entregar marmitas; entregar flores; entregar pacote; entregar pacotes; entregar
entregador de jornal: entregar jornal; entregar jornais
monitor de transporte escolar: levar crianca na escola; levar criancas na escola; levar criancas para escola; levar criancas pra escola; buscar crianca na escola; buscar criancas na escola; acompanhar criancas na van
motoboy: pilotar moto; andar de moto; dirigir moto; rodar de moto
borracheiro: trocar pneu; trocar pneus; consertar pneu; remendar pneu; calibrar pneu
mecanico de troca de oleo: trocar oleo; troca de oleo; fazer troca de oleo
instalador de cameras: instalar camera; instalar cameras; instalar alarme; instalar cameras de seguranca
antenista: instalar antena; instalar antenas; colocar antena
eletricista: puxar fio; puxar fios; passar fio; passar fiacao; passar cabo; instalar lampada
cabista: passar cabo de rede; passar cabos de rede; puxar cabo; puxar cabos; crimpar cabo
vidraceiro: colocar vidro; cortar vidro; instalar vidro; instalar box; colocar box
serralheiro: fazer portao; fazer portoes; fazer grade; fazer grades; consertar portao
abatedor: matar frango; abater frango; abater gado; matar boi; matar porco
embalador: embalar frango; embalar carne; embalar produto; embalar produtos; embalar mercadoria
cortador de roupas: cortar tecido; cortar tecidos; cortar roupa
desossador: desossar carne; desossar boi
bordador: bordar; fazer bordado; fazer bordados
cobrador: cobrar cliente; cobrar clientes; fazer cobranca; cobrar divida; cobrar dividas
operador de telemarketing: fazer ligacao; ligar para clientes; ligar pra clientes; falar ao telefone; ficar no telefone
atendente de chat: responder mensagem; responder mensagens; responder whatsapp; atender whatsapp; atender no whatsapp; atender por whatsapp; atender chat; responder chat
social media: mexer no instagram; cuidar do instagram; fazer post; fazer posts; instagram
designer grafico: fazer logo; fazer logos; fazer logotipo; fazer logomarca; fazer cartaz; fazer banner; fazer arte para instagram
analista de folha de pagamento: fazer folha de pagamento; rodar folha; rodar folha de pagamento
recrutador: contratar gente; contratar pessoas; entrevistar candidatos; fazer entrevista com candidatos; recrutar
analista de treinamento e desenvolvimento: dar treinamento; dar treinamentos
cuidador: cuidar de autista; cuidar de autistas; cuidar de cadeirante; cuidar de cadeirantes; cuidar de deficiente; cuidar de deficientes; cuidar de pessoa com deficiencia; cuidar de pessoas com deficiencia; cuidar de acamado
cuidador de idosos: dar banho em idoso; dar banho em idosos; dar banho em idosa; banho em idoso; dar remedio para idoso; dar comida para idoso
cantor: cantar; cantar em bar; cantar na noite; cantar em festa
musico: tocar violao; tocar guitarra; tocar teclado; tocar bateria; tocar instrumento; tocar violao em bar; tocar em bar; tocar em festa; tocar em banda
vigia: vigiar obra; vigiar obra a noite; vigiar predio; vigiar patio; vigiar deposito; vigiar loja; vigiar
caseiro: tomar conta de sitio; tomar conta de chacara; tomar conta de fazenda; cuidar de sitio; cuidar de chacara; cuidar de fazenda; tomar conta de casa de praia
zelador: tomar conta de predio; cuidar de predio; cuidar de condominio; tomar conta de condominio
porteiro: abrir portao; abrir o portao; ficar na portaria; ficar em portaria; abrir e fechar portao
homem placa: segurar placa; segurar placas; segurar faixa; segurar bandeira
estoquista: ficar no estoque; organizar estoque; arrumar estoque; cuidar do estoque
acougueiro: ficar no acougue; cortar carnes
testador de jogos: testar jogo; testar jogos; testar games
tecnico em manutencao de equipamentos de informatica: arrumar impressora; consertar impressoras; arrumar computadores; trocar peca de computador
analista de dados: analisar dados; analise de dados; mexer com dados; trabalhar com dados
tradutor: traduzir; traduzir texto; traduzir textos; traduzir livro; fazer traducao; fazer traducoes
redator: escrever texto; escrever textos; escrever artigos; escrever para blog; escrever para site; criar textos; redigir textos
desenhista de autocad: fazer projeto no autocad; desenhar no autocad; mexer no autocad
topografo: medir terreno; medir terrenos
leiturista: ler relogio de agua; ler relogio de luz; ler relogio; ler medidor; ler hidrometro; fazer leitura de agua; fazer leitura de luz
gari: varrer rua; varrer ruas; varrer calcada; varrer praca; recolher lixo; coletar lixo; pegar lixo; catar lixo
catador de material reciclavel: separar reciclagem; separar lixo; separar reciclaveis; catar latinha; catar papelao; catar reciclagem
coveiro: enterrar gente; enterrar; cuidar de cemiterio; abrir cova
agente funerario: trabalhar com defunto; trabalhar com defuntos; preparar corpo; arrumar defunto
auxiliar de biblioteca: cuidar de biblioteca; organizar livros; arrumar livros
padre: rezar missa; celebrar missa
`
