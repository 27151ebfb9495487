import { atEnd, inHead, isWhole, type PageParts } from './page-parts.ts'

/** How the router's preload links begin. No text of a page can look like this, since `<` is escaped in text. */
const preload = '<link rel="modulepreload" href="'
const scriptEnds = '</script>'
const appLinks =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

type PageScripts = {
  /** The page's data in the router's own format. */
  data: string
  nonce: string
  /** The address of the script that only older browsers load. */
  older: string
}

/**
 * Puts a page's data at the end of the page, where the router in the browser reads it, and delays loading the scripts
 * until after the first paint: the page works without them, and loading them earlier would delay the first paint on
 * slow phones. The router has no setting for this.
 */
export function withScripts(page: PageParts, { data, nonce, older }: PageScripts): PageParts {
  const opening = `<script nonce="${nonce}" type="module" async="">`
  const last = page.body.at(-1) ?? ''
  const at = last.lastIndexOf(opening)
  if (at < 0) return page
  const end = last.indexOf(scriptEnds, at)
  const code = last.slice(at + opening.length, end)
  const head = withoutPreloads(page.head)
  const body = [...page.body.slice(0, -1), last.slice(0, at)].map(withoutPreloads)
  const files = [head, ...body].flatMap((part) => part.files)
  const scripted = {
    head: head.pieces.join(''),
    body: body.flatMap(({ pieces }) => pieces),
    end: `<script nonce="${nonce}">${patientStart(code, files, older)}</script>${last.slice(end + scriptEnds.length)}${page.end}`,
  }
  return atEnd(scripted, `<script nonce="${nonce}">${handOver(data)}</script>`)
}

/**
 * Adds the structured data for search engines to the page's head. Browsers don't need it, so it isn't part of the
 * page's data.
 */
export function withStructuredData(page: PageParts, about: readonly object[]): PageParts {
  const scripts = about.map((each) => `<script type="application/ld+json">${escaped(JSON.stringify(each))}</script>`)
  return inHead(page, scripts.join(''))
}

/**
 * Links the manifest and the icon of the installable app. Browsers look for these only when they load a whole document,
 * so no script needs to contain them.
 */
export const withInstalledApp = (page: PageParts): PageParts => inHead(page, appLinks)

/**
 * Lets browsers without scripts reload the page after a while. With scripts, the page updates itself without reloading.
 */
export function withRefresh(page: PageParts, refresh: { to: string; seconds: number } | null): PageParts {
  if (!refresh) return page
  const to = refresh.to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const meta = `<meta http-equiv="refresh" content="${refresh.seconds};url=${to}">`
  return inHead(page, `<noscript>${meta}</noscript>`)
}

/**
 * Adds the widget that translates a page into Libras (Brazilian Sign Language), from the address that the operator
 * configured.
 */
export function withLibras(page: PageParts, { url, nonce }: { url: string | null; nonce: string }): PageParts {
  if (url === null || !isWhole(page)) return page
  return atEnd(page, `<script nonce="${nonce}">(${addLibras})(${escaped(JSON.stringify(url))})</script>`)
}

/**
 * Splits the HTML at the router's preload links; returns the text around them, and the addresses of the files that they
 * name.
 */
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

function patientStart(code: string, files: readonly string[], older: string): string {
  const given = [code, files, older].map((value) => escaped(JSON.stringify(value))).join()
  return `(${begin})(${given},document.currentScript.nonce)`
}

/** The router's own way to pass a page's data to its code in the browser. */
function handOver(data: string): string {
  return `(to=>{to.enqueue(${escaped(JSON.stringify(data))});to.close()})(window.__reactRouterContext.streamController)`
}

/**
 * JSON that is safe inside a script element: `<` could end the element, and older browsers treat two Unicode separators
 * as line breaks.
 */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Starting a request takes a slow phone about 4 ms, and between two groups it can answer a tap. */
const preloadsAtOnce = 6

/**
 * This function runs in the browser. The whole style sheets are loaded before any script runs (`page-styles.ts`). A
 * browser that lacks the newest feature used by our scripts first loads the polyfills. A page in a hidden tab is not
 * painted, so there the scripts are loaded immediately.
 */
const begin = `(text,files,older,nonce)=>{
const add=(name,facts)=>document.head.append(Object.assign(document.createElement(name),facts));
let sheets;
const run=()=>Promise.all(sheets).then(()=>add("script",{type:"module",nonce,text}));
const sheet=part=>new Promise(done=>part.after(Object.assign(document.createElement("link"),
{rel:"stylesheet",href:part.dataset.of,nonce,onload:done,onerror:done})));
const preload=()=>{for(const href of files.splice(0,${preloadsAtOnce}))add("link",{rel:"modulepreload",href,nonce});
files.length&&setTimeout(preload)};
const go=()=>{sheets=[...document.querySelectorAll("style[data-of]")].map(sheet);
preload();
Object.groupBy&&URL.canParse?run():add("script",{type:"module",nonce,src:older,onload:run,onerror:run})};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))}`

/**
 * This function runs in the browser. It adds the elements that VLibras requires in a page, after all our own scripts.
 */
const addLibras = `url=>addEventListener("load",()=>{
const add=(parent,facts)=>{const part=document.createElement("div");for(const name in facts)part.setAttribute(name,facts[name]);return parent.append(part),part};
const whole=add(document.body,{vw:"",class:"enabled"});add(whole,{"vw-access-button":"",class:"active"});
add(add(whole,{"vw-plugin-wrapper":""}),{class:"vw-plugin-top-wrapper"});
const script=document.createElement("script");script.src=url+"/vlibras-plugin.js";script.onload=()=>new VLibras.Widget(url);document.head.append(script)})`
