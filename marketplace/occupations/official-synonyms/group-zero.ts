/** Official synonyms of group 0 of the CBO (armed forces, police and fire service): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupZero = `
010105: Brigadeiro; Major-brigadeiro
010110: General-de-brigada; General-de-exército; Marechal
010115: Almirante; Almirante-de-esquadra; Contra-almirante; Vice-almirante
010205: Capitão da aeronáutica; Coronel da aeronáutica; Major da aeronáutica; Segundo-tenente da aeronáutica;
  Tenente-coronel da aeronáutica
010210: Capitão do exército; Coronel do exército; Major do exército; Primeiro-tenente do exército; Segundo-tenente
  do exército; Tenente-coronel do exército
010215: Capitão-de-corveta; Capitão-de-mar-e-guerra; Primeiro-tenente da marinha
010305: Cabo da aeronáutica; Primeiro-sargento da aeronáutica; Segundo-sargento da aeronáutica; Soldado da
  aeronáutica; Taifeiro da aeronáutica; Taifeiro-mor da aeronáutica; Terceiro-sargento da aeronáutica
010310: Cabo do exército; Soldado do exército; Subtenente do exército; Taifeiro do exército; Taifeiro-mor do
  exército; Terceiro-sargento do exército
010315: Cabo da marinha; Marinheiro; Primeiro-sargento da marinha; Segundo-sargento da marinha; Soldado fuzileiro
  naval; Suboficial da marinha
030105: Coronel do corpo de bombeiros militar
030115: Tenente-coronel do corpo de bombeiros militar
030305: Primeiro-tenente bombeiro militar; Primeiro-tenente do corpo de bombeiros; Segundo-tenente bombeiro militar;
  Segundo-tenente do corpo de bombeiros
031110: Sargento do corpo de bombeiros militar
`
