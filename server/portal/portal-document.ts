import type { Preload } from './preloads';

const placeholder = '__NONCE__';
const settingsBlock = /<script type="application\/json" id="ajustes">[\s\S]*?<\/script>\s*/;

/** Inside a script element only `<` can end it early. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Only inline style and script need the nonce; the element that tells it to the page's own code comes first. */
const withPlaceholders = (html: string): string =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replace(
      /<(style|script)(?![^>]*\b(?:nonce|src|type="application\/json")=?)([^>]*)>/g,
      `<$1 nonce="${placeholder}"$2>`,
    )
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${placeholder}">`);

export type RenderDocument = (nonce: string, preload: Preload) => string;

/** The built page with this server's settings in it; per response only the nonce and the preloads are new. */
export const prepareDocument = (html: string, settings: unknown): RenderDocument => {
  const block = `<script type="application/json" id="ajustes">${inScript(settings)}</script>`;
  const whole = withPlaceholders(html.replace(settingsBlock, ''));
  const end = whole.indexOf('</head>');
  const before = whole.slice(0, end).split(placeholder);
  const after = `${block}${whole.slice(end)}`.split(placeholder);
  return (nonce, { scripts, styles }) => {
    const links = [
      ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ].join('');
    return `${before.join(nonce)}${links}${after.join(nonce)}`;
  };
};
