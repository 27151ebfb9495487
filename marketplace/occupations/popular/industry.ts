/** What people call the occupations of building, industry, vehicles, transport, stores and the land; the key is the CBO title. */
export const industry = {
  'Alimentador de linha de produção':
    'auxiliar de produção, ajudante de produção, operador de produção, aux de produção, auxiliar industrial, ajudante geral, auxiliar geral, produção, auxiliar de fábrica, auxiliar de linha de produção, operário, production helper, abastecedor de linha, ajudante industrial, auxiliar de fabricação, serviços braçais',
  'Embalador, a mão':
    'embalador, embaladeira, auxiliar de embalagem, empacotador, empacotadeira, empacotador de supermercado, packer, embaladora, auxiliar de expedição',
  'Embalador, a máquina': 'operador de embaladora, operador de empacotadeira, operador de envase, envasador',
  Almoxarife: 'almoxarife, auxiliar de almoxarifado, almoxarifado, assistente de almoxarifado',
  Estoquista:
    'estoquista, auxiliar de estoque, ajudante de estoque, stock, operador de estoque, separador de pedidos, picking, separador de mercadorias, picker, auxiliar de depósito, ajudante de depósito',
  'Expedidor de mercadorias': 'expedidor, auxiliar de expedição, expedição, assistente de expedição',
  'Auxiliar de logistica':
    'auxiliar de logística, assistente de logística, aux de logística, ajudante de logística, operador logístico, operador de logística, auxiliar de armazém, auxiliar de carga, mercado livre, operador de centro de distribuição, agente de logística',
  'Conferente mercadoria (exceto carga e descarga)':
    'conferente, conferente de mercadorias, conferente de estoque, auxiliar de conferência, conferente de recebimento',
  'Conferente de carga e descarga': 'conferente de carga, conferente de transportadora, conferente de expedição',
  'Carregador (armazém)':
    'carregador, chapa, carga e descarga, ajudante de carga, ajudante de carga e descarga, movimentador de mercadorias, auxiliar de carga e descarga',
  'Carregador (veículos de transportes terrestres)':
    'ajudante de mudança, carregador de caminhão, ajudante de mudanças',
  'Ajudante de motorista':
    'ajudante de motorista, ajudante de entrega, ajudante de caminhão, auxiliar de entrega, ajudante de entregas, auxiliar de motorista',
  'Motorista de caminhão (rotas regionais e internacionais)':
    'caminhoneiro, motorista de caminhão, motorista carreteiro, carreteiro, motorista truck, motorista categoria d, motorista categoria e, cnh d, cnh e, truck driver, motorista de truck, motorista bitrem, motorista de carreta, motorista entregador, motorista de caçamba, motorista de toco',
  'Motorista de furgão ou veículo similar':
    'motorista de van, motorista de entrega, entregador de van, motorista de utilitário, motorista de fiorino, motorista entregador de carro, motorista de escolar, motorista de vuc',
  'Motorista de carro de passeio':
    'motorista, motorista particular, uber, motorista de aplicativo, 99, motorista executivo, motorista categoria b, cnh b, chofer, driver',
  'Motorista de táxi': 'taxista, motorista de táxi',
  'Motorista de ônibus urbano':
    'motorista de ônibus, motorista de coletivo, bus driver, motorista de micro ônibus, motorista de fretamento',
  'Motorista de ônibus rodoviário': 'motorista rodoviário, motorista de ônibus de viagem, motorista de turismo',
  'Condutor de ambulância': 'motorista de ambulância, condutor socorrista, condutor de ambulância',
  'Motorista operacional de guincho': 'motorista de guincho, guincheiro, operador de guincho',
  'Cobrador de transportes coletivos (exceto trem)': 'cobrador de ônibus, cobrador',
  'Fiscal de transportes coletivos (exceto trem)': 'fiscal de ônibus, fiscal de transporte',
  'Operador de empilhadeira':
    'operador de empilhadeira, empilhadeirista, forklift, op de empilhadeira, operador de paleteira, operador de transpaleteira, operador de empilhadeira elétrica',
  'Operador de escavadeira':
    'operador de retroescavadeira, operador de escavadeira, operador de máquinas pesadas, operador de máquinas, retroescavadeira',
  'Operador de pá carregadeira': 'operador de pá carregadeira, operador de bobcat, operador de minicarregadeira',
  'Operador de guindaste móvel': 'operador de guindaste, operador de munck, motorista operador de munck',
  'Operador de ponte rolante': 'operador de ponte rolante, ponte rolante',
  Pedreiro: 'pedreiro, oficial pedreiro, pedreiro de acabamento, mason, pedreiro de manutenção, meio oficial pedreiro',
  'Servente de obras':
    'servente, servente de pedreiro, ajudante de pedreiro, ajudante de obras, auxiliar de obras, ajudante de obra, servente de obra, auxiliar de pedreiro, ajudante de construção civil, peão de obra',
  'Assentador de revestimentos cerâmicos':
    'azulejista, ladrilheiro, pisagista, assentador de pisos, assentador de porcelanato, assentador de cerâmica',
  'Pintor de obras':
    'pintor, pintor predial, pintor de paredes, pintor residencial, ajudante de pintor, auxiliar de pintura, pintora',
  'Pintor de veículos (reparação)':
    'pintor automotivo, pintor de automóveis, pintor de carros, preparador de pintura automotiva, polidor de carros',
  Encanador:
    'encanador, bombeiro hidráulico, instalador hidráulico, encanadora, plumber, ajudante de encanador, encanador industrial',
  'Eletricista de instalações':
    'eletricista, eletricista predial, eletricista residencial, instalador elétrico, electrician, ajudante de eletricista, auxiliar de eletricista, meio oficial eletricista, auxiliar de elétrica',
  'Eletricista de manutenção eletroeletrônica':
    'eletricista industrial, eletricista de manutenção, eletromecânico, técnico eletricista industrial',
  'Instalador de sistemas fotovoltaicos':
    'instalador de energia solar, instalador fotovoltaico, energia solar, instalador de placas solares, técnico em energia solar',
  'Instalador-reparador de redes telefônicas e de comunicação de dados':
    'instalador de internet, técnico de fibra óptica, instalador de fibra, cabista, técnico de telecom, técnico em telecomunicações, técnico de internet, instalador de telecom',
  Carpinteiro: 'carpinteiro, ajudante de carpinteiro, carpinteiro de forma',
  Marceneiro:
    'marceneiro, ajudante de marceneiro, montador de móveis, auxiliar de marcenaria, marcenaria, marceneira, montador de móveis planejados',
  Gesseiro: 'gesseiro, drywall, montador de drywall, instalador de drywall, aplicador de gesso',
  Vidraceiro: 'vidraceiro, instalador de vidros, instalador de box, ajudante de vidraceiro',
  Serralheiro: 'serralheiro, serralheria, ajudante de serralheiro, serralheiro de alumínio, auxiliar de serralheiro',
  'Armador de estrutura de concreto armado': 'armador, armador de ferragens, ferreiro armador, ajudante de armador',
  'Mestre (construção civil)': 'mestre de obras, encarregado de obras, encarregado de obra, contramestre de obras',
  'Engenheiro civil':
    'engenheira civil, engenheiro civil, engenheiro de obras, civil engineer, analista de obras, engenheiro residente, engenheiro orçamentista',
  'Técnico de obras civis': 'técnico em edificações, técnico de edificações, tecnico de obras, auxiliar de engenharia',
  Topógrafo: 'topógrafo, auxiliar de topografia, técnico em topografia, agrimensor',
  'Arquiteto de edificações': 'arquiteta, arquiteto, arquitetura, architect, auxiliar de arquitetura',
  'Engenheiro mecânico': 'engenheiro mecânico, mechanical engineer, engenharia mecânica',
  'Engenheiro eletricista': 'engenheiro eletricista, engenheiro elétrico, electrical engineer, engenharia elétrica',
  'Engenheiro de produção':
    'engenheiro de produção, engenharia de produção, engenheiro de processos, analista de melhoria contínua, analista de pcp',
  'Engenheiro de controle de qualidade':
    'engenheiro da qualidade, analista da qualidade, analista de qualidade, gestor da qualidade, garantia da qualidade',
  'Inspetor de qualidade':
    'inspetor de qualidade, auxiliar de qualidade, controle de qualidade, assistente da qualidade, inspetor da qualidade',
  Soldador:
    'soldador, soldador mig, soldador tig, welder, ajudante de soldador, soldador de eletrodo, soldadora, maçariqueiro',
  'Caldeireiro (chapas de ferro e aço)': 'caldeireiro, montador caldeireiro, ajudante de caldeiraria',
  'Operador de máquinas-ferramenta convencionais':
    'torneiro, torneiro mecânico, torneiro convencional, usinagem, usinador, fresador, fresador mecânico, fresador ferramenteiro',
  'Operador de torno com comando numérico':
    'operador de cnc, operador cnc, torneiro cnc, programador cnc, operador de centro de usinagem',
  Ferramenteiro: 'ferramenteiro, ferramenteiro de moldes',
  'Mecânico de manutenção de máquinas, em geral':
    'mecânico industrial, mecânico de manutenção, técnico de manutenção, manutentor, mecânico de máquinas, meio oficial mecânico, mecânico de manutenção industrial, manutenção industrial, auxiliar de mecânico industrial',
  'Mecânico de manutenção de automóveis, motocicletas e veículos similares':
    'mecânico, mecânico de automóveis, mecânico automotivo, mecânico de autos, mecânico de carros, auxiliar de mecânico, ajudante de mecânico, mecânico diesel, mechanic, alinhador, balanceador, mecânica',
  'Mecânico de manutenção de motocicletas': 'mecânico de motos, mecânico de moto',
  'Eletricista de instalações (veículos automotores e máquinas operatrizes, exceto aeronaves e embarcações)':
    'eletricista automotivo, auto elétrico, eletricista de automóveis, eletricista de autos',
  'Funileiro de veículos (reparação)':
    'funileiro, lanterneiro, martelinho de ouro, funilaria, chapeador automotivo, funileiro automotivo',
  Borracheiro: 'borracheiro, borracharia, auxiliar de borracheiro, montador de pneus',
  'Mecânico de refrigeração':
    'técnico de refrigeração, mecânico de refrigeração, instalador de ar condicionado, técnico em ar condicionado, refrigerista, ar condicionado, auxiliar de refrigeração',
  'Costureiro na confecção em série':
    'costureira, costureiro, costureira industrial, overloquista, costureira reta, costureira de overloque, seamstress, galoneirista, pilotista',
  'Costureira de peças sob encomenda': 'costureira, modista, costureira de ajustes, costureira sob medida',
  'Ajudante de confecção': 'auxiliar de costura, auxiliar de confecção, ajudante de costura, revisora de confecção',
  'Modelista de roupas': 'modelista, estilista, designer de moda, pilotista de moda',
  'Impressor digital':
    'impressor, operador de impressora, operador de plotter, impressor gráfico, gráfica rápida, operador gráfico',
  'Impressor (serigrafia)': 'serígrafo, silkador, serigrafista, estampador',
  'Moldador de plástico por injeção': 'operador de injetora, injetor, operador de máquina injetora',
  'Técnico mecânico': 'técnico em mecânica, técnico mecânico',
  Eletrotécnico: 'técnico em eletrotécnica, eletrotécnico, técnico em elétrica',
  'Técnico em eletromecânica': 'técnico em eletromecânica, eletromecânica',
  'Técnico em mecatrônica - automação da manufatura':
    'técnico em mecatrônica, técnico em automação, técnico em automação industrial, instrumentista',
  'Técnico químico': 'técnico em química, químico, analista químico, auxiliar de laboratório químico',
  'Trabalhador agropecuário em geral':
    'trabalhador rural, peão, campeiro, lavrador, auxiliar rural, auxiliar agrícola, serviços rurais, vaqueiro, tirador de leite, ordenhador, capataz',
  'Caseiro (agricultura)': 'caseiro, casal de caseiros, caseiro de sítio, caseiro de chácara',
  'Tratorista agrícola':
    'tratorista, operador de trator, operador de máquinas agrícolas, operador de colheitadeira, tratorista agrícola',
  'Engenheiro agrônomo': 'agrônomo, agrônoma, engenheiro agrônomo, agronomia',
  'Técnico agrícola': 'técnico agrícola, técnico em agricultura, técnico em agropecuária',
  'Técnico agropecuário': 'técnico agropecuário, técnico em agronegócio',
  'Mergulhador profissional (raso e profundo)': 'mergulhador',
  'Operador de aeronaves não tripuladas': 'piloto de drone, operador de drone, drone',
} as const
