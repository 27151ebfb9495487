/**
 * Airports, ports, refineries, markets, shopping centres and universities that people name instead of a town, in the format of the districts
 * (`known-districts.ts`), each with the municipality in which it lies. What is called after its town ('porto de Paranaguá') needs no
 * line. A star marks a name that several towns have.
 */
export const landmarksOfTowns = `
São Paulo, SP: Congonhas* -23.63 -46.66; Campo de Marte -23.51 -46.64; Ceagesp -23.54 -46.74; Ceasa* -23.54 -46.74; Feira da Madrugada -23.54 -46.62; Shopping Anália Franco -23.56 -46.56; Shopping Metrô Tatuapé -23.54 -46.58; Boulevard Tatuapé -23.54 -46.58; Shopping Penha -23.52 -46.55; Shopping Vila Olímpia -23.60 -46.69; JK Iguatemi -23.59 -46.69; Shopping JK Iguatemi -23.59 -46.69; Shopping Cidade Jardim -23.60 -46.70; Shopping Market Place -23.62 -46.70; Shopping Bourbon* -23.53 -46.68; West Plaza -23.53 -46.68; Shopping West Plaza -23.53 -46.68; Shopping Villa Lobos -23.55 -46.72; Shopping Pátio Paulista -23.57 -46.64; Pátio Higienópolis -23.54 -46.66; Shopping Higienópolis -23.54 -46.66; Shopping Cidade São Paulo -23.56 -46.66; Shopping Frei Caneca -23.55 -46.65; Shopping Santa Cruz -23.60 -46.64; Shopping Metrô Santa Cruz -23.60 -46.64; SP Market -23.68 -46.70; Shopping SP Market -23.68 -46.70; Shopping Campo Limpo -23.65 -46.76; Shopping Jardim Sul -23.63 -46.74; Shopping Butantã -23.59 -46.72; Shopping Tucuruvi -23.48 -46.60; Shopping Metrô Tucuruvi -23.48 -46.60; Shopping Cantareira -23.47 -46.66; Central Plaza -23.59 -46.58; Mooca Plaza -23.58 -46.59; Shopping Mooca -23.58 -46.59; Plaza Sul -23.62 -46.63; Shopping Plaza Sul -23.62 -46.63; Tietê Plaza -23.50 -46.72; Morumbi Shopping -23.62 -46.70; Shopping Metrô Itaquera -23.54 -46.47; Center Norte -23.52 -46.62; Lar Center -23.52 -46.61; USP -23.56 -46.73; Mackenzie -23.55 -46.65
Rio de Janeiro, RJ: Aeroporto do Galeão -22.81 -43.25; Aeroporto Santos Dumont -22.91 -43.16; Saara -22.90 -43.18; Ceasa* -22.83 -43.34; Rio Sul -22.96 -43.18; Shopping Rio Sul -22.96 -43.18; Shopping Tijuca -22.92 -43.24; Shopping Leblon -22.98 -43.22; Village Mall -23.00 -43.35; VillageMall -23.00 -43.35; Via Parque -22.98 -43.36; Shopping Via Parque -22.98 -43.36; Recreio Shopping -23.02 -43.48; ParkJacarepaguá -22.93 -43.37; Park Shopping Campo Grande -22.89 -43.55; ParkShopping Campo Grande -22.89 -43.55; West Shopping -22.90 -43.56; Bangu Shopping -22.88 -43.47; Shopping Bangu -22.88 -43.47; Shopping Nova América -22.88 -43.27; Madureira Shopping -22.87 -43.34; Carioca Shopping -22.85 -43.31; Botafogo Praia Shopping -22.95 -43.18; Ilha Plaza -22.80 -43.19; Porto do Rio -22.89 -43.19; UFRJ -22.86 -43.22; UERJ -22.91 -43.24
Guarulhos, SP: Internacional Shopping -23.49 -46.55; Shopping Internacional -23.49 -46.55; Shopping Maia -23.45 -46.53; Parque Shopping Maia -23.45 -46.53; Shopping Bonsucesso -23.42 -46.41; Aeroporto Internacional de Guarulhos -23.43 -46.48
Barueri, SP: Shopping Tamboré -23.50 -46.83; Iguatemi Alphaville -23.50 -46.85; Parque Shopping Barueri -23.51 -46.87
Osasco, SP: Shopping União -23.54 -46.77
São Bernardo do Campo, SP: Golden Square -23.69 -46.55; Shopping Metrópole -23.69 -46.55
Santo André, SP: Grand Plaza -23.65 -46.53; Shopping ABC -23.67 -46.54; UFABC -23.64 -46.53
São Vicente, SP: Brisamar -23.97 -46.38
Santos, SP: Praiamar -23.98 -46.31
Campinas, SP: Ceasa* -22.86 -47.00; Unicamp -22.82 -47.07
Paulínia, SP: Replan -22.73 -47.13
São José dos Campos, SP: CenterVale -23.20 -45.88; Vale Sul Shopping -23.22 -45.90; Shopping Colinas -23.20 -45.91; Revap -23.19 -45.82
Ribeirão Preto, SP: RibeirãoShopping -21.21 -47.81; Novo Shopping -21.20 -47.78; Shopping Santa Úrsula -21.18 -47.81; Shopping Iguatemi* -21.23 -47.83; Aeroporto Leite Lopes -21.14 -47.77
Jundiaí, SP: Maxi Shopping -23.20 -46.88
Belo Horizonte, MG: Diamond Mall -19.93 -43.95; Pátio Savassi -19.94 -43.93; Shopping Del Rey -19.89 -43.98; Shopping Cidade -19.92 -43.94; Boulevard Shopping* -19.92 -43.92; Shopping Estação* -19.82 -43.95; Aeroporto da Pampulha -19.85 -43.95; UFMG -19.87 -43.97
Contagem, MG: CeasaMinas -19.90 -44.04; Ceasa* -19.90 -44.04; ItaúPower -19.96 -44.02; Big Shopping -19.94 -44.05; Shopping Contagem -19.92 -44.08
Betim, MG: Regap -19.97 -44.09; Monte Carmo -19.96 -44.18
Confins, MG: Aeroporto de Confins -19.63 -43.97
Uberlândia, MG: Center Shopping -18.91 -48.26; UFU -18.92 -48.26
Vitória, ES: Porto de Tubarão -20.28 -40.24; UFES -20.28 -40.30
Serra, ES: Shopping Mestre Álvaro -20.22 -40.27; Shopping Laranjeiras -20.20 -40.26
Cariacica, ES: Shopping Moxuara -20.34 -40.38; Ceasa* -20.33 -40.38
Duque de Caxias, RJ: Reduc -22.72 -43.26; Caxias Shopping -22.77 -43.31
Itaboraí, RJ: Comperj -22.65 -42.87
São João de Meriti, RJ: Shopping Grande Rio -22.78 -43.36
Niterói, RJ: Plaza Shopping* -22.90 -43.12; UFF -22.91 -43.13
Curitiba, PR: Shopping Palladium -25.48 -49.29; Park Barigui -25.43 -49.32; ParkShopping Barigui -25.43 -49.32; Shopping Mueller* -25.42 -49.27; Shopping Estação* -25.44 -49.27; Pátio Batel -25.44 -49.29; Jockey Plaza -25.43 -49.22; Shopping Curitiba -25.44 -49.28; Ceasa* -25.53 -49.26; UFPR -25.43 -49.26
São José dos Pinhais, PR: Aeroporto Afonso Pena -25.53 -49.18; Afonso Pena -25.53 -49.18; Aeroporto de Curitiba -25.53 -49.18
Araucária, PR: Repar -25.57 -49.36
Porto Alegre, RS: Aeroporto Salgado Filho -29.99 -51.17; Praia de Belas -30.05 -51.23; Barra Shopping Sul -30.08 -51.25; BarraShoppingSul -30.08 -51.25; Shopping Total -30.03 -51.21; Shopping Bourbon* -30.02 -51.15; Ceasa* -29.98 -51.13; UFRGS -30.03 -51.22
Canoas, RS: Refap -29.87 -51.16; Park Shopping Canoas -29.91 -51.16; ParkShopping Canoas -29.91 -51.16
Florianópolis, SC: Aeroporto Hercílio Luz -27.67 -48.55; Beiramar Shopping -27.58 -48.54; Shopping Iguatemi* -27.59 -48.51; Villa Romana -27.59 -48.51; UFSC -27.60 -48.52
São José, SC: Continente Park -27.60 -48.63; Shopping Itaguaçu -27.60 -48.61; Ceasa* -27.57 -48.63
Joinville, SC: Garten Shopping -26.25 -48.85; Shopping Mueller* -26.30 -48.85
Blumenau, SC: Neumarkt -26.92 -49.07; Shopping Neumarkt -26.92 -49.07
Navegantes, SC: Portonave -26.90 -48.66
Salvador, BA: Shopping Paralela -12.93 -38.39; Shopping Bela Vista -12.97 -38.47; Shopping Piedade -12.98 -38.52; Shopping Lapa* -12.98 -38.51; Mercado Modelo -12.97 -38.51; UFBA -13.00 -38.51
Simões Filho, BA: Ceasa* -12.80 -38.40; CIA Aeroporto -12.83 -38.38
Candeias, BA: Porto de Aratu -12.79 -38.49
Recife, PE: Aeroporto dos Guararapes -8.13 -34.92; Porto Digital -8.06 -34.87; Plaza Shopping* -8.04 -34.91; Shopping Plaza* -8.04 -34.91; Shopping Boa Vista -8.06 -34.89; Shopping Tacaruna -8.04 -34.87; Tacaruna -8.04 -34.87; Ceasa* -8.07 -34.94; UFPE -8.05 -34.95
Jaboatão dos Guararapes, PE: Shopping Guararapes -8.17 -34.92
Olinda, PE: Shopping Patteo -7.99 -34.84
Ipojuca, PE: Porto de Suape -8.39 -34.97; Complexo de Suape -8.39 -34.97; Rnest -8.37 -35.03; Refinaria Abreu e Lima -8.37 -35.03
Fortaleza, CE: Aeroporto Pinto Martins -3.78 -38.53; North Shopping -3.74 -38.57; Iguatemi Bosque -3.76 -38.49; Shopping Iguatemi Bosque -3.76 -38.49; Shopping Benfica -3.74 -38.54; Shopping Parangaba -3.78 -38.56; Via Sul -3.79 -38.48; RioMar Kennedy -3.74 -38.56; RioMar Fortaleza -3.74 -38.48; Porto do Mucuripe -3.72 -38.48; UFC -3.74 -38.57
Maracanaú, CE: North Shopping Maracanaú -3.87 -38.63; Ceasa* -3.88 -38.61
São Gonçalo do Amarante, CE: Porto do Pecém -3.54 -38.80; Complexo do Pecém -3.58 -38.87
Natal, RN: Midway Mall -5.81 -35.21; UFRN -5.84 -35.20
João Pessoa, PB: Manaíra Shopping -7.10 -34.83; Shopping Manaíra -7.10 -34.83; Mangabeira Shopping -7.16 -34.84; Shopping Tambiá -7.12 -34.88; UFPB -7.14 -34.85
Bayeux, PB: Aeroporto Castro Pinto -7.15 -34.95
Maceió, AL: Parque Shopping Maceió -9.63 -35.70; Pátio Maceió -9.56 -35.75; UFAL -9.55 -35.78
Rio Largo, AL: Aeroporto Zumbi dos Palmares -9.51 -35.79
Aracaju, SE: Shopping Jardins -10.94 -37.06; RioMar* -10.95 -37.05; Shopping RioMar* -10.95 -37.05
São Luís, MA: Porto do Itaqui -2.57 -44.37; Shopping da Ilha -2.53 -44.25; Rio Anil Shopping -2.53 -44.24; Ceasa* -2.55 -44.25; UFMA -2.56 -44.31
Teresina, PI: Riverside -5.08 -42.79; Rio Poty -5.08 -42.79; Shopping Rio Poty -5.08 -42.79; UFPI -5.06 -42.80
Belém, PA: Ver-o-Peso -1.45 -48.50; Mercado Ver-o-Peso -1.45 -48.50; Boulevard Shopping* -1.44 -48.49; Pátio Belém -1.45 -48.49; Shopping Castanheira -1.41 -48.44; Castanheira Shopping -1.41 -48.44; Ceasa* -1.42 -48.41; UFPA -1.47 -48.45
Barcarena, PA: Porto de Vila do Conde -1.54 -48.75
Manaus, AM: Zona Franca -3.11 -59.96; Polo Industrial -3.11 -59.96; Aeroporto Eduardo Gomes -3.04 -60.05; Amazonas Shopping -3.09 -60.02; Shopping Amazonas -3.09 -60.02; Manauara Shopping -3.10 -60.01; Shopping Manauara -3.10 -60.01; Sumaúma Park -3.03 -59.98; Studio 5 -3.12 -59.98; UFAM -3.10 -59.97
Brasília, DF: Conjunto Nacional -15.79 -47.88; Pátio Brasil -15.80 -47.89; Taguatinga Shopping -15.84 -48.05; Terraço Shopping -15.80 -47.94; ParkShopping -15.83 -47.95; Park Shopping -15.83 -47.95; Feira dos Importados -15.79 -47.95; Esplanada dos Ministérios -15.80 -47.87; Ceasa* -15.79 -47.95; UnB -15.76 -47.87
Goiânia, GO: Aeroporto Santa Genoveva -16.63 -49.22; Passeio das Águas -16.62 -49.28; Shopping Cerrado -16.67 -49.30; Ceasa* -16.63 -49.21; UFG -16.60 -49.26
Aparecida de Goiânia, GO: Buriti Shopping -16.74 -49.28
Campo Grande, MS: Shopping Campo Grande -20.46 -54.59; Norte Sul Plaza -20.49 -54.61; Bosque dos Ipês -20.40 -54.57; UFMS -20.50 -54.61
Cuiabá, MT: Pantanal Shopping -15.58 -56.08; Goiabeiras Shopping -15.59 -56.11; Shopping Estação Cuiabá -15.60 -56.11; UFMT -15.61 -56.07
Várzea Grande, MT: Aeroporto Marechal Rondon -15.65 -56.12; Aeroporto de Cuiabá -15.65 -56.12
Santa Maria, RS: UFSM -29.72 -53.72
Pelotas, RS: UFPel -31.80 -52.42
Lavras, MG: UFLA -21.23 -44.98
Viçosa, MG: UFV -20.76 -42.87
Juiz de Fora, MG: UFJF -21.78 -43.37
Ouro Preto, MG: UFOP -20.40 -43.51
São Carlos, SP: UFSCar -21.98 -47.88
Campina Grande, PB: UFCG -7.22 -35.91
Londrina, PR: UEL -23.33 -51.20
Maringá, PR: UEM -23.40 -51.94
Ponta Grossa, PR: UEPG -25.09 -50.10
Dourados, MS: UFGD -22.19 -54.93
Seropédica, RJ: UFRRJ -22.76 -43.69
Rio Branco, AC: UFAC -9.95 -67.86
Porto Velho, RO: UNIR -8.83 -63.94
Macapá, AP: UNIFAP -0.01 -51.08
Boa Vista, RR: UFRR 2.83 -60.69
São Cristóvão, SE: UFS -10.93 -37.10
Feira de Santana, BA: UEFS -12.20 -38.97
Ilhéus, BA: UESC -14.80 -39.17
`
