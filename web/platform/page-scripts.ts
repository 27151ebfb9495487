/** How the router's links begin that fetch scripts early. No text can look like it, since `<` is escaped. */
const preload = '<link rel="modulepreload" href="'
const scriptEnds = '</script>'
const ends = '</body></html>'

/**
 * Puts a page's data at its end, where the router in the browser reads it, and makes its scripts be fetched and run after
 * the first paint: the page works without them, and a slow phone would paint later what is there already. The router has
 * no setting for that. Its links stand in the head and its script at the end, so nothing between them is looked at.
 */
export function withScripts(html: string, { data, nonce }: { data: string; nonce: string }): string {
  const opening = `<script nonce="${nonce}" type="module" async="">`
  const at = html.lastIndexOf(opening)
  if (at < 0) return html
  const end = html.indexOf(scriptEnds, at)
  const code = html.slice(at + opening.length, end)
  const { pieces, files } = withoutPreloads(html.slice(0, at))
  const rest = html.slice(end + scriptEnds.length)
  const isWhole = rest.endsWith(ends)
  return [
    ...pieces,
    `<script nonce="${nonce}">${patientStart(code, files)}</script>`,
    isWhole ? rest.slice(0, -ends.length) : rest,
    `<script nonce="${nonce}">${handOver(data)}</script>`,
    isWhole ? ends : '',
  ].join('')
}

/** Puts what a page is about for search engines into its head. Browsers don't need it, so it isn't in the page's data. */
export function withStructuredData(html: string, about: readonly object[]): string {
  const at = about.length > 0 ? html.indexOf('</head>') : -1
  if (at < 0) return html
  const scripts = about.map((each) => `<script type="application/ld+json">${escaped(JSON.stringify(each))}</script>`)
  return html.slice(0, at) + scripts.join('') + html.slice(at)
}

/** What stands around the router's links that fetch scripts early, and the files they name. */
function withoutPreloads(html: string): { pieces: string[]; files: string[] } {
  const pieces: string[] = []
  const files: string[] = []
  let from = 0
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, from)) {
    const file = at + preload.length
    pieces.push(html.slice(from, at))
    files.push(html.slice(file, html.indexOf('"', file)))
    from = html.indexOf('/>', file) + 2
  }
  return { pieces: [...pieces, html.slice(from)], files }
}

function patientStart(code: string, files: readonly string[]): string {
  const given = [code, files].map((value) => escaped(JSON.stringify(value))).join()
  return `(${begin})(${given},document.currentScript.nonce)`
}

/** The router's own way to hand a page's data to itself in the browser. */
function handOver(data: string): string {
  return `(to=>{to.enqueue(${escaped(JSON.stringify(data))});to.close()})(window.__reactRouterContext.streamController)`
}

/** JSON that can stand in a script: `<` could end it, and older browsers take two separators for line breaks. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Runs in the browser. A page that nobody looks at paints nothing, so there it begins at once. */
const begin = `(text,files,nonce)=>{
const add=(name,facts)=>document.head.append(Object.assign(document.createElement(name),facts));
const go=()=>{for(const href of files)add("link",{rel:"modulepreload",href,nonce});add("script",{type:"module",nonce,text})};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))}`
