/** What people call the occupations of sales, shops and attendance; the key is the CBO title. */
export const commerce = {
  'Vendedor de comércio varejista':
    'vendedor, vendedor de loja, vendedor interno, consultor de vendas, assistente de vendas, vendas, salesperson, vendedor de shopping, vendedor de calçados, vendedor de roupas, vendedor de móveis, vendedor de veículos, vendedor de carros, vendedor de celular, lojista, vendedor de autopeças, sales assistant, auxiliar de vendas',
  'Vendedor em comércio atacadista': 'vendedor atacadista, vendedor de atacado, televendas atacado, vendedor b2b',
  'Vendedor pracista':
    'vendedor externo, vendedor viajante, vendedor pracista, consultor externo, hunter, vendedor porta a porta, executivo de vendas, executivo de contas, account executive, closer, farmer',
  'Representante comercial autônomo':
    'representante comercial, representante de vendas, rca, sales representative, consultor comercial',
  'Vendedor em domicílio':
    'revendedora, consultora de beleza, vendedor de consórcio, vendedor de planos de saúde, consultor natura, revendedora de cosméticos',
  'Vendedor ambulante': 'camelô, ambulante, vendedor de rua, vendedor de praia',
  'Promotor de vendas':
    'promotor, promotora, promotor de merchandising, promotor de vendas, merchandising, promotor de supermercado',
  'Demonstrador de mercadorias': 'demonstrador, degustadora, promotora de degustação, demonstradora de produtos',
  'Repositor de mercadorias':
    'repositor, repositor de supermercado, abastecedor, repositor de hortifruti, abastecedor de loja, repositor de mercado',
  'Atendente de lojas e mercados':
    'atendente de loja, atendente, balconista, balconista de loja, operador de loja, auxiliar de loja, atendente de padaria, balconista de padaria, balconista de açougue, atendente de hortifruti, fiambreiro, operador de supermercado, auxiliar de supermercado, operador de mercado, peixeiro, atendente de peixaria, peixaria',
  'Atendente de farmácia - balconista':
    'balconista de farmácia, atendente de farmácia, atendente de drogaria, balconista de drogaria, auxiliar de farmácia, vendedor de farmácia',
  'Operador de caixa':
    'caixa, operadora de caixa, op de caixa, caixa de supermercado, caixa de loja, frente de caixa, atendente de caixa, fiscal de caixa, cashier, caixa de farmácia, caixa de padaria, auxiliar de caixa',
  'Fiscal de loja':
    'fiscal de loja, prevenção de perdas, agente de prevenção de perdas, fiscal de prevenção, segurança de loja, fiscal de piso',
  'Gerente de loja e supermercado':
    'gerente de loja, subgerente de loja, gerente de supermercado, store manager, gerente de farmácia, encarregado de loja, líder de loja, supervisor de loja, sub gerente',
  'Gerente comercial': 'gerente comercial, coordenador comercial, head comercial, head de vendas',
  'Gerente de vendas': 'gerente de vendas, coordenador de vendas, sales manager, líder de vendas',
  'Supervisor de vendas comercial': 'supervisor de vendas, supervisor comercial, encarregado de vendas',
  'Diretor comercial': 'diretor comercial, cco',
  'Comerciante varejista': 'comerciante, dono de loja, microempreendedor',
  'Operador de telemarketing ativo':
    'operador de telemarketing, telemarketing, televendas, consultor de televendas, telemarketing ativo, sdr, bdr, pré vendas, pre vendas, inside sales, operador de televendas, vendedor por telefone, operador de cobrança',
  'Operador de telemarketing receptivo':
    'atendente de telemarketing, atendente de call center, call center, operador de call center, sac, operador de sac, atendente de sac, atendente receptivo, telemarketing receptivo, atendente de chat, atendente online, atendimento ao cliente, atendente de suporte, customer service, operador de atendimento, agente de atendimento',
  'Operador de telemarketing ativo e receptivo':
    'teleatendente, teleoperador, agente de call center, customer success, analista de customer success, cs, analista de atendimento, assistente de atendimento, atendente de whatsapp',
  'Operador de telemarketing técnico':
    'suporte por telefone, atendente de suporte técnico, analista de suporte ao cliente',
  'Supervisor de telemarketing e atendimento':
    'supervisor de call center, supervisor de atendimento, supervisor de telemarketing, coordenador de atendimento, líder de atendimento',
  'Monitor de teleatendimento': 'monitor de qualidade, monitoria de qualidade, analista de monitoria',
  'Cobrador interno':
    'auxiliar de cobrança, assistente de cobrança, analista de cobrança, negociador, agente de cobrança',
  Telefonista: 'telefonista, pabx, operador de pabx',
  Frentista: 'frentista, frentista caixa, atendente de posto, bombeiro de posto, caixa de posto',
  'Gerente de contas - pessoa física e jurídica':
    'gerente de contas, gerente de relacionamento, gerente de banco, account manager, key account, executivo de relacionamento',
  'Corretor de imóveis': 'corretor, corretor de imóveis, consultor imobiliário, vendedor de imóveis, realtor',
  'Corretor de seguros': 'corretor de seguros, consultor de seguros, vendedor de seguros',
  Leiloeiro: 'leiloeiro, pregoeiro',
  Comprador: 'comprador, auxiliar de compras, assistente de compras, analista de compras, buyer, compras',
  'Gerente de compras': 'gerente de compras, coordenador de compras, supervisor de compras',
  Feirante: 'feirante, vendedor de feira, feira livre',
  Cartazeiro: 'panfleteiro, panfletagem, entregador de panfletos',
  Motofretista:
    'motoboy, motogirl, moto boy, motoqueiro, entregador, entregador de moto, entregador ifood, ifood, entregador de aplicativo, rappi, entregador de pizza, delivery, motociclista, entregador motociclista',
  'Ciclista mensageiro': 'bike courier, entregador de bicicleta, entregador de bike, bikeboy',
  Mototaxista: 'moto táxi, mototaxi, uber moto',
} as const
