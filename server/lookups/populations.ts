/**
 * Inhabitants of the larger municipalities in thousands, rounded (IBGE, Censo 2022). They decide between namesakes and
 * order suggestions; a municipality that isn't listed counts as a small town.
 */
const thousands: Readonly<Record<string, string>> = {
  AC: 'Rio Branco 365, Cruzeiro do Sul 92',
  AL: 'Maceió 958, Arapiraca 235, Rio Largo 94, Palmeira dos Índios 71, União dos Palmares 60, Penedo 58',
  AM: 'Manaus 2064, Itacoatiara 104, Manacapuru 102, Parintins 96, Tefé 74, Tabatinga 67, Coari 71',
  AP: 'Macapá 443, Santana 108, Laranjal do Jari 35',
  BA: "Salvador 2418, Feira de Santana 616, Vitória da Conquista 371, Camaçari 300, Juazeiro 238, Lauro de Freitas 203, Itabuna 187, Ilhéus 179, Porto Seguro 168, Barreiras 160, Jequié 159, Alagoinhas 151, Teixeira de Freitas 145, Eunápolis 114, Simões Filho 114, Paulo Afonso 113, Luís Eduardo Magalhães 108, Santo Antônio de Jesus 104, Valença 85, Candeias 72, Jacobina 82, Serrinha 81, Senhor do Bonfim 75, Dias d'Ávila 72",
  CE: 'Fortaleza 2429, Caucaia 356, Juazeiro do Norte 286, Maracanaú 235, Sobral 203, Itapipoca 131, Crato 131, Maranguape 105, Iguatu 98, Quixadá 84, Pacatuba 81, Aquiraz 81, Quixeramobim 82, Canindé 74, Tianguá 82, Crateús 76, Aracati 75, Pacajus 71, Cascavel 73, Icó 62, Horizonte 75, Eusébio 74',
  DF: 'Brasília 2817',
  ES: 'Serra 521, Vila Velha 468, Cariacica 354, Vitória 323, Cachoeiro de Itapemirim 186, Linhares 167, São Mateus 124, Guarapari 125, Colatina 120, Aracruz 95, Viana 73',
  GO: 'Goiânia 1437, Aparecida de Goiânia 528, Anápolis 399, Rio Verde 226, Águas Lindas de Goiás 226, Luziânia 209, Valparaíso de Goiás 199, Senador Canedo 156, Trindade 142, Formosa 116, Catalão 115, Itumbiara 108, Jataí 105, Novo Gama 104, Planaltina 105, Caldas Novas 98, Cidade Ocidental 92, Santo Antônio do Descoberto 72, Goianésia 74, Mineiros 70',
  MA: 'São Luís 1038, Imperatriz 273, São José de Ribamar 245, Timon 175, Caxias 157, Paço do Lumiar 146, Codó 114, Açailândia 106, Bacabal 104, Balsas 102, Santa Inês 85, Barra do Corda 84, Chapadinha 81, Pinheiro 84',
  MG: 'Belo Horizonte 2316, Uberlândia 713, Contagem 622, Juiz de Fora 541, Betim 412, Montes Claros 414, Uberaba 338, Ribeirão das Neves 330, Governador Valadares 257, Divinópolis 231, Ipatinga 228, Sete Lagoas 227, Santa Luzia 219, Ibirité 171, Poços de Caldas 164, Patos de Minas 159, Pouso Alegre 152, Teófilo Otoni 138, Varginha 136, Conselheiro Lafaiete 131, Sabará 129, Vespasiano 129, Barbacena 125, Araguari 118, Passos 111, Nova Lima 112, Itabira 113, Araxá 112, Lavras 105, Nova Serrana 106, Muriaé 104, Itajubá 93, Ubá 103, Ituiutaba 102, Coronel Fabriciano 105, Pará de Minas 97, Manhuaçu 92, Paracatu 94, Itaúna 98, Caratinga 88, Patrocínio 90, São João del Rei 90, Timóteo 82, Unaí 87, Curvelo 80, Alfenas 79, João Monlevade 80, Viçosa 76, Três Corações 75, Ouro Preto 75, Cataguases 66, Formiga 68, Mariana 61, Extrema 54, Frutal 58, Lagoa Santa 75, Pedro Leopoldo 62, Janaúba 71, Três Pontas 56',
  MS: 'Campo Grande 898, Dourados 244, Três Lagoas 132, Corumbá 96, Ponta Porã 93, Sidrolândia 47, Naviraí 50, Nova Andradina 49, Aquidauana 47, Maracaju 45',
  MT: 'Cuiabá 651, Várzea Grande 300, Rondonópolis 245, Sinop 196, Sorriso 111, Tangará da Serra 107, Cáceres 89, Primavera do Leste 85, Lucas do Rio Verde 84, Barra do Garças 69, Alta Floresta 59, Nova Mutum 56',
  PA: 'Belém 1303, Ananindeua 479, Santarém 331, Parauapebas 267, Marabá 266, Castanhal 192, Abaetetuba 158, Cametá 134, Marituba 111, Bragança 123, São Félix do Xingu 65, Barcarena 127, Altamira 126, Itaituba 123, Tucuruí 91, Paragominas 106, Breves 107, Redenção 86, Tailândia 73, Canaã dos Carajás 77, Capanema 71',
  PB: 'João Pessoa 834, Campina Grande 419, Santa Rita 150, Patos 103, Bayeux 83, Sousa 67, Cabedelo 67, Cajazeiras 63, Guarabira 57, Sapé 51',
  PE: 'Recife 1489, Jaboatão dos Guararapes 644, Petrolina 387, Caruaru 378, Olinda 350, Paulista 342, Cabo de Santo Agostinho 204, Camaragibe 147, Garanhuns 143, Vitória de Santo Antão 134, Igarassu 115, Ipojuca 98, São Lourenço da Mata 111, Santa Cruz do Capibaribe 98, Abreu e Lima 98, Serra Talhada 92, Gravatá 86, Araripina 85, Goiana 81, Belo Jardim 79, Carpina 79, Arcoverde 77',
  PI: 'Teresina 866, Parnaíba 162, Picos 83, Piripiri 65, Floriano 62, Barras 48, Campo Maior 46',
  PR: 'Curitiba 1774, Londrina 556, Maringá 410, Ponta Grossa 358, Cascavel 348, São José dos Pinhais 329, Foz do Iguaçu 285, Colombo 232, Guarapuava 182, Fazenda Rio Grande 149, Araucária 152, Toledo 150, Paranaguá 146, Campo Largo 136, Apucarana 130, Almirante Tamandaré 120, Piraquara 119, Umuarama 117, Pinhais 127, Arapongas 119, Cambé 107, Sarandi 118, Campo Mourão 99, Francisco Beltrão 97, Paranavaí 92, Pato Branco 92, Telêmaco Borba 75, Cianorte 80, Castro 73, Rolândia 72, União da Vitória 55, Irati 60, Marechal Cândido Rondon 56, Ibiporã 51, Medianeira 54, Palmas 48',
  RJ: 'Rio de Janeiro 6211, São Gonçalo 896, Duque de Caxias 808, Nova Iguaçu 786, Niterói 482, Belford Roxo 483, Campos dos Goytacazes 484, São João de Meriti 441, Petrópolis 279, Volta Redonda 262, Macaé 246, Magé 228, Itaboraí 224, Cabo Frio 222, Maricá 197, Nova Friburgo 190, Barra Mansa 170, Angra dos Reis 167, Mesquita 168, Teresópolis 165, Rio das Ostras 156, Nilópolis 147, Queimados 140, Resende 130, Araruama 130, Itaguaí 117, São Pedro da Aldeia 105, Itaperuna 101, Japeri 96, Barra do Piraí 93, Saquarema 90, Seropédica 81, Três Rios 79, Valença 69, Cachoeiras de Macacu 56, Guapimirim 52, Paraty 45, Armação dos Búzios 40',
  RN: 'Natal 751, Mossoró 265, Parnamirim 253, São Gonçalo do Amarante 116, Macaíba 82, Ceará-Mirim 79, Caicó 61, Açu 57, Currais Novos 41, São José de Mipibu 47',
  RO: 'Porto Velho 461, Ji-Paraná 124, Ariquemes 97, Vilhena 96, Cacoal 87, Rolim de Moura 57, Jaru 51',
  RR: 'Boa Vista 413, Rorainópolis 33, Caracaraí 21',
  RS: "Porto Alegre 1333, Caxias do Sul 463, Canoas 348, Pelotas 326, Santa Maria 272, Gravataí 265, Novo Hamburgo 228, Viamão 224, São Leopoldo 217, Passo Fundo 206, Rio Grande 192, Alvorada 187, Cachoeirinha 136, Santa Cruz do Sul 133, Sapucaia do Sul 132, Bento Gonçalves 123, Bagé 118, Uruguaiana 117, Erechim 106, Lajeado 94, Guaíba 93, Ijuí 85, Sant'Ana do Livramento 84, Cachoeira do Sul 80, Esteio 76, Santo Ângelo 77, Sapiranga 76, Alegrete 72, Farroupilha 70, Santa Rosa 77, Venâncio Aires 69, Camaquã 62, Montenegro 64, Campo Bom 63, Vacaria 64, Carazinho 62, Cruz Alta 58, Tramandaí 54, Capão da Canoa 64, Estância Velha 48, Torres 42, Gramado 40, Canela 49, Osório 48, Parobé 53",
  SC: 'Joinville 616, Florianópolis 537, Blumenau 361, São José 270, Itajaí 264, Chapecó 255, Palhoça 223, Criciúma 215, Jaraguá do Sul 182, Lages 165, Brusque 141, Balneário Camboriú 139, Tubarão 111, Camboriú 103, Navegantes 87, São Bento do Sul 83, Concórdia 82, Caçador 74, Biguaçu 77, Rio do Sul 72, Itapema 76, Indaial 72, Gaspar 73, Araranguá 72, Içara 59, Canoinhas 56, Mafra 56, São Francisco do Sul 52, Videira 56, Xanxerê 52, Guaramirim 46, Timbó 46, Imbituba 53, Penha 33',
  SE: 'Aracaju 603, Nossa Senhora do Socorro 192, Itabaiana 104, Lagarto 102, São Cristóvão 95, Estância 65, Tobias Barreto 50',
  SP: "São Paulo 11452, Guarulhos 1292, Campinas 1139, São Bernardo do Campo 811, Santo André 749, Osasco 743, Sorocaba 724, Ribeirão Preto 699, São José dos Campos 697, São José do Rio Preto 480, Mogi das Cruzes 452, Jundiaí 443, Piracicaba 424, Santos 419, Mauá 418, Diadema 393, Carapicuíba 387, Bauru 379, Itaquaquecetuba 369, Franca 352, Praia Grande 350, São Vicente 330, Barueri 316, Taubaté 311, Suzano 307, Limeira 292, Guarujá 287, Sumaré 280, Cotia 274, Taboão da Serra 274, Indaiatuba 256, São Carlos 255, Embu das Artes 251, Araraquara 242, Jacareí 241, Marília 238, Hortolândia 237, Americana 237, Presidente Prudente 226, Itapevi 232, Araçatuba 200, Rio Claro 201, Santa Bárbara d'Oeste 183, Ferraz de Vasconcelos 179, Itu 168, Francisco Morato 166, Bragança Paulista 177, Pindamonhangaba 165, São Caetano do Sul 166, Itapecerica da Serra 159, Itapetininga 158, Atibaia 159, Mogi Guaçu 154, Botucatu 145, Franco da Rocha 145, Araras 130, Salto 135, Santana de Parnaíba 155, Várzea Paulista 115, Jandira 118, Sertãozinho 127, Valinhos 126, Cubatão 112, Barretos 123, Votorantim 128, Guaratinguetá 118, Catanduva 116, Birigui 118, Poá 104, Jaú 133, Assis 101, Itatiba 121, Leme 98, Ribeirão Pires 115, Votuporanga 97, Tatuí 123, Caraguatatuba 135, Itanhaém 112, Paulínia 111, Arujá 87, Caieiras 95, Mairiporã 94, Ourinhos 103, São João da Boa Vista 92, Avaré 93, São Sebastião 82, Ubatuba 93, Peruíbe 68, Bertioga 64, Lorena 85, Cruzeiro 75, Matão 79, Mogi Mirim 92, Bebedouro 76, Lins 75, Vinhedo 77, Mococa 67, Boituva 61, Cajamar 93, Cosmópolis 60, Fernandópolis 71, Monte Mor 64, Ibiúna 76, Embu-Guaçu 67, Jaboticabal 72, Penápolis 62, Pirassununga 74, Rio Grande da Serra 44, Itapira 73, Nova Odessa 62, São Roque 80, Artur Nogueira 52, Caçapava 96, Mongaguá 62, Tupã 64, Taquaritinga 52, Olímpia 55, Campos do Jordão 47, Louveira 52, Jaguariúna 59, Cabreúva 48, Porto Ferreira 52, Registro 60, Andradina 59, Santa Isabel 53, Presidente Epitácio 40, Dracena 46",
  TO: 'Palmas 303, Araguaína 172, Gurupi 85, Porto Nacional 64, Paraíso do Tocantins 52, Colinas do Tocantins 34',
}

const smallTown = 12_000

const byPlace = new Map(
  Object.entries(thousands).flatMap(([state, list]) =>
    list.split(', ').map((entry): [string, number] => {
      const at = entry.lastIndexOf(' ')
      return [`${entry.slice(0, at)}, ${state}`, Number(entry.slice(at + 1)) * 1000]
    }),
  ),
)

/**
 * The places with a known population, as 'São Paulo, SP', for a test that they exist.
 * @internal
 */
export const countedPlaces: readonly string[] = [...byPlace.keys()]

/** The approximate population of a municipality. */
export function populationOf({ name, state }: { name: string; state: string }): number {
  return byPlace.get(`${name}, ${state}`) ?? smallTown
}
