import type { FirstLoad } from './first-load';

const placeholder = '__NONCE__';
const settingsBlock = /<script type="application\/json" id="ajustes">[\s\S]*?<\/script>\s*/;
const sheets = /<link rel="stylesheet"[^>]*>\s*/g;

/** Inside a script element only `<` can end it early. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/**
 * Starts the program after the first paint, because a cached program would block the thread before it. Starts it once;
 * at once in a hidden page, which is never painted. Reports a script that fails to load.
 */
const afterFirstPaint = (_: string, src: string) =>
  `<link rel="modulepreload" crossorigin href="${src}"><script type="module">` +
  `const start=()=>import(${inScript(src)}).catch(()=>{document.documentElement.dataset.lost=""});` +
  `if(document.hidden)start();` +
  `else requestAnimationFrame(()=>setTimeout(start))</script>`;

/** Only inline style and script need the nonce; the element that tells it to the page's own code comes first. */
const withPlaceholders = (html: string): string =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replace(
      /<(style|script)(?![^<>]*\b(?:nonce|src|type="application\/json")=?)([^<>]*)>/g,
      `<$1 nonce="${placeholder}"$2>`,
    )
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${placeholder}">`);

// A link that is switched off and fits no medium is not fetched, by the scanner that runs ahead either; it tells the
// program that this sheet is there already.
const inlined = (href: string, css: string) =>
  `<style nonce="${placeholder}">${css}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`;

export type RenderDocument = (nonce: string, load: FirstLoad) => string;

/** The built page with this server's settings in it; per response only the nonce is new, per page what it needs first. */
export const prepareDocument = (
  html: string,
  settings: unknown,
  cssOf: (href: string) => string = () => '',
): RenderDocument => {
  const block = `<script type="application/json" id="ajustes">${inScript(settings)}</script>`;
  const whole = withPlaceholders(html.replace(settingsBlock, '').replace(sheets, '').replace(entry, afterFirstPaint));
  const documentOf = ({ scripts, styles, markup }: FirstLoad): string[] => {
    const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
    const head = [...styles.map((href) => inlined(href, cssOf(href))), ...preloads, block].join('');
    return whole
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root">', (root) => root + markup)
      .split(placeholder);
  };
  const prepared = new Map<FirstLoad, string[]>();
  return (nonce, load) => {
    const pieces = prepared.get(load) ?? documentOf(load);
    prepared.set(load, pieces);
    return pieces.join(nonce);
  };
};
