import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { regionOf } from '@trampolim/marketplace/search/places/regions.ts'
import { carregarMunicipios } from 'municipios-brasil'
import { describe, expect, it } from 'vitest'

/** Regions with municipalities that must be in their circle, and others that must not (IBGE, state laws). */
const table: readonly (readonly [phrase: string, state: string, holds: string, holdsNot: string])[] = [
  [
    'abc',
    'SP',
    'Santo André; São Bernardo do Campo; São Caetano do Sul; Diadema; Mauá; Ribeirão Pires; Rio Grande da Serra',
    'São Paulo; Guarulhos; Santos; Suzano; Cotia',
  ],
  [
    'grande sao paulo',
    'SP',
    'São Paulo; Guarulhos; Osasco; Barueri; Cotia; Mogi das Cruzes; Franco da Rocha; Francisco Morato; Mairiporã; Embu das Artes; Itapecerica da Serra; Suzano; Santana de Parnaíba; Santo André; Diadema; Cajamar; Arujá',
    'Jundiaí; Campinas; Santos; São José dos Campos; Sorocaba; Jacareí',
  ],
  [
    'baixada santista',
    'SP',
    'Santos; São Vicente; Guarujá; Praia Grande; Cubatão; Bertioga; Mongaguá; Itanhaém',
    'São Paulo; São Bernardo do Campo; Santo André; Caraguatatuba; Registro',
  ],
  [
    'litoral norte',
    'SP',
    'Caraguatatuba; São Sebastião; Ubatuba; Ilhabela',
    'São José dos Campos; Taubaté; Bertioga; Mogi das Cruzes',
  ],
  ['litoral sul sp', 'SP', 'Itanhaém; Peruíbe; Mongaguá; Iguape', 'Guarujá; São Paulo'],
  [
    'alto tiete',
    'SP',
    'Mogi das Cruzes; Suzano; Poá; Itaquaquecetuba; Ferraz de Vasconcelos; Biritiba Mirim; Arujá',
    'São Paulo; Santo André; São José dos Campos',
  ],
  [
    'vale do paraiba',
    'SP',
    'São José dos Campos; Taubaté; Jacareí; Pindamonhangaba; Guaratinguetá; Lorena; Cruzeiro; Caçapava',
    'São Paulo; Mogi das Cruzes; Campinas',
  ],
  [
    'regiao de campinas',
    'SP',
    'Campinas; Sumaré; Hortolândia; Indaiatuba; Americana; Valinhos; Vinhedo; Paulínia; Jaguariúna; Itatiba; Nova Odessa; Cosmópolis',
    'Jundiaí; Piracicaba; Limeira; Sorocaba; São Paulo',
  ],
  [
    'regiao de sorocaba',
    'SP',
    'Sorocaba; Votorantim; Itu; Salto; Araçoiaba da Serra; Iperó; Boituva',
    'Campinas; Jundiaí; São Paulo',
  ],
  [
    'regiao de ribeirao preto',
    'SP',
    'Ribeirão Preto; Sertãozinho; Jardinópolis; Cravinhos; Brodowski; Pontal',
    'Franca; Araraquara; São Carlos; Barretos',
  ],
  [
    'baixada fluminense',
    'RJ',
    'Duque de Caxias; Nova Iguaçu; São João de Meriti; Belford Roxo; Nilópolis; Mesquita; Queimados; Japeri',
    'Rio de Janeiro; Niterói; São Gonçalo; Petrópolis',
  ],
  [
    'grande rio',
    'RJ',
    'Rio de Janeiro; Niterói; São Gonçalo; Duque de Caxias; Nova Iguaçu; Itaboraí; Magé; Maricá; Seropédica; Queimados; Itaguaí',
    'Cabo Frio; Volta Redonda; Teresópolis; Nova Friburgo',
  ],
  [
    'regiao dos lagos',
    'RJ',
    'Cabo Frio; Araruama; São Pedro da Aldeia; Armação dos Búzios; Arraial do Cabo; Iguaba Grande; Saquarema; Rio das Ostras',
    'Niterói; Maricá; Macaé',
  ],
  ['regiao serrana', 'RJ', 'Petrópolis; Teresópolis; Nova Friburgo', 'Duque de Caxias; Rio de Janeiro; Macaé; Magé'],
  [
    'sul fluminense',
    'RJ',
    'Volta Redonda; Barra Mansa; Resende; Barra do Piraí; Piraí; Porto Real; Itatiaia',
    'Angra dos Reis; Rio de Janeiro; Petrópolis',
  ],
  [
    'norte fluminense',
    'RJ',
    'Campos dos Goytacazes; Macaé; São João da Barra; São Fidélis; Quissamã',
    'Cabo Frio; Nova Friburgo',
  ],
  ['costa verde', 'RJ', 'Angra dos Reis; Paraty; Mangaratiba', 'Rio de Janeiro; Volta Redonda; Barra Mansa'],
  [
    'grande bh',
    'MG',
    'Belo Horizonte; Contagem; Betim; Ribeirão das Neves; Santa Luzia; Ibirité; Nova Lima; Sabará; Vespasiano; Lagoa Santa; Pedro Leopoldo',
    'Sete Lagoas; Itabira; Divinópolis; Conselheiro Lafaiete; Ouro Preto',
  ],
  [
    'triangulo mineiro',
    'MG',
    'Uberlândia; Uberaba; Araguari; Ituiutaba; Araxá; Frutal',
    'Patos de Minas; Belo Horizonte; Passos',
  ],
  [
    'zona da mata',
    'MG',
    'Juiz de Fora; Viçosa; Ubá; Muriaé; Manhuaçu; Ponte Nova; Cataguases; Leopoldina',
    'Belo Horizonte; Barbacena; Ipatinga',
  ],
  [
    'sul de minas',
    'MG',
    'Pouso Alegre; Poços de Caldas; Varginha; Itajubá; Alfenas; Lavras; Três Corações; Passos',
    'Juiz de Fora; Belo Horizonte; Divinópolis; Uberaba',
  ],
  [
    'norte de minas',
    'MG',
    'Montes Claros; Janaúba; Januária; Pirapora; Bocaiúva; Salinas',
    'Diamantina; Curvelo; Paracatu; Teófilo Otoni',
  ],
  [
    'vale do aco',
    'MG',
    'Ipatinga; Coronel Fabriciano; Timóteo; Santana do Paraíso',
    'Governador Valadares; Itabira; Caratinga',
  ],
  [
    'grande vitoria',
    'ES',
    'Vitória; Vila Velha; Serra; Cariacica; Viana; Guarapari; Fundão',
    'Linhares; Colatina; Cachoeiro de Itapemirim',
  ],
  [
    'grande curitiba',
    'PR',
    'Curitiba; São José dos Pinhais; Colombo; Pinhais; Araucária; Fazenda Rio Grande; Campo Largo; Almirante Tamandaré; Piraquara; Campina Grande do Sul',
    'Ponta Grossa; Paranaguá',
  ],
  [
    'norte do parana',
    'PR',
    'Londrina; Maringá; Apucarana; Arapongas; Cambé; Cornélio Procópio; Rolândia',
    'Ponta Grossa; Guarapuava; Cascavel',
  ],
  [
    'oeste do parana',
    'PR',
    'Cascavel; Toledo; Foz do Iguaçu; Medianeira; Marechal Cândido Rondon; Palotina',
    'Maringá; Guarapuava; Pato Branco',
  ],
  [
    'litoral do parana',
    'PR',
    'Paranaguá; Matinhos; Guaratuba; Pontal do Paraná; Antonina; Morretes',
    'Curitiba; São José dos Pinhais; Ponta Grossa',
  ],
  [
    'grande florianopolis',
    'SC',
    'Florianópolis; São José; Palhoça; Biguaçu; Santo Amaro da Imperatriz; Governador Celso Ramos',
    'Balneário Camboriú; Criciúma; Blumenau',
  ],
  [
    'vale do itajai',
    'SC',
    'Blumenau; Itajaí; Brusque; Gaspar; Indaial; Timbó; Rio do Sul',
    'Joinville; Florianópolis; Lages',
  ],
  [
    'litoral catarinense',
    'SC',
    'Balneário Camboriú; Itajaí; Itapema; Bombinhas; Navegantes; Balneário Piçarras; Barra Velha',
    'Blumenau; Lages',
  ],
  ['oeste catarinense', 'SC', 'Chapecó; Concórdia; Xanxerê; São Miguel do Oeste; Maravilha; Joaçaba', 'Lages; Caçador'],
  [
    'norte catarinense',
    'SC',
    'Joinville; Jaraguá do Sul; São Bento do Sul; Guaramirim; São Francisco do Sul',
    'Blumenau; Itajaí; Mafra',
  ],
  ['sul catarinense', 'SC', 'Criciúma; Tubarão; Araranguá; Içara; Laguna', 'Florianópolis; Lages'],
  [
    'serra gaucha',
    'RS',
    'Caxias do Sul; Bento Gonçalves; Farroupilha; Garibaldi; Flores da Cunha; Gramado; Canela; Carlos Barbosa',
    'Porto Alegre; Novo Hamburgo; Vacaria',
  ],
  [
    'grande porto alegre',
    'RS',
    'Porto Alegre; Canoas; Gravataí; Viamão; Cachoeirinha; Alvorada; Esteio; Sapucaia do Sul; São Leopoldo; Novo Hamburgo; Guaíba',
    'Caxias do Sul; Gramado; Osório; Lajeado',
  ],
  [
    'vale dos sinos',
    'RS',
    'Novo Hamburgo; São Leopoldo; Sapiranga; Campo Bom; Estância Velha; Sapucaia do Sul',
    'Porto Alegre; Caxias do Sul; Viamão',
  ],
  [
    'litoral gaucho',
    'RS',
    'Capão da Canoa; Torres; Tramandaí; Osório; Xangri-lá; Imbé',
    'Porto Alegre; Gravataí; Canela',
  ],
  [
    'grande goiania',
    'GO',
    'Goiânia; Aparecida de Goiânia; Trindade; Senador Canedo; Goianira; Hidrolândia',
    'Anápolis; Rio Verde',
  ],
  [
    'entorno do df',
    'GO',
    'Luziânia; Valparaíso de Goiás; Águas Lindas de Goiás; Novo Gama; Cidade Ocidental; Formosa; Planaltina; Santo Antônio do Descoberto',
    'Anápolis; Goiânia',
  ],
  [
    'grande recife',
    'PE',
    'Recife; Olinda; Jaboatão dos Guararapes; Paulista; Camaragibe; Cabo de Santo Agostinho; Igarassu; Abreu e Lima; São Lourenço da Mata',
    'Caruaru; Goiana; Vitória de Santo Antão',
  ],
  [
    'grande salvador',
    'BA',
    "Salvador; Camaçari; Lauro de Freitas; Simões Filho; Candeias; Dias d'Ávila",
    'Feira de Santana; Santo Antônio de Jesus; Cachoeira',
  ],
  [
    'reconcavo',
    'BA',
    'Santo Antônio de Jesus; Cruz das Almas; Cachoeira; Santo Amaro; Maragogipe; Nazaré',
    'Salvador; Feira de Santana; Lauro de Freitas',
  ],
  [
    'sul da bahia',
    'BA',
    'Ilhéus; Itabuna; Ipiaú; Canavieiras; Itacaré',
    'Salvador; Vitória da Conquista; Teixeira de Freitas',
  ],
  [
    'oeste da bahia',
    'BA',
    'Barreiras; Luís Eduardo Magalhães; São Desidério',
    'Bom Jesus da Lapa; Vitória da Conquista',
  ],
  ['extremo sul da bahia', 'BA', 'Teixeira de Freitas; Eunápolis; Porto Seguro; Itamaraju; Mucuri', 'Ilhéus; Itabuna'],
  [
    'oeste paulista',
    'SP',
    'Presidente Prudente; Presidente Epitácio; Dracena; Adamantina; Rancharia',
    'Marília; Araçatuba; Bauru',
  ],
  [
    'noroeste paulista',
    'SP',
    'São José do Rio Preto; Araçatuba; Votuporanga; Fernandópolis; Birigui; Catanduva',
    'Ribeirão Preto; Bauru; Presidente Prudente',
  ],
  [
    'grande fortaleza',
    'CE',
    'Fortaleza; Caucaia; Maracanaú; Eusébio; Maranguape; Pacatuba; Aquiraz; Horizonte',
    'Sobral; Quixadá; Canindé',
  ],
  ['cariri', 'CE', 'Juazeiro do Norte; Crato; Barbalha; Missão Velha', 'Iguatu; Fortaleza'],
  ['grande belem', 'PA', 'Belém; Ananindeua; Marituba; Benevides; Santa Bárbara do Pará', 'Castanhal; Abaetetuba'],
  [
    'grande natal',
    'RN',
    'Natal; Parnamirim; São Gonçalo do Amarante; Macaíba; Extremoz; Ceará-Mirim',
    'Mossoró; Santa Cruz',
  ],
  ['grande joao pessoa', 'PB', 'João Pessoa; Santa Rita; Bayeux; Cabedelo; Conde', 'Campina Grande; Guarabira'],
  ['grande maceio', 'AL', 'Maceió; Rio Largo; Marechal Deodoro; Satuba; Pilar', 'Arapiraca; Penedo'],
  [
    'grande aracaju',
    'SE',
    'Aracaju; Nossa Senhora do Socorro; São Cristóvão; Barra dos Coqueiros',
    'Itabaiana; Estância; Lagarto',
  ],
  ['grande sao luis', 'MA', 'São Luís; São José de Ribamar; Paço do Lumiar; Raposa', 'Imperatriz; Itapecuru Mirim'],
  ['grande teresina', 'PI', 'Teresina; Altos; Demerval Lobão', 'Parnaíba; Campo Maior'],
  ['grande cuiaba', 'MT', 'Cuiabá; Várzea Grande', 'Rondonópolis; Chapada dos Guimarães'],
]

const municipalities = (await carregarMunicipios()).listar()
const named = (names: string, state: string) =>
  names.split('; ').map((name) => {
    const found = municipalities.find((each) => normalise(each.nome) === normalise(name) && each.uf === state)
    if (!found) throw new Error(`there is no ${name}, ${state}`)
    return found
  })

describe('regions', () => {
  it.each(table)('%s, %s', (phrase, state, holds, holdsNot) => {
    const region = regionOf(phrase)
    expect(region).toBeDefined()
    if (!region) return
    const { latitude, longitude, kilometres } = region
    const distance = (town: { latitude: number; longitude: number }) =>
      Math.hypot(
        (town.latitude - latitude) * 111.2,
        (town.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180),
      )
    const wrong = [
      ...named(holds, state).filter((town) => distance(town) > kilometres),
      ...named(holdsNot, state).filter((town) => distance(town) <= kilometres),
    ]
    expect(wrong.map((town) => `${town.nome} at ${distance(town).toFixed(0)} km of ${kilometres}`)).toEqual([])
  })
})
