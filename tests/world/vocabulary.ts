/** The words of which the names of generated people, companies and streets consist. */

export const firstNames = {
  feminine:
    'Adriana Aline Amanda Beatriz Bianca Camila Carolina Cláudia Cristiane Daniela Débora Eduarda Elaine Fabiana Fernanda Flávia Gabriela Giovana Helena Heloísa Isabela Jéssica Joana Juliana Larissa Laura Letícia Lívia Luana Lúcia Luiza Marcela Mariana Marina Mônica Natália Patrícia Priscila Rafaela Raquel Renata Rosana Sabrina Simone Sofia Tatiane Thaís Valéria Vanessa Vitória'.split(
      ' ',
    ),
  masculine:
    'Adriano Alexandre Anderson André Antônio Arthur Breno Caio Carlos César Cláudio Cristiano Daniel Diego Edson Eduardo Emerson Fábio Felipe Fernando Francisco Gabriel Guilherme Gustavo Henrique Igor João Jorge José Júlio Leandro Leonardo Lucas Luciano Luís Marcelo Márcio Marcos Mateus Maurício Murilo Nelson Otávio Paulo Pedro Rafael Renan Ricardo Roberto Rodrigo Samuel Sérgio Thiago Vinícius Wagner William'.split(
      ' ',
    ),
} as const

export const surnames =
  'Almeida Alves Andrade Araújo Barbosa Barros Batista Borges Braga Cardoso Carvalho Castro Cavalcante Coelho Correia Costa Cruz Cunha Dias Duarte Farias Fernandes Ferreira Fonseca Freitas Garcia Gomes Gonçalves Lima Lopes Macedo Machado Marques Martins Melo Mendes Miranda Monteiro Moraes Moreira Moura Nascimento Nogueira Nunes Oliveira Pereira Pinto Pires Ramos Reis Ribeiro Rocha Rodrigues Santana Santos Silva Siqueira Soares Souza Tavares Teixeira Vargas Vasconcelos Vieira Xavier'.split(
    ' ',
  )

/**
 * Kinds of company with their company area (CNAE section words) and the sectors of the occupations for which they hire.
 */
export const companyKinds = [
  { kind: 'Padaria', area: 'bares-e-restaurantes', sectors: ['food', 'retail', 'cleaning'] },
  { kind: 'Restaurante', area: 'bares-e-restaurantes', sectors: ['food', 'cleaning'] },
  {
    kind: 'Supermercado',
    area: 'comercio-varejista',
    sectors: ['retail', 'food', 'sales', 'cleaning', 'transportation'],
  },
  { kind: 'Farmácia', area: 'hospitais-e-clinicas', sectors: ['retail', 'health'] },
  { kind: 'Clínica', area: 'hospitais-e-clinicas', sectors: ['health', 'administrative', 'cleaning'] },
  { kind: 'Hospital', area: 'hospitais-e-clinicas', sectors: ['health', 'administrative', 'general-services'] },
  { kind: 'Colégio', area: 'educacao-e-ensino', sectors: ['education', 'administrative', 'general-services'] },
  { kind: 'Construtora', area: 'construcao-civil', sectors: ['building', 'administrative'] },
  { kind: 'Transportadora', area: 'logistica-e-transportes', sectors: ['transportation', 'administrative'] },
  { kind: 'Metalúrgica', area: 'industria', sectors: ['industry', 'administrative'] },
  { kind: 'Confecções', area: 'industria', sectors: ['industry', 'sales'] },
  { kind: 'Pet shop', area: 'comercio-varejista', sectors: ['pet', 'retail'] },
  { kind: 'Contabilidade', area: 'contabilidade-e-auditoria', sectors: ['administrative'] },
  { kind: 'Tecnologia', area: 'internet-e-startups', sectors: ['technology', 'telemarketing', 'sales'] },
  { kind: 'Loja', area: 'comercio-varejista', sectors: ['sales', 'retail', 'administrative'] },
  { kind: 'Condomínios', area: 'condominios-e-administracao-predial', sectors: ['general-services', 'cleaning'] },
  { kind: 'Atendimento', area: 'condominios-e-administracao-predial', sectors: ['telemarketing', 'administrative'] },
  { kind: 'Hotel', area: 'hotelaria-e-turismo', sectors: ['general-services', 'food', 'cleaning', 'administrative'] },
  { kind: 'Salão', area: 'condominios-e-administracao-predial', sectors: ['beauty'] },
  { kind: 'Auto Center', area: 'automotivo', sectors: ['vehicles', 'sales', 'retail'] },
] as const

export const companyNames =
  'Aurora Horizonte Boa Vista Estrela Primavera Ipê Jatobá Sabiá Beija-Flor Araucária Mirante Alvorada Cruzeiro Paineira Andorinha Serra Azul Vale Verde Lagoa Nova Flor de Maio Pau-Brasil Girassol Manacá Cerrado Pantanal Litoral Maré Farol Ponte Nova Aroeira Jacarandá Bem-te-vi Colibri Cajueiro Umbuzeiro Buriti Cambuci Juçara Maracá Tucano Arara Sol Nascente Monte Claro Rio Doce Santa Clara São Bento Três Irmãos Nova Era Central União Progresso'.match(
    /(?:Boa Vista|Serra Azul|Vale Verde|Lagoa Nova|Flor de Maio|Ponte Nova|Sol Nascente|Monte Claro|Rio Doce|Santa Clara|São Bento|Três Irmãos|Nova Era|\S+)/g,
  ) as string[]

export const streets = [
  'Rua das Acácias',
  'Rua XV de Novembro',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Avenida Getúlio Vargas',
  'Rua Tiradentes',
  'Rua São João',
  'Avenida Santos Dumont',
  'Rua Dom Pedro II',
  'Rua Marechal Deodoro',
  'Rua das Flores',
  'Avenida Independência',
]

export const districts = [
  'Centro',
  'Jardim América',
  'Vila Nova',
  'São José',
  'Santa Luzia',
  'Boa Vista',
  'Industrial',
  'Santo Antônio',
  'Bela Vista',
  'Jardim das Flores',
]
