import { atEnd, inHead, isWhole, type PageParts } from './page-parts.ts'

/** How the router's links begin that fetch scripts early. No text can look like it, since `<` is escaped. */
const preload = '<link rel="modulepreload" href="'
const scriptEnds = '</script>'
const appLinks =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

type PageScripts = {
  /** The page's data in the router's own form. */
  data: string
  nonce: string
  /** The address of what only older browsers load. */
  older: string
}

/**
 * Puts a page's data at its end, where the router in the browser reads it, and makes its scripts be fetched and run after
 * the first paint: the page works without them, and a slow phone would paint later what is there already. The router has
 * no setting for that.
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

/** Puts what a page is about for search engines into its head. Browsers don't need it, so it isn't in the page's data. */
export function withStructuredData(page: PageParts, about: readonly object[]): PageParts {
  const scripts = about.map((each) => `<script type="application/ld+json">${escaped(JSON.stringify(each))}</script>`)
  return inHead(page, scripts.join(''))
}

/** Names the manifest and the icon of the installed app. Only browsers that read a page anew ask, so no script has it. */
export const withInstalledApp = (page: PageParts): PageParts => inHead(page, appLinks)

/** Lets a browser without scripts go on by itself; with them a page does so in its own way, without loading again. */
export function withRefresh(page: PageParts, refresh: { to: string; seconds: number } | null): PageParts {
  if (!refresh) return page
  const to = refresh.to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const meta = `<meta http-equiv="refresh" content="${refresh.seconds};url=${to}">`
  return inHead(page, `<noscript>${meta}</noscript>`)
}

/** Adds the widget that translates a page into Libras, from where the operator has it. */
export function withLibras(page: PageParts, { url, nonce }: { url: string | null; nonce: string }): PageParts {
  if (url === null || !isWhole(page)) return page
  return atEnd(page, `<script nonce="${nonce}">(${addLibras})(${escaped(JSON.stringify(url))})</script>`)
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

function patientStart(code: string, files: readonly string[], older: string): string {
  const given = [code, files, older].map((value) => escaped(JSON.stringify(value))).join()
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

/**
 * Runs in the browser. Whole sheets are loaded before scripts run (`page-styles.ts`). A browser that lacks what came last of
 * what our scripts use loads that first. A page that nobody looks at paints nothing, so there it begins at once.
 */
const begin = `(text,files,older,nonce)=>{
const add=(name,facts)=>document.head.append(Object.assign(document.createElement(name),facts));
let sheets;
const run=()=>Promise.all(sheets).then(()=>add("script",{type:"module",nonce,text}));
const sheet=part=>new Promise(done=>part.after(Object.assign(document.createElement("link"),
{rel:"stylesheet",href:part.dataset.of,nonce,onload:done,onerror:done})));
const go=()=>{sheets=[...document.querySelectorAll("style[data-of]")].map(sheet);
for(const href of files)add("link",{rel:"modulepreload",href,nonce});
Object.groupBy&&URL.canParse?run():add("script",{type:"module",nonce,src:older,onload:run,onerror:run})};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))}`

/** Runs in the browser: what VLibras asks of pages that it translates, after everything of ours. */
const addLibras = `url=>addEventListener("load",()=>{
const add=(parent,facts)=>{const part=document.createElement("div");for(const name in facts)part.setAttribute(name,facts[name]);return parent.append(part),part};
const whole=add(document.body,{vw:"",class:"enabled"});add(whole,{"vw-access-button":"",class:"active"});
add(add(whole,{"vw-plugin-wrapper":""}),{class:"vw-plugin-top-wrapper"});
const script=document.createElement("script");script.src=url+"/vlibras-plugin.js";script.onload=()=>new VLibras.Widget(url);document.head.append(script)})`
