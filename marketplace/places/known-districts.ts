/** A well-known part of a municipality, with its centre, rounded by hand from public maps. */
export type KnownDistrict = {
  name: string
  /** Its municipality, as 'São Paulo, SP'. */
  town: string
  latitude: number
  longitude: number
}

/** Each line is a municipality and its districts, each with its name, latitude and longitude. */
const table = `
São Paulo, SP: Moema -23.60 -46.66; Pinheiros -23.56 -46.69; Vila Mariana -23.59 -46.63; Itaquera -23.54 -46.46; Tatuapé -23.54 -46.58; Santo Amaro -23.65 -46.71; Santana -23.50 -46.63; Lapa -23.52 -46.70; Mooca -23.56 -46.60; Penha -23.53 -46.54; Ipiranga -23.59 -46.61; Jabaquara -23.65 -46.65; Butantã -23.57 -46.71; Morumbi -23.60 -46.72; Itaim Bibi -23.58 -46.68; Vila Olímpia -23.60 -46.69; Brooklin -23.61 -46.69; Campo Limpo -23.64 -46.76; Capão Redondo -23.67 -46.78; São Mateus -23.61 -46.48; São Miguel Paulista -23.50 -46.44; Guaianases -23.54 -46.41; Cidade Tiradentes -23.59 -46.40; Sapopemba -23.60 -46.51; Ermelino Matarazzo -23.51 -46.48; Vila Prudente -23.58 -46.58; Vila Formosa -23.57 -46.55; Tucuruvi -23.48 -46.60; Jaçanã -23.46 -46.58; Casa Verde -23.51 -46.66; Freguesia do Ó -23.50 -46.70; Pirituba -23.49 -46.74; Perus -23.41 -46.75; Jaraguá -23.46 -46.74; Barra Funda -23.53 -46.66; Bom Retiro -23.53 -46.64; Brás -23.55 -46.62; Consolação -23.55 -46.66; Liberdade -23.56 -46.63; República -23.54 -46.64; Jardins -23.57 -46.66; Vila Madalena -23.55 -46.69; Perdizes -23.53 -46.68; Cidade Ademar -23.67 -46.66; Grajaú -23.77 -46.70; Interlagos -23.69 -46.70; Parelheiros -23.83 -46.73; M'Boi Mirim -23.70 -46.77; Vila Leopoldina -23.53 -46.73; Jaguaré -23.55 -46.75; Berrini -23.61 -46.69; Avenida Paulista -23.56 -46.66; Faria Lima -23.58 -46.69; Paraisópolis -23.62 -46.73; Heliópolis -23.61 -46.59; Brasilândia -23.46 -46.69; Jardim Ângela -23.70 -46.77; Jardim São Luís -23.66 -46.74; Vila Maria -23.52 -46.59; Aricanduva -23.57 -46.51; São Miguel -23.50 -46.44; Itaim Paulista -23.50 -46.40; Bela Vista -23.56 -46.64; Cachoeirinha -23.47 -46.67; Tremembé -23.46 -46.62; Vila Sônia -23.60 -46.74; Rio Pequeno -23.57 -46.75; Raposo Tavares -23.59 -46.77; Jardim Paulista -23.57 -46.66; Santa Cecília -23.54 -46.65; Higienópolis -23.54 -46.66; Cambuci -23.57 -46.62; Aclimação -23.57 -46.63; Parque Novo Mundo -23.52 -46.57; Vila Guilherme -23.51 -46.60; Mandaqui -23.48 -46.63; Artur Alvim -23.54 -46.48; Vila Matilde -23.54 -46.52; Sacomã -23.61 -46.60; Cidade Dutra -23.71 -46.70; Vila Andrade -23.63 -46.73; Alto de Pinheiros -23.55 -46.71; Vila Nova Cachoeirinha -23.46 -46.66; Avenida Faria Lima -23.58 -46.69; Luz -23.54 -46.63; 25 de Março -23.54 -46.63; Santa Ifigênia -23.54 -46.64; Parque Dom Pedro -23.55 -46.63; Parque São Lucas -23.58 -46.55; Vila Nova Conceição -23.59 -46.67; Chácara Santo Antônio -23.63 -46.70; Cidade Monções -23.61 -46.69; Vila Carrão -23.55 -46.54; Anália Franco -23.56 -46.56; Belenzinho -23.54 -46.60; Jardim Europa -23.57 -46.68; Vila Curuçá -23.51 -46.42; Cangaíba -23.50 -46.53
Rio de Janeiro, RJ: Copacabana -22.97 -43.19; Ipanema -22.98 -43.20; Leblon -22.98 -43.22; Botafogo -22.95 -43.18; Flamengo -22.93 -43.17; Tijuca -22.93 -43.24; Barra da Tijuca -23.00 -43.36; Recreio dos Bandeirantes -23.02 -43.46; Recreio -23.02 -43.46; Jacarepaguá -22.95 -43.37; Campo Grande -22.90 -43.56; Bangu -22.88 -43.47; Santa Cruz -22.92 -43.69; Madureira -22.87 -43.34; Méier -22.90 -43.28; Realengo -22.88 -43.43; Ilha do Governador -22.81 -43.21; Lapa -22.91 -43.18; Centro -22.91 -43.18; Vila Isabel -22.92 -43.25; São Cristóvão -22.90 -43.22; Penha -22.84 -43.28; Laranjeiras -22.93 -43.19; Gávea -22.98 -43.23; Jardim Botânico -22.97 -43.22; Taquara -22.92 -43.37; Freguesia -22.94 -43.34; Vila da Penha -22.84 -43.31; Rocinha -22.99 -43.25; Bonsucesso -22.86 -43.25; Pavuna -22.81 -43.36; Del Castilho -22.88 -43.27; Complexo do Alemão -22.86 -43.27; Maré -22.86 -43.24; Cidade de Deus -22.95 -43.36; Rio das Pedras -22.97 -43.33; Jacarezinho -22.89 -43.26; Vidigal -22.99 -43.24; Irajá -22.83 -43.33; Cascadura -22.88 -43.33; Vicente de Carvalho -22.85 -43.31; Maracanã -22.91 -43.23; Grajaú -22.92 -43.26; Catete -22.93 -43.18; Guaratiba -22.97 -43.60; Curicica -22.95 -43.39
Belo Horizonte, MG: Savassi -19.94 -43.93; Pampulha -19.85 -43.97; Venda Nova -19.82 -43.95; Barreiro -19.98 -44.02; Lourdes -19.93 -43.94; Buritis -19.97 -43.97; Funcionários -19.93 -43.93; Padre Eustáquio -19.92 -43.98; Castelo -19.88 -44.00; Cidade Nova -19.89 -43.92; Santa Efigênia -19.92 -43.92
Salvador, BA: Pituba -13.00 -38.46; Barra -13.01 -38.53; Itapuã -12.95 -38.37; Rio Vermelho -13.01 -38.49; Cajazeiras -12.90 -38.41; Brotas -12.99 -38.50; Pelourinho -12.97 -38.51; Caminho das Árvores -12.98 -38.46; Cabula -12.96 -38.46; Liberdade -12.94 -38.50; Imbuí -12.97 -38.43
Recife, PE: Boa Viagem -8.12 -34.90; Casa Forte -8.03 -34.92; Pina -8.09 -34.88; Ibura -8.12 -34.94; Imbiribeira -8.11 -34.91; Recife Antigo -8.06 -34.87; Casa Amarela -8.03 -34.92; Caxangá -8.03 -34.96
Fortaleza, CE: Aldeota -3.74 -38.50; Meireles -3.73 -38.50; Messejana -3.83 -38.49; Papicu -3.74 -38.48; Barra do Ceará -3.69 -38.58; Montese -3.77 -38.55; Parangaba -3.78 -38.56; Fátima -3.75 -38.53; Praia de Iracema -3.72 -38.51
Curitiba, PR: Batel -25.44 -49.29; Boqueirão -25.50 -49.24; Santa Felicidade -25.41 -49.33; Cidade Industrial -25.50 -49.34; CIC -25.50 -49.34; Água Verde -25.45 -49.28; Portão -25.48 -49.30; Cajuru -25.45 -49.21; Sítio Cercado -25.54 -49.27; Pinheirinho -25.52 -49.30; Cabral -25.40 -49.25
Porto Alegre, RS: Moinhos de Vento -30.03 -51.20; Restinga -30.15 -51.14; Cidade Baixa -30.04 -51.22; Sarandi -29.99 -51.13; Partenon -30.06 -51.17; Menino Deus -30.05 -51.22; Bom Fim -30.03 -51.21; Lomba do Pinheiro -30.11 -51.11; Tristeza -30.11 -51.25
Brasília, DF: Taguatinga -15.83 -48.06; Ceilândia -15.82 -48.11; Águas Claras -15.84 -48.03; Asa Sul -15.82 -47.91; Asa Norte -15.76 -47.88; Gama -16.02 -48.06; Guará -15.83 -47.98; Samambaia -15.88 -48.08; Sobradinho -15.65 -47.79; Planaltina -15.62 -47.65; Lago Sul -15.85 -47.86; Lago Norte -15.73 -47.84; Santa Maria -16.02 -48.01; Recanto das Emas -15.90 -48.06; Riacho Fundo -15.88 -48.02; Vicente Pires -15.80 -48.03; SIA -15.80 -47.95; Sudoeste -15.80 -47.93; Paranoá -15.77 -47.78; São Sebastião -15.90 -47.77; Núcleo Bandeirante -15.87 -47.97
Campinas, SP: Cambuí -22.90 -47.05; Barão Geraldo -22.83 -47.08; Taquaral -22.88 -47.05; Campo Grande -22.93 -47.17; Ouro Verde -22.96 -47.12; Sousas -22.88 -46.97; Nova Campinas -22.90 -47.04
Goiânia, GO: Setor Bueno -16.70 -49.27; Setor Oeste -16.68 -49.27; Setor Marista -16.70 -49.26; Campinas -16.67 -49.29; Jardim América -16.71 -49.29; Setor Sul -16.69 -49.25
Manaus, AM: Ponta Negra -3.06 -60.10; Adrianópolis -3.10 -60.01; Cidade Nova -3.03 -59.98; Distrito Industrial -3.12 -59.95; Flores -3.06 -60.01; Parque 10 -3.08 -60.01
Belém, PA: Nazaré -1.45 -48.48; Umarizal -1.44 -48.49; Marco -1.43 -48.46; Icoaraci -1.30 -48.48; Pedreira -1.42 -48.47
Florianópolis, SC: Canasvieiras -27.43 -48.46; Trindade -27.59 -48.52; Lagoa da Conceição -27.60 -48.46; Ingleses -27.44 -48.39; Campeche -27.68 -48.49; Estreito -27.59 -48.58; Itacorubi -27.58 -48.50; Jurerê -27.44 -48.49
Porto Seguro, BA: Trancoso -16.59 -39.10; Arraial d'Ajuda -16.49 -39.07; Caraíva -16.81 -39.15
Vitória, ES: Jardim Camburi -20.26 -40.27; Praia do Canto -20.30 -40.29; Jardim da Penha -20.28 -40.29; Enseada do Suá -20.31 -40.29
Vila Velha, ES: Praia da Costa -20.33 -40.28; Itapuã -20.35 -40.29; Itaparica -20.37 -40.31
Niterói, RJ: Icaraí -22.90 -43.11; Ingá -22.90 -43.12; Itaipu -22.96 -43.04; Fonseca -22.88 -43.09
Santos, SP: Gonzaga -23.97 -46.33; Boqueirão -23.97 -46.32; Ponta da Praia -23.98 -46.30; Embaré -23.97 -46.32; José Menino -23.97 -46.35
Guarulhos, SP: Cumbica -23.45 -46.47; Bonsucesso -23.42 -46.41; Pimentas -23.45 -46.40; Taboão -23.43 -46.51; Vila Galvão -23.46 -46.57
Barueri, SP: Alphaville -23.50 -46.85; Tamboré -23.50 -46.84
Osasco, SP: Presidente Altino -23.53 -46.76; Rochdale -23.51 -46.77
São Bernardo do Campo, SP: Rudge Ramos -23.66 -46.57; Assunção -23.72 -46.58
Natal, RN: Ponta Negra -5.88 -35.18; Tirol -5.80 -35.20; Lagoa Nova -5.83 -35.21; Alecrim -5.80 -35.22; Petrópolis -5.78 -35.20
João Pessoa, PB: Manaíra -7.10 -34.83; Tambaú -7.11 -34.82; Bessa -7.08 -34.84; Mangabeira -7.17 -34.84
Maceió, AL: Ponta Verde -9.66 -35.70; Jatiúca -9.65 -35.70; Pajuçara -9.67 -35.71; Tabuleiro do Martins -9.57 -35.76
Aracaju, SE: Atalaia -10.99 -37.05; Jardins -10.94 -37.06; Treze de Julho -10.93 -37.05
São Luís, MA: Calhau -2.49 -44.26; Renascença -2.50 -44.29; Cohab -2.55 -44.21; Turu -2.51 -44.23
Teresina, PI: Jóquei -5.08 -42.79; Dirceu -5.11 -42.75; Fátima -5.07 -42.79
Cuiabá, MT: CPA -15.56 -56.06; Coxipó -15.63 -56.05; Goiabeiras -15.59 -56.11
Campo Grande, MS: Chácara Cachoeira -20.46 -54.58; Moreninhas -20.53 -54.55; Tiradentes -20.48 -54.56
`

/** Well-known districts of large cities, which people search for even if no job names them. */
export const knownDistricts: readonly KnownDistrict[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [town = '', districts = ''] = line.split(': ')
    return districts.split('; ').map((each) => {
      const [, name = '', latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(each) ?? []
      return { name, town, latitude: Number(latitude), longitude: Number(longitude) }
    })
  })
