/** Lorries, warehouses, deliveries, ports, aviation, trains, cars and motorbikes, as those who work there say it. Codes of the CBO, the likeliest first. */
export const roadPortAndAirportNames = `
782510: Motorista carreta bitrem; Carreta bitrem; Motorista de vanderleia; Motorista carreta LS; Motorista de carreta baú; Motorista de
  carreta sider; Motorista de carreta frigorífica; Motorista de carreta caçamba; Motorista de carreta tanque; Motorista de carreta
  graneleira; Motorista de carreta prancha; Motorista de prancha; Motorista cegonheiro; Motorista de tanque; Motorista tanqueiro;
  Motorista de combustível; Motorista de produtos perigosos; Motorista de gás; Motorista caçambeiro; Motorista pipeiro; Pipeiro; Motorista
  de pipa; Motorista de lixo; Motorista de caminhão de lixo; Motorista coletor; Motorista de coleta; Motorista de poliguindaste; Motorista
  poliguindaste; Motorista roll on; Motorista de caminhão baú; Motorista de baú; Motorista frigorífico; Motorista de câmara fria;
  Motorista de truck baú; Motorista truque; Motorista de caminhão truck; Motorista carreteiro internacional; Motorista internacional; Motorista de linha; Motorista de
  transferência; Motorista de viagem; Motorista estradeiro; Motorista interestadual; Motorista de caminhão de mudança; Motorista de
  mudança; Motorista de caminhão comboio; Motorista de caminhão limpa fossa; Motorista de vácuo; Motorista de hidrojato; Motorista de
  caminhão toco; Motorista de cavalo mecânico; Motorista carreteiro bitrem; Carreteiro bitrem; Motorista de container; Motorista porta
  container; Motorista de sider; Motorista granel; Motorista agregado; Motorista agregado truck; Motorista de Scania; Motorista de
  bebidas; Motorista entregador de caminhão; Motorista distribuidor; Agregado com caminhão
782310: Motorista de HR; Motorista HR; Motorista de Iveco; Motorista de Sprinter; Motorista Sprinter; Motorista de Master; Motorista de
  Ducato; Motorista de Saveiro; Motorista de Strada; Motorista de pick up; Motorista de caminhonete; Motorista de carro utilitário;
  Motorista de pequenos; Motorista de veículos leves; Motorista entregador van; Motorista de delivery; Agregado van; Agregado Fiorino; Tio
  da van; Condutor escolar; Motorista de transporte alternativo
782305: Motorista de diretoria; Motorista de família; Motorista particular de família; Motorista de gabinete; Motorista de prefeitura; Motorista de locadora; Motorista indrive; Motorista uber
  black; Uber moto motorista; Motorista de transporte executivo; Motorista de carro de som
782410 782405: Motorista de micro; Motorista de ônibus de turismo; Motorista de turismo; Motorista de ônibus fretado; Motorista de BRT;
  Motorista de articulado; Motorista de ônibus rural; Motorista de rural; Motorista de turma; Buseiro; Motorista de ônibus escolar;
  Motorista manobreiro; Manobreiro de ônibus
511215: Cobrador de van; Cobrador de transporte; Auxiliar de bordo; Agente de bordo
511210 511205: Despachante de linha; Fiscal de terminal; Fiscal de garagem; Controlador de tráfego; Fiscal de pátio; Fiscal de pista;
  Largador; Agente de terminal; Agente de plataforma
519110: Motofrete; Entregador de moto própria; Entregador de lanche; Entregador de marmita; Entregador de remédio; Entregador de farmácia;
  Motoboy de farmácia; Motoboy de pizzaria; Motoboy fixo; Motoboy de documentos; Entregador 99food; Entregador keeta; Entregador lalamove;
  Entregador zé delivery; Entregador de restaurante; Moto girl; Cadete; Cadete de moto; Motoca entregador
519115: Mototáxi; Motoqueiro de aplicativo
519105: Entregador a pé; Entregador ciclista; Entregador patinete
783225 783215: Chapa descarregador; Ajudante de descarga; Ajudante de caminhoneiro; Ajudante de entregas; Ajudante de mudanças; Ajudante
  de frete; Descarregador; Carregador e descarregador; Descarga de caminhão; Auxiliar de carga; Auxiliar de descarga; Auxiliar de
  entregas; Auxiliar de motorista; Auxiliar de caminhão; Ajudante de bebidas; Ajudante de entrega de bebidas; Ajudante externo; Batedor de
  carga; Ensacador de café; Saqueiro de café; Movimentador de mercadorias; Movimentador de carga; Braçal; Trabalhador braçal; Operário
  braçal; Carregador de mudança; Carreto; Ajudante de transporte; Lonador; Enlonador; Enlonador de caminhão; Amarrador de lona; Ajudante
  de cegonha; Arrumador de carga; Estivador de carga
414140 414125: Auxiliar de CD; Operador de logística; Ajudante de logística; Auxiliar de operações; Agente de logística; Assistente
  logístico; Auxiliar de cross docking; Triador; Separador de encomendas; Separador de pacotes; Manuseador; Auxiliar de manuseio; Operador
  de sorter; Operador de coletor; Operador de coletor de dados; Stocker; Separador de estoque; Repositor de picking; Endereçador;
  Etiquetador de caixas; Auxiliar de fulfillment; Representante de envio; Representante de envios; Auxiliar de hub; Auxiliar de devolução;
  Auxiliar de logística reversa; Embalador de pedidos; Embalador de e-commerce; Expedição de e-commerce; Empacotador de encomendas;
  Auxiliar de armazenagem; Operador de armazém; Ajudante de depósito
414120 414215: Conferente de cargas; Conferente de logística; Conferente de doca; Conferente de armazém; Conferente de loja; Conferente de
  caminhão; Conferente de notas; Conferente de frigorífico; Conferente de transportadora; Conferente I; Conferente de materiais; Auxiliar
  de conferência; Auxiliar de conferente; Recebedor de mercadoria; Auxiliar de recebimento; Inventariante; Inventarista; Conferente de
  inventário
414105: Almoxarife de obra; Ferramenteiro de obra; Auxiliar de ferramentaria
414115: Operador de balança; Operador de balança rodoviária; Balanceiro de usina
782220: Empilhador; Operador de empilhadeira GLP; Operador de empilhadeira retrátil; Operador de retrátil; Operador de trilateral;
  Operador de empilhadeira a gás; Operador de empilhadeira contrabalançada; Operador de patolada; Operador de selecionadora; Operador de
  rebocador; Operador de clamp; Operador de carrinho elétrico; Operador de reach stacker; Operador de stacker; Piloto de empilhadeira;
  Operador de máquina de movimentação; Operador de top loader; Operador de empilhadeira portuária; Operador de empilhadeira de grande
  porte
783235 783220: Arrumador; Arrumador portuário; Arrumador de porto; Arrumador porto; Estivador portuário; Trabalhador portuário avulso;
  TPA; OGMO; Auxiliar portuário; Ajudante portuário; Auxiliar de operações portuárias; Operador de operações portuárias; Consertador de
  carga; Consertador; Amarrador de navio; Desamarrador de navio; Peador; Peação; Peação e despeação; Auxiliar de terminal portuário;
  Limpador de porão; Limpeza de porão de navio; Descarga de navio; Catraca portuária
782135 782110: Operador de RTG; Operador de transtêiner; Transtêiner; Operador de portêiner; Portêiner; Operador de MHC; Operador
  portuário; Operador de equipamentos portuários; Operador de STS; Operador de guindaste portuário; Operador de ship loader; Ship loader;
  Operador de shiploader; Operador de descarregador de navio; Operador de carregador de navio; Operador de terminal portuário; Operador de
  equipamento portuário; Operador de terminal tractor; Terminal tractor; Motorista de terminal tractor
414215: Conferente de porto; Conferente de container; Conferente de contêiner; Conferente de carga portuária; Conferente de gate;
  Assistente de gate; Vistoriador de container; Vistoriador de contêiner; Tally; Conferente de capatazia; Reparador de container; Auxiliar
  de gate; Lacrador; Inspetor de contêiner
517235 517325: Vigia de portaló; Vigia de navio; Vigia de porto; Vigia de bordo; Guarda de porto
782105: Dragador; Draguista
342610 342605: Supervisor portuário; Coordenador portuário; Planner portuário; Planner de navio; Ship planner; Analista de operações
  portuárias; Coordenador de operações portuárias; Agente marítimo; Waterclerk; Visitador de navio
342210 342205 342215: Ajudante de despachante; Auxiliar de despachante aduaneiro; Analista de comex; Analista de desembaraço; Auxiliar
  aduaneiro; Assistente de comex; Auxiliar de comex; Assistente de importação; Assistente de exportação; Freight forwarder; Auxiliar de
  comércio exterior; Tradutor aduaneiro
342560 342535: Auxiliar de rampa aeroporto; Auxiliar de pista; Ramp agent; Loader; Agente de pista; Operador de equipamento de rampa;
  Operador de GSE; Tratorista de aeroporto; Operador de loader; Operador de pushback; Push back; Auxiliar de bagagem; Carregador de
  bagagem; Carregador de malas; Bagageiro; Auxiliar de serviços operacionais aeroporto; Auxiliar de serviços aeroportuários; Auxiliar
  aeroportuário; Auxiliar de limpeza de aeronave; Limpador de aeronave; Limpeza de aeronaves; Limpeza de avião; Balanceamento de aeronave;
  Load control; Auxiliar de cargas aéreas; Auxiliar de carga aérea
342535 421120: Atendente de check in; Atendimento aeroporto; Agente de atendimento aéreo; Agente de passageiros; Atendente de companhia
  aérea; Agente de embarque; Agente de tráfego aéreo passageiros; Acompanhante de passageiro; Agente de apoio ao passageiro; Atendimento a
  PNAE; Auxiliar de embarque; Cadeirante aeroporto
342550 517305: Agente de proteção; AVSEC; Agente de segurança aeroportuária; Agente de raio x; Segurança de aeroporto; Operador de
  scanner; Operador de bodyscan; Inspeção de bagagem
511105: Aeromoço; Cabin crew; Tripulante de voo
342510: DOV; Despachante de voo; Coordenador de voo; Planejador de voo; Centro de controle operacional aéreo
215305 341105: Piloto de linha aérea; Primeiro oficial; Piloto privado
914105 953105: Mecânico de célula; Mecânico GMP; Mecânico de grupo motopropulsor; Mecânico de aviônicos; Aviônico; Aviônica; Auxiliar de
  mecânico de aeronaves; Ajudante de mecânico de avião; Mecânico de helicóptero; Técnico em aeronaves; Inspetor de aeronaves; Chapeador
  aeronáutico; Eletricista de aeronaves; Abastecedor de aeronaves; Mecânico CCT; Montador aeronáutico; Pintor de aeronaves; Tapeceiro de
  aeronaves
862160 521135: Abastecedor; Abastecedor de avião; Abastecedor de frota; Abastecedor de ônibus; Operador de abastecimento; Comboísta;
  Operador de comboio; Ajudante de comboio; Operador de caminhão comboio; Abastecedor de combustível; Abastecedor de aeronave
782610 342405: Maquinista de metrô; Operador de VLT; Ferroviário; Ferroviária; Auxiliar de maquinista; Operador de trens; Operador de
  pátio ferroviário; Operador de produção ferroviária; Oficial de operação ferroviária; Operador ferroviário
991105: Mantenedor de via; Mantenedor de via permanente; Conservador de via; Auxiliar de via permanente; Soldador de trilhos; Operador de
  socadora; Auxiliar de ferrovia; Trabalhador de ferrovia; Mecânico de vagões; Mecânico de locomotiva
514110 519925: Manobreiro; Manobrista de hotel; Manobrista de restaurante; Vallet; Valet parking; Auxiliar de estacionamento; Fiscal de
  estacionamento; Caixa de estacionamento; Olhador de carro; Patieiro; Manobrista de pátio; Manobreiro de pátio; Movimentador de veículos;
  Movimentador de carros; Auxiliar de pátio; Controlador de pátio; Monitor de zona azul
914415: Mecânico de motocicleta; Ajudante de mecânico de moto; Auxiliar de mecânico de moto; Auxiliar de oficina de motos; Motomecânico;
  Mecânico de scooter; Montador de motos; Montador de motocicletas; Eletricista de motos; Eletricista de moto; Lavador de motos
914405: Mecânico de carro; Mecânico de freio; Mecânico de freios; Mecânico de câmbio automático; Mecânico de motor; Mecânico de motores;
  Montador de motor; Montador de motores; Mecânico de injeção; Técnico em injeção eletrônica; Mecânico de direção hidráulica; Mecânico de
  escapamento; Instalador de escapamento; Mecânico de concessionária; Mecânico de oficina; Meio oficial mecânico; Meio oficial de
  mecânico; Mecânico meio oficial; Mecânico de troca de óleo; Mecânico de carro importado; Mecânico de VW; Mecânico de gnv; Instalador de
  GNV; Reparador automotivo; Ajudante de oficina; Auxiliar de oficina; Ajudante de oficina mecânica; Auxiliar de oficina mecânica; Técnico
  em mecânica automotiva; Mecânico socorrista; Retificador de cabeçote; Desmontador de veículos; Desmontador de carros; Desmontador de
  peças; Mecânico de auto center; Mecânico montador automotivo; Chefe de oficina; Mecânico de embreagem; Carburista; Técnico de
  diagnóstico automotivo
914425: Mecânico de caminhão; Mecânico scania; Mecânico volvo; Mecânico mercedes; Mecânico de carreta; Mecânico de truck; Mecânico de
  frota; Mecânico de bomba injetora; Mecânico de freio a ar; Molejeiro; Moleiro de caminhão; Mecânico de molas; Truqueiro; Mecânico
  truqueiro; Borracheiro de caminhão; Mecânico de implementos rodoviários; Mecânico de carretas; Mecânico iveco; Mecânico man; Mecânico VW
  caminhões; Ajudante de mecânico diesel; Auxiliar de mecânico diesel; Meio oficial mecânico diesel; Mecânico de ônibus volare; Mecânico
  pesado; Mecânico de veículo pesado; Mecânico de reboque; Eletricista de caminhão
913120 913115: Mecânico de linha amarela; Mecânico linha amarela; Mecânico de trator; Mecânico agrícola; Mecânico de colheitadeira;
  Mecânico john deere; Mecânico case; Mecânico massey; Mecânico new holland; Mecânico de retroescavadeira; Mecânico caterpillar; Mecânico
  komatsu; Mecânico de equipamentos pesados; Mecânico de terraplenagem; Mecânico de máquinas; Mecânico de implementos agrícolas; Mecânico
  de perfuratriz; Mecânico de pulverizador; Mecânico florestal; Mecânico de harvester; Mecânico de guindaste; Mecânico de munck; Mecânico
  de plataforma elevatória; Técnico agrícola de campo mecânico; Mecânico de máquina pesada; Mecânico de máquina agrícola
991305: Funileiro automotivo; Chapeiro automotivo; Latoeiro; Latoeiro automotivo; Montador de funilaria; Desamassador; Desamassador de
  carro; Martelinho; Técnico em martelinho de ouro; Auxiliar de funileiro; Ajudante de lanterneiro; Ajudante de lanternagem; Montador de
  veículos sinistrados; Recuperador de para choque; Recuperador de plásticos
991315: Pintor de carro; Pintor de caminhão; Pintor de moto; Preparador de pintura; Preparador de veículos; Preparador de carro; Colorista
  automotivo; Polidor de carros; Auxiliar de pintor automotivo; Ajudante de pintor automotivo; Ajudante de pintura automotiva; Lixador
  automotivo; Emassador automotivo
519935: Lavador de carro; Lavador de caminhão; Lavador de frota; Lavador de veículos pesados; Lava rápido; Lavarápido; Lavacar; Lava car;
  Lavajato; Ajudante de lava jato; Ducha de carros; Higienizador automotivo; Higienizador de carro; Esteticista automotivo; Detailer;
  Detalhador automotivo; Detalhamento automotivo; Espelhamento automotivo; Secador de carro; Cristalizador automotivo; Auxiliar de
  estética automotiva; Auxiliar de lavador; Auxiliar de lavagem; Preparador de seminovos; Lavador de peças automotivas
523120 523110: Aplicador de película; Instalador de película; Instalador de adesivos; Envelopador automotivo; Instalador de acessórios;
  Instalador de alarme automotivo; Rastreador veicular; Instalador de som e alarme;
  Instalador de multimídia; Aplicador de PPF; Instalador de engate; Instalador de kit gás; Instalador de para brisa; Vidraceiro
  automotivo; Instalador de vidros automotivos; Reparador de para brisa
953115: Auto elétrico; Auto eletricista; Eletricista auto; Eletricista veicular; Eletricista de carro; Eletricista de ônibus; Eletricista
  de máquinas pesadas; Eletricista de máquinas agrícolas; Ajudante de eletricista automotivo; Auxiliar de auto elétrica; Eletricista de
  frota; Baterista automotivo; Instalador de baterias; Eletricista de empilhadeira; Técnico em ar condicionado automotivo
992115: Auxiliar de borracheiro; Ajudante de borracheiro; Borracheiro de máquinas pesadas; Borracheiro agrícola; Borracheiro de frota;
  Alinhador de direção; Balanceador de rodas; Técnico de alinhamento; Consertador de pneu; Recuperador de rodas; Desempenador de rodas
919110: Lubrificador automotivo; Trocador de óleo automotivo; Lubrificador de frota; Técnico em lubrificação; Lubrificador de máquinas
  agrícolas
521110 354145: Balconista de autopeças; Vendedor de peças; Balconista de peças; Vendedor de moto peças; Balconista de motopeças;
  Balconista de moto peças; Vendedor de peças agrícolas; Vendedor de caminhão; Vendedor de seminovos; Vendedor de motos; Vendedor de
  carro; Vendedor de pneus; Consultor de veículos; Consultor de vendas automotivo; Vendedor de tratores
354135: Consultor técnico de oficina; Consultor de serviços automotivos; Consultor de pós venda; Recepcionista de oficina; Recepcionista
  automotivo; Recepcionista de concessionária; Garantista; Analista de garantia automotiva; Avaliador de veículos; Avaliador de usados;
  Orçamentista de funilaria; Orçamentista de oficina
423115: Vistoriador cautelar; Perito veicular; Vistoriador de carro; Vistoriador de locadora; Vistoriador de sinistro; Vistoriador de
  imóveis
423110 423105: Despachante de detran; Auxiliar de despachante; Ajudante de despachante documentalista; Emplacador; Despachante documental
333105: Instrutor prático; Instrutor teórico; Instrutor de moto; Professor de autoescola; Instrutor de CFC; Diretor de CFC
782515: Motorista guincheiro; Guincheiro plataforma; Motorista de reboque; Reboquista; Socorrista de guincho; Motorista de plataforma;
  Motorista de socorro; Operador de reboque
342115 252715: Operador de torre de controle; Rastreador de cargas; Monitor de rastreamento; Programador de frota; Contratante de frete;
  Auxiliar de transportes; Auxiliar de frota; Controlador de transporte; Emissor de CTE; Emissor de conhecimento; Monitor de frota
523110: Instalador de rastreador; Instalador de rastreadores; Instalador de rastreador veicular; Técnico de rastreador; Técnico em rastreamento veicular
782510: Motorista de coleta seletiva; Motorista de reciclagem; Motorista de caminhão de entulho; Motorista de caçamba de entulho; Motorista de entulho
519110: Entregador de água e gás; Entregador de gás e água; Entregador de galão; Entregador de mercado; Entregador de padaria; Entregador de flores
`
