/**
 * Criteria by which nobody may be chosen: age, sex, family, looks, colour, belief, health (Lei 9.029/1995; CLT, art.
 * 373-A).
 */
export const protectedPhrases = `mulher; mulheres; homem; homens; sexo feminino; sexo masculino; do sexo feminino; do sexo masculino; feminino;
  feminina; masculino; masculina; rapaz; rapazes; menina; menino; garota; garoto; jovem; jovens; novinha; novinho; idoso; idosa; idosos;
  idosas; terceira idade; melhor idade; meia idade; maior de idade; maiores de idade; menor de idade; menores de idade; de maior;
  adolescente; adolescentes; casado; casada; solteiro; solteira; divorciado; divorciada; sem filhos; sem filho; com filhos; com filho;
  sem filhos pequenos; gravida; gravidas; gestante; gestantes; nao gravida; nao gestante; boa aparencia; otima aparencia; bonita;
  pessoa branca; pessoa negra; pessoas brancas; pessoas negras; cor branca; cor negra; pele branca; pele clara; pele negra; evangelico;
  evangelica; catolico; catolica; heterossexual; homossexual; gay; lesbica; sem deficiencia; nao pcd; sem doenca; saudavel; magra; magro; moca; mocas;
  senhora; senhoras; mae; maes; mae solteira; negro; negra; negros; negras; fumante; nao fumante; nao fume; sem vicios; lgbt; trans; crista; cristao;
  sem religiao; bonito; obeso; obesa; gordo; gorda; nordestino; nordestina; nordestinos; mais velho; mais velha; mais velhos; mais velhas; mais novo; mais nova; mais novos; mais novas; haitiano; haitiana; venezuelano; venezuelana; estrangeiro; brasileiro nato; sem tatuagem`
