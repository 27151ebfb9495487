/** The router's links that fetch scripts early, and its script that imports them and hydrates the page. */
const early = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const start = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/
/** How the router's links begin, which are the first of its scripts. No text can look like it, since `<` is escaped. */
const begins = '<link rel="modulepreload"'
const ends = '</body></html>'

/**
 * Puts a page's data at its end, where the router in the browser reads it, and makes its scripts be fetched and run after
 * the first paint: the page works without them, and a slow phone would paint later what is there already. The router has
 * no setting for that.
 */
export function withScripts(html: string, { data, nonce }: { data: string; nonce: string }): string {
  const at = html.indexOf(begins)
  const scripts = at < 0 ? '' : patientScripts(html.slice(at))
  const page = at < 0 ? html : html.slice(0, at)
  const written = `<script nonce="${nonce}">${handOver(data)}</script>`
  return scripts.endsWith(ends)
    ? page + scripts.slice(0, -ends.length) + written + ends
    : page + scripts + (scripts && written)
}

/** Puts what a page is about for search engines into its head. Browsers don't need it, so it isn't in the page's data. */
export function withStructuredData(html: string, about: Readonly<Record<string, unknown>> | null): string {
  const at = about ? html.indexOf('</head>') : -1
  if (at < 0) return html
  const script = `<script type="application/ld+json">${escaped(JSON.stringify(about))}</script>`
  return html.slice(0, at) + script + html.slice(at)
}

function patientScripts(scripts: string): string {
  const files = Array.from(scripts.matchAll(early), ([, file]) => file)
  return scripts.replaceAll(early, '').replace(start, (_script, nonce: string, code: string) => {
    const given = [code, files].map((value) => escaped(JSON.stringify(value))).join()
    return `<script nonce="${nonce}">(${begin})(${given},document.currentScript.nonce)</script>`
  })
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
