/** Acronyms and areas that people type alone. Codes of the CBO, the likeliest first, and what people call them. */
export const areaNames = `
252405 411030 411010: RH; Recursos humanos; Gente e gestão; R&S
411030 413105: DP; Departamento pessoal
317210 212405 212420: TI; Tecnologia da informação; Informática; Tecnologia; IT
411010 411005 351305: ADM; Administrativo; Administração; Escritório
262410 317120: UI; UX; UI UX
414140 414125 414105: Logística; Expedição; Estoque; Almoxarifado; CD
413110 252210: Contabilidade; Fiscal e contábil
354125 521110: Comercial; Área comercial; Varejo; Comércio; Loja; Lojas
521125 521140 421125: Supermercado; Mercado; Hipermercado
521130 223405: Farmácia; Drogaria
351430 241005: Jurídico; Direito
784205: Indústria; Fábrica; Produção
717020 715210: Construção civil; Obra; Obras
351605 214915: Segurança do trabalho
322205 516210: Home care
331110 231210: Educação; Escola; Creche
322205 223505 422110: Saúde; Hospital; Clínica
513405 513505 513435: Restaurante; Bar; Lanchonete; Gastronomia; Alimentação
848305 513435: Padaria
422120 513315: Hotel; Hotelaria; Turismo
516110 516120: Beleza; Salão
763210 262425: Moda; Confecção
914405 991305: Oficina; Oficina mecânica
621005 622020 321110: Fazenda; Agro; Agronegócio; Agropecuária
782510 252715: Transportes; Transportadora; Frota
214205 214905: Engenharia
354820: Eventos
517410 514120: Condomínio; Prédio
413225 413210: Banco; Bancos
211220: Dados; Analytics; Data science
262410: Design
317110 212405: Programação; Desenvolvimento; Software; Sistemas
212410 212420: Redes; Infra; Infraestrutura
`
